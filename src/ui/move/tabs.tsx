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
      <div className={cx('no-scrollbar tab-row', listClassName)}>
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
                className={on ? 'tab tab-on' : 'tab'}
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
