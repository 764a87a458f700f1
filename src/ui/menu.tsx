import type { KeyboardEvent, ReactNode } from 'react'
import { cx } from './cx.ts'
import type { NavEntry } from './move/nav-entry.ts'
import { NavItem } from './move/nav-item.tsx'
import { Popover } from './popover.tsx'
import { CountBadge } from './show/badge.tsx'

export type MenuProps = {
  trigger: ReactNode
  label?: string
  items: readonly (NavEntry & { danger?: boolean })[]
  /** Above the entries: who is logged in. */
  head?: ReactNode
  align?: 'start' | 'end'
  hover?: boolean
  triggerClassName?: string
}

function moveFocus(event: KeyboardEvent<HTMLUListElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  event.preventDefault()
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')]
  const at = entries.indexOf(document.activeElement as HTMLElement)
  entries[(at + step + entries.length) % entries.length]?.focus()
}

/** Links and acts behind one button, as of the avatar. */
export function Menu({ trigger, label, items, head, align, hover, triggerClassName }: MenuProps) {
  return (
    <Popover trigger={trigger} label={label} align={align} hover={hover} triggerClassName={triggerClassName}>
      {head && <div className="mb-1 border-b border-gray-100 px-3 pb-3 pt-2">{head}</div>}
      <ul onKeyDown={moveFocus}>
        {items.map((item) => (
          <li key={item.label}>
            <NavItem
              entry={item}
              className={cx(
                'flex h-11 w-full items-center gap-2.5 whitespace-nowrap rounded-lg px-3 text-left -outline-offset-2 md:h-10 [&>svg]:size-4.5 [&>svg]:stroke-[1.75]',
                item.danger ? 'text-red-600 hover:bg-red-50' : 'text-gray-700 hover:bg-gray-100',
              )}
            >
              {item.icon}
              {item.label}
              <CountBadge count={item.count} label={item.countLabel} className="ml-auto" />
            </NavItem>
          </li>
        ))}
      </ul>
    </Popover>
  )
}
