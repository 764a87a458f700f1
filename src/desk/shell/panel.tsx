import type { ReactNode } from 'react'
import { Link } from 'react-router'

type Props = {
  title: string
  /** Where there is more of it. */
  more?: { to: string; label: string }
  children: ReactNode
}

export function Panel({ title, more, children }: Props) {
  return (
    <section className="self-start rounded-xl bg-white p-4 ring-1 ring-gray-200">
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h2 className="font-semibold text-gray-900">{title}</h2>
        {more && (
          <Link to={more.to} className="shrink-0 text-sm text-brand-700 underline">
            {more.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
