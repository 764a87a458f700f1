import { type ReactNode, useEffect } from 'react'
import * as m from '#words'

/** The heading of a room, which is also its name in the browser's tab; acts stand beside it. */
export function PageTitle({ title, children }: { title: string; children?: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · ${m.desk_title()}`
  }, [title])
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
      <h1 className="text-xl font-semibold text-gray-900">{title}</h1>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  )
}
