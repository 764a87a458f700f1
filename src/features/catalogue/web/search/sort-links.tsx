import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { Link } from 'react-router'
import type { SortBy, SortWay } from '#paths'
import { cx } from '#ui/cx.ts'
import * as m from '#words'
import { nextSort, type Sort } from '../../search-rules.ts'

const SORTS = [
  { by: 'comprehensive', label: m.search_sort_comprehensive },
  { by: 'sales', label: m.search_sort_sales },
  { by: 'price', label: m.search_sort_price, ways: { asc: m.search_ascending, desc: m.search_descending } },
  {
    by: 'time',
    label: m.search_sort_time,
    ways: { asc: m.search_oldest_first, desc: m.search_newest_first },
  },
] as const satisfies { by: SortBy; label: () => string; ways?: Record<SortWay, () => string> }[]

type Props = { sort: Sort; hrefFor: (sort: Sort) => string; className?: string }

/** Each sort is an address; the direction is said as well as shown. */
export function SortLinks({ sort, hrefFor, className }: Props) {
  return (
    <nav aria-label={m.search_sort()} className={cx('no-scrollbar min-w-0 overflow-x-auto', className)}>
      <ul className="flex gap-1">
        {SORTS.map(({ by, label, ...sorted }) => {
          const on = sort.by === by
          const up = sort.way === 'asc'
          return (
            <li key={by}>
              <Link
                to={hrefFor(nextSort(sort, by))}
                preventScrollReset
                aria-current={on || undefined}
                className={cx(
                  'flex h-11 items-center gap-1 whitespace-nowrap rounded-lg px-3.5 -outline-offset-2 transition-colors max-sm:px-2.5 md:h-9 [&_svg]:size-3.5',
                  on
                    ? 'bg-brand-50 font-semibold text-brand-700'
                    : 'text-gray-600 hover:bg-gray-100 hover:text-gray-900',
                )}
              >
                {label()}
                {on && 'ways' in sorted && (
                  <>
                    {up ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />}
                    <span className="sr-only">{sorted.ways[sort.way]()}</span>
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
