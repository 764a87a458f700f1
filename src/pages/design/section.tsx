import type { ReactNode } from 'react'

export function Section({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="border-t border-gray-100 py-8">
      <h2 className="mb-4 text-xs text-gray-500">{name}</h2>
      <div className="flex flex-wrap items-start gap-4">{children}</div>
    </section>
  )
}
