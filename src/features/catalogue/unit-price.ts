import type { Cents } from '#platform/money.ts'

/** What so many grams of something cost, to the nearest cent; nothing where its weight is not known. */
export function unitPrice(cents: Cents, grams: number, perGrams: number): Cents | undefined {
  return grams > 0 ? Math.round((cents * perGrams) / grams) : undefined
}
