import type { ReactNode } from 'react'

/** One door of the shop: its name, a word of welcome, and the form. */
export function EntranceCard({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children: ReactNode
}) {
  return (
    <section
      aria-labelledby="entrance"
      className="w-full max-w-md rounded-3xl bg-white p-6 shadow-lg ring-1 ring-gray-100 sm:p-9"
    >
      <h1 id="entrance" className="text-2xl font-bold tracking-tight text-gray-900">
        {title}
      </h1>
      <p className="mb-6 mt-1 text-gray-500">{text}</p>
      {children}
    </section>
  )
}
