import { cx } from '#ui/cx.ts'

/** `pill` is the search box of the header, with room for its button. */
export type InputLook = 'box' | 'pill'

const LOOKS: Record<InputLook, string> = {
  box: 'rounded-lg px-3.5 ring-1 ring-gray-400 hover:ring-gray-500 focus:ring-2 focus:ring-brand-600 aria-invalid:ring-red-600',
  pill: 'text-ellipsis rounded-full px-4 md:px-5 ring-2 ring-brand-600 focus:ring-brand-700',
}

/** 16 px on phones, because iOS zooms into anything smaller. */
export function inputStyle(look: InputLook = 'box', className?: string): string {
  return cx(
    'w-full min-w-0 bg-white text-base text-gray-900 ring-inset transition-shadow focus:outline-none md:text-sm',
    'disabled:bg-gray-100 disabled:text-gray-500 disabled:ring-gray-200',
    LOOKS[look],
    className,
  )
}

export const INPUT_HEIGHT = 'h-11 md:h-10'
