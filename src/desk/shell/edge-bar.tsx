import type { ReactNode } from 'react'

type Props = { label: string; children: ReactNode }

/** What can be done with all that stands above it, at the lower edge of the screen however long that is. */
export const EdgeBar = ({ label, children }: Props) => (
  <section
    aria-label={label}
    className="sticky bottom-16 z-10 mt-3 flex flex-wrap items-center gap-2 rounded-xl bg-white p-3 shadow-lg ring-1 ring-gray-300 lg:bottom-4"
  >
    {children}
  </section>
)
