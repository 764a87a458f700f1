import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import type { NavEntry } from '#ui/move/nav-entry.ts'
import { NavItem } from '#ui/move/nav-item.tsx'
import { CountBadge } from '#ui/show/badge.tsx'
import { Time } from '#ui/show/time.tsx'
import * as m from '#words'

export type NoticeGroup = NavEntry & {
  icon: ReactNode
  tone: 'brand' | 'warm' | 'blue' | 'amber'
  /** The latest item, or what the group is about. */
  text: string
  time?: string | undefined
  /** False while it may still turn out that a buyer has something newer. */
  isKnown?: boolean
}

const TONES = {
  brand: 'bg-brand-50 text-brand-700',
  warm: 'bg-warm-50 text-warm-700',
  blue: 'bg-blue-50 text-blue-700',
  amber: 'bg-amber-50 text-amber-700',
}

/** Where news comes from: each group with what is unread and its latest item. */
export function NoticeGroups({ groups }: { groups: readonly NoticeGroup[] }) {
  return (
    <ul className="divide-y divide-gray-100">
      {groups.map((group) => (
        <li key={group.label}>
          <NavItem
            entry={group}
            className="group flex w-full items-center gap-4 px-4 py-4 text-left -outline-offset-2 transition-colors hover:bg-gray-50 md:px-6 md:py-5"
          >
            <span
              className={`relative grid size-12 shrink-0 place-items-center rounded-full [&_svg]:size-5.5 ${TONES[group.tone]}`}
            >
              {group.icon}
              <CountBadge
                count={group.count}
                label={m.notices_unread({ count: group.count ?? 0 })}
                className="absolute! -right-1 -top-1 ring-2 ring-white"
              />
            </span>
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="text-base font-semibold text-gray-900 group-hover:text-brand-700">
                  {group.label}
                </span>
                {group.time && (
                  <Time value={group.time} detail="date" className="shrink-0 text-xs text-gray-500" />
                )}
              </span>
              <span
                className={cx('mt-0.5 line-clamp-1 text-gray-600', group.isKnown === false && 'until-known')}
              >
                {group.text}
              </span>
            </span>
            <ChevronRight className="size-5 shrink-0 text-gray-400" aria-hidden="true" />
          </NavItem>
        </li>
      ))}
    </ul>
  )
}
