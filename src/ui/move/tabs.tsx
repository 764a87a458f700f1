import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { cx } from '#ui/cx.ts'
import { CountBadge } from '#ui/show/badge.tsx'

export type TabItem = { value: string; label: string; count?: number; content: ReactNode }

export type TabsProps = {
  label: string
  items: readonly TabItem[]
  value: string
  onChange: (value: string) => void
  /** The row of tabs stays in view at this class's offset: "sticky top-16". */
  listClassName?: string
  /** At the other end of the row of tabs. */
  end?: ReactNode
  /** Keeps every panel in the page, hidden: for content that should be found by search engines. */
  keepPanels?: boolean
  className?: string
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

export const TAB_ROW = 'no-scrollbar flex gap-6 overflow-x-auto border-b border-gray-200 md:gap-8'
export const TAB =
  'relative flex h-12 shrink-0 items-center gap-1.5 whitespace-nowrap -outline-offset-2 transition-colors after:absolute after:inset-x-0 after:bottom-0 after:h-0.75 after:transition-colors md:text-base'
export const TAB_ON = 'font-semibold text-brand-700 after:bg-brand-600'
export const TAB_OFF = 'text-gray-600 hover:text-gray-900'

export function Tabs({
  label,
  items,
  value,
  onChange,
  listClassName,
  end,
  keepPanels,
  className,
}: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const target = step(
      items.findIndex((item) => item.value === value),
      items.length - 1,
    )
    const item = items[target]
    if (!item) return
    onChange(item.value)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus()
  }

  return (
    <div className={className}>
      <div className={cx(TAB_ROW, listClassName)}>
        <div ref={list} role="tablist" aria-label={label} className="flex gap-6 md:gap-8" onKeyDown={move}>
          {items.map((item) => {
            const on = item.value === value
            return (
              <button
                key={item.value}
                type="button"
                role="tab"
                id={`${id}tab-${item.value}`}
                aria-selected={on}
                aria-controls={on || keepPanels ? `${id}panel-${item.value}` : undefined}
                tabIndex={on ? 0 : -1}
                className={cx(TAB, on ? TAB_ON : TAB_OFF)}
                onClick={() => onChange(item.value)}
              >
                {item.label}
                <CountBadge count={item.count} tone={on ? 'brand' : 'gray'} />
              </button>
            )
          })}
        </div>
        {end}
      </div>
      {items
        .filter((item) => keepPanels || item.value === value)
        .map((item) => (
          <div
            key={item.value}
            role="tabpanel"
            id={`${id}panel-${item.value}`}
            aria-labelledby={`${id}tab-${item.value}`}
            hidden={item.value !== value}
            className="pt-5"
          >
            {item.content}
          </div>
        ))}
    </div>
  )
}
