import type { ReactNode } from 'react'
import { LanguageSwitch } from '#desk/shell/language-switch.tsx'
import { Toaster } from '#ui/act/toaster.tsx'

/** One card in the middle, for whoever is not in yet. */
export function DoorFrame({
  title,
  text,
  children,
}: {
  title: string
  text?: ReactNode
  children: ReactNode
}) {
  return (
    <main className="grid min-h-dvh place-items-center bg-linear-to-b from-brand-50 to-gray-50 p-4">
      <div className="w-full max-w-sm rounded-2xl bg-white p-6 shadow-xl ring-1 ring-gray-200 sm:p-8">
        <h1 className="text-xl font-semibold text-gray-900">{title}</h1>
        {text && <p className="mt-1 text-gray-600">{text}</p>}
        <div className="mt-6">{children}</div>
        <div className="mt-6 border-t border-gray-100 pt-4">
          <LanguageSwitch />
        </div>
      </div>
      <Toaster />
    </main>
  )
}
