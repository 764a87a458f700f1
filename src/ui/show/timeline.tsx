import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'

export type TimelineEntry = { key: string | number; time: ReactNode; title?: ReactNode; text?: ReactNode }

/** What happened and when, newest first. */
export function Timeline({ entries, className }: { entries: readonly TimelineEntry[]; className?: string }) {
  return (
    <ol className={className}>
      {entries.map((entry, index) => (
        <li key={entry.key} className="relative pb-6 pl-7 last:pb-0">
          {index < entries.length - 1 && (
            <span aria-hidden="true" className="absolute bottom-0 left-1.25 top-4 w-px bg-gray-200" />
          )}
          <span
            aria-hidden="true"
            className={cx(
              'absolute left-0 top-1.5 size-2.75 rounded-full',
              index === 0 ? 'bg-brand-600 ring-4 ring-brand-100' : 'bg-gray-300',
            )}
          />
          {entry.title && (
            <p className={cx('font-medium', index === 0 ? 'text-brand-700' : 'text-gray-800')}>
              {entry.title}
            </p>
          )}
          {entry.text && <div className={index === 0 ? 'text-gray-800' : 'text-gray-600'}>{entry.text}</div>}
          <p className="mt-0.5 text-xs tabular-nums text-gray-500">{entry.time}</p>
        </li>
      ))}
    </ol>
  )
}
