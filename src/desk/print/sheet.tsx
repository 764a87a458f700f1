import { type ReactNode, useEffect } from 'react'
import { Button } from '#ui/act/button.tsx'
import * as m from '#words'

type Props = {
  title: string
  /** As `@page` says it: "A4", "100mm 150mm". */
  paper: string
  /** Beside the button; never printed. */
  choices?: ReactNode
  children: ReactNode
}

/** Paper on the screen: black on white whatever the system's colours, with the size told to the printer. */
export function Sheet({ title, paper, choices, children }: Props) {
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <main className="min-h-dvh bg-gray-100 text-black print:bg-white" style={{ colorScheme: 'light' }}>
      <style>{`@page { size: ${paper}; margin: ${paper === 'A4' ? '12mm' : '0'} }`}</style>
      <div className="flex flex-wrap items-center justify-between gap-3 bg-white p-3 text-gray-800 shadow-sm print:hidden">
        <h1 className="text-lg font-semibold">{title}</h1>
        <div className="flex flex-wrap items-center gap-2">
          {choices}
          <Button onClick={() => window.print()}>{m.printing_print()}</Button>
        </div>
      </div>
      <div className="p-4 print:p-0">{children}</div>
    </main>
  )
}

/** White paper with black letters. Tokens turn in the dark, paper does not. */
export const PAPER = 'bg-[#fff] text-[#000] print:shadow-none'
