import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router'
import { cx } from '#ui/cx.ts'
import * as m from '#words'

export type Crumb = { label: string; href?: string }

/** The last crumb is the page itself and is no link. */
export function Breadcrumb({ items, className }: { items: readonly Crumb[]; className?: string }) {
  return (
    <nav aria-label={m.ui_breadcrumb()} className={cx('py-3 print:hidden', className)}>
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-gray-500">
        {items.map((item, index) => {
          const last = index === items.length - 1
          return (
            <li key={`${item.label}${item.href ?? ''}`} className="flex min-w-0 items-center gap-1.5">
              {item.href && !last ? (
                <Link discover="none" to={item.href} className="rounded-sm py-0.5 hover:text-brand-700">
                  {item.label}
                </Link>
              ) : (
                <span aria-current={last ? 'page' : undefined} className="line-clamp-1 text-gray-800">
                  {item.label}
                </span>
              )}
              {!last && <ChevronRight className="size-3.5 shrink-0 text-gray-400" />}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
