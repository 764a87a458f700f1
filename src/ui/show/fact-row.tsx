import type { ReactNode } from 'react'

/** A name at the left, what it is at the right: delivery, shipping, options, quantity. */
export function FactRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[4rem_minmax(0,1fr)] items-baseline gap-x-3 md:grid-cols-[5.5rem_minmax(0,1fr)]">
      <span className="text-gray-500">{label}</span>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
