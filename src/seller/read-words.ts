import * as m from '#words'
import { refuseUsage } from './command.ts'

/** A whole number among a command's words or options; `name` is how the usage calls it. */
export function readWhole(text: string | undefined, name: string): number {
  if (text !== undefined && /^\d{1,15}$/.test(text)) return Number(text)
  return refuseUsage(m.seller_need_number, { name })
}

export const readOptionalWhole = (text: string | undefined, name: string) =>
  text === undefined ? undefined : readWhole(text, name)

/** A word that must be there. */
export const readWord = (text: string | undefined, name: string): string =>
  text || refuseUsage(m.seller_need_word, { name })

export function refuseMore(words: readonly string[], taken: number): void {
  const more = words[taken]
  if (more !== undefined) refuseUsage(m.seller_too_many_words, { word: more })
}
