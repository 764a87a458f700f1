import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { CartLine } from '#features/cart/cart-contract.ts'
import { paths } from '#paths'
import { api } from '#platform/contract/api.ts'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { Picture } from '#ui/show/picture.tsx'
import { Price } from '#ui/show/price.tsx'
import { dataOf } from '#web/call-api.ts'
import * as m from '#words'
import { browserCart } from './browser-cart.ts'
import { isVisitor, useCount } from './cart-count-store.ts'

/** More are seen in the cart itself. */
const SHOWN = 4

/** What lies in the cart, at a glance: the latest lines and the way to all of them. */
export function CartPeek() {
  const lines = useLines()
  if (!lines) return <p className="px-5 py-8 text-center text-gray-500">{m.peek_loading()}</p>
  if (lines.length === 0) return <p className="px-5 py-8 text-center text-gray-500">{m.peek_empty()}</p>
  const more = lines.length - SHOWN
  return (
    <>
      <p className="px-5 pb-1 pt-4 font-semibold text-gray-900">{m.peek_latest()}</p>
      <ul>
        {lines.slice(0, SHOWN).map((line) => (
          <li key={line.sku_price_id}>
            <Line line={line} />
          </li>
        ))}
      </ul>
      <div className="flex items-center justify-between gap-4 border-t border-gray-100 px-5 py-3.5">
        <span className="text-gray-500">{more > 0 && m.peek_more({ count: more })}</span>
        <ButtonLink href={paths.cart()} size="sm">
          {m.peek_to_cart()}
        </ButtonLink>
      </div>
    </>
  )
}

const Line = ({ line }: { line: CartLine }) => (
  <Link
    discover="none"
    to={paths.product(line.product_id, { sku: line.sku_price_id })}
    className="flex items-center gap-3 px-5 py-2 hover:bg-gray-50"
  >
    <Picture src={line.product.cover} alt="" sizes="56px" className="size-14 shrink-0 rounded-lg" />
    <span className="min-w-0 flex-1">
      <span className="line-clamp-1 text-gray-900">{line.product.name}</span>
      <span className="line-clamp-1 text-xs text-gray-500">{line.reason || line.sku_price.name}</span>
    </span>
    <span className="shrink-0 text-right">
      <Price value={line.sku_price.price} size="xs" />
      <span className="block text-xs text-gray-500">× {line.num}</span>
    </span>
  </Link>
)

/** Undefined until they are known; read again when their number changes. */
function useLines(): readonly CartLine[] | undefined {
  const count = useCount()
  const [lines, setLines] = useState<readonly CartLine[]>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number says that others lie in it now
  useEffect(() => {
    let left = false
    void askForLines().then((found) => {
      if (!left && found) setLines(found)
    })
    return () => {
      left = true
    }
  }, [count])
  return lines
}

async function askForLines(): Promise<readonly CartLine[] | undefined> {
  if (!isVisitor()) return dataOf(api.cart.listLines())
  const { lines } = browserCart.read()
  return lines.length === 0 ? [] : dataOf(api.cart.visitorLines({ lines: [...lines] }))
}
