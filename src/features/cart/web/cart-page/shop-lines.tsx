import ChevronRight from 'lucide-react/icons/chevron-right'
import Store from 'lucide-react/icons/store'
import { Link } from 'react-router'
import type { CartLine } from '#features/cart/cart-contract.ts'
import { paths } from '#paths'
import { Checkbox } from '#ui/form/checkbox.tsx'
import * as m from '#words'
import { CartRow } from './cart-row.tsx'
import type { CartActs } from './use-cart-acts.ts'

type Shop = CartLine['shop']

/** The lines of each shop together, in the order in which the first of them stands. */
export function byShop(lines: readonly CartLine[]): { shop: Shop; lines: CartLine[] }[] {
  const groups = new Map<number, { shop: Shop; lines: CartLine[] }>()
  for (const line of lines) {
    const group = groups.get(line.shop.id)
    if (group) group.lines.push(line)
    else groups.set(line.shop.id, { shop: line.shop, lines: [line] })
  }
  return [...groups.values()]
}

type Props = { shop: Shop; lines: readonly CartLine[]; acts: CartActs }

/** What comes from one shop, and one tick for all of it. */
export function ShopLines({ shop, lines, acts }: Props) {
  const chosen = lines.filter(acts.isChosen).length
  return (
    <section aria-label={shop.name} className="border-t border-gray-100">
      <div className="flex min-h-11 items-center gap-3 pt-1">
        <Checkbox
          aria-label={m.cartpage_select_shop({ shop: shop.name })}
          checked={chosen === lines.length}
          indeterminate={chosen > 0 && chosen < lines.length}
          onChange={(event) => acts.choose(lines, event.target.checked)}
        />
        <Link
          to={paths.shop(shop.id)}
          className="flex min-h-8 min-w-0 items-center gap-1.5 rounded-sm font-medium text-gray-900 hover:text-brand-700"
        >
          <Store className="size-4 shrink-0 text-brand-600" aria-hidden="true" />
          <span className="truncate">{shop.name}</span>
          <ChevronRight className="size-4 shrink-0 text-gray-400" aria-hidden="true" />
        </Link>
      </div>
      <ul className="divide-y divide-gray-100">
        {lines.map((line) => (
          <CartRow key={line.id} line={line} acts={acts} />
        ))}
      </ul>
    </section>
  )
}
