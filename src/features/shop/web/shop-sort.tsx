import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { Link } from 'react-router'
import { cx } from '#ui/cx.ts'
import * as m from '#words'
import { resort, type ShopPlace, shopPlacePath } from '../shop-place.ts'

const SORTS = [
  { by: 'comprehensive', label: m.shop_sort_comprehensive },
  { by: 'price', label: m.shop_sort_price },
  { by: 'time', label: m.shop_sort_time },
] as const

/** Each sort is an address; the direction is said as well as shown. */
export function ShopSort({ shopId, place }: { shopId: number; place: ShopPlace }) {
  return (
    <nav aria-label={m.shop_sort()}>
      <ul className="flex gap-1">
        {SORTS.map(({ by, label }) => {
          const on = place.orderby === by
          const up = place.orderway === 'asc'
          return (
            <li key={by}>
              <Link
                to={shopPlacePath(shopId, resort(place, by))}
                preventScrollReset
                aria-current={on || undefined}
                className={cx(
                  'flex h-11 items-center gap-1 rounded-lg px-3.5 transition-colors md:h-9 [&_svg]:size-3.5',
                  on
                    ? 'bg-brand-50 font-semibold text-brand-700'
                    : 'text-gray-600 hover:bg-gray-100 hover:text-gray-900',
                )}
              >
                {label()}
                {on && by !== 'comprehensive' && (
                  <>
                    {up ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />}
                    <span className="sr-only">{up ? m.shop_ascending() : m.shop_descending()}</span>
                  </>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
