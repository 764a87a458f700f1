import type { ReactNode } from 'react'

/** A name at the left, what it is at the right: delivery, shipping, options, quantity. */
export function FactRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="fact-row">
      <span>{label}</span>
      <div>{children}</div>
    </div>
  )
}
