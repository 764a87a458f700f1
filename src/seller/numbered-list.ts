import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

/** Short lists are told by the number of the line: 1 is the first. */
export const numbered = <T extends object>(all: readonly T[]): (T & { number: number })[] =>
  all.map((one, at) => ({ ...one, number: at + 1 }))

export function takeOut<T>(all: readonly T[], number: number): T[] {
  if (number < 1 || number > all.length) return refuse(m.sellersite_no_line, { number })
  return all.toSpliced(number - 1, 1)
}
