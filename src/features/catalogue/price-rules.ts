import { type Cents, fromYuan } from '#platform/money.ts'

/** A price that moves further than this at once is asked about: a slip of the finger moves it tenfold. */
export const FAR_PERCENT = 30

/** By how many percent a price moves; nothing says it of one that was 0. */
export const movesBy = (before: Cents, after: Cents): number =>
  before === 0 ? 0 : Math.round(((after - before) / before) * 100)

/** How a price that was worked out ends. */
export const ENDINGS = ['exact', 'tenth', 'ninety'] as const
export type Ending = (typeof ENDINGS)[number]

/** To the cent, to the tenth of a yuan, or to .90 below or above, whichever is nearer; never below the smallest of its kind. */
export function endPrice(cents: number, ending: Ending): Cents {
  if (ending === 'exact') return Math.max(0, Math.round(cents))
  if (ending === 'tenth') return Math.max(0, Math.round(cents / 10) * 10)
  return Math.max(90, Math.round((cents - 90) / 100) * 100 + 90)
}

const RELATIVE = /^([+-])\s*(\d{1,4}(?:\.\d{1,2})?)\s*%$/

/** What somebody types for a price: an amount, with ¥ and commas as spreadsheets have them, or a change such as +5%. */
export function readPrice(typed: string, before: Cents, ending: Ending = 'exact'): Cents | undefined {
  const text = typed.trim()
  const relative = RELATIVE.exec(text)
  if (!relative) {
    const cents = fromYuan(text.replace(/[¥￥,，\s]/g, ''))
    return cents !== undefined && cents >= 0 ? cents : undefined
  }
  const factor = 1 + (Number(`${relative[1]}${relative[2]}`) || 0) / 100
  return factor < 0 ? undefined : endPrice(before * factor, ending)
}
