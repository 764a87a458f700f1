import ArrowUpToLine from 'lucide-react/icons/arrow-up-to-line'
import { cx } from '#ui/cx.ts'
import { CountBadge } from '#ui/show/badge.tsx'
import * as m from '#words'
import type { NavEntry } from './nav-entry.ts'
import { NavItem } from './nav-item.tsx'
import { useScrolledPast } from './use-scrolled-past.ts'

/**
 * Words need more room than is left beside the column of a smaller screen: there the icons alone stand, named on pointing,
 * no wider than the column's own margin.
 */

/** Fixed at the right edge of wide screens; phones keep only the way back to the top. */
export function ToolBar({ items }: { items: readonly NavEntry[] }) {
  const deep = useScrolledPast(400)
  // On a phone it lies on the page, so it comes only where the way back is long.
  const veryDeep = useScrolledPast(3000)
  return (
    <nav aria-label={m.ui_tools()} className={cx('tools', !veryDeep && 'max-md:hidden')}>
      <ul>
        {items.map((item) => (
          <li key={item.label} className="max-md:hidden">
            <NavItem entry={item} title={item.label} className="tool">
              {item.icon}
              <span className="tool-words">{item.label}</span>
              <CountBadge
                count={item.count}
                label={item.countLabel}
                className="absolute! right-1.5 top-1 max-[1419px]:right-0"
              />
            </NavItem>
          </li>
        ))}
        <li className={deep ? undefined : 'hidden'}>
          <button
            type="button"
            title={m.ui_back_to_top()}
            className="tool"
            onClick={() => {
              window.scrollTo({ top: 0, behavior: 'smooth' })
              document.getElementById('main')?.focus({ preventScroll: true })
            }}
          >
            <ArrowUpToLine />
            <span className="tool-words">{m.ui_back_to_top()}</span>
          </button>
        </li>
      </ul>
    </nav>
  )
}
