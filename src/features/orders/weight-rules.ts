import type { Cents } from '#platform/money.ts'

/** Pure rules of goods that are weighed. */

type Weighed = { nominal_grams: number | null; tolerance_permille: number; packed_grams: number | null }

/** It was sold by what it should weigh, with how much of that may be missing. */
export const isWeighed = (item: Pick<Weighed, 'nominal_grams' | 'tolerance_permille'>): boolean =>
  item.nominal_grams !== null && item.tolerance_permille > 0

/** It must not leave yet: nobody has written down what was packed. */
export const isUnweighed = (item: Weighed): boolean => isWeighed(item) && item.packed_grams === null

type Counted = { quantity: number; refunded_num: number; missing: number }

/** What all that is left of an item and not missing should weigh; 0 where it is not sold by weight. */
export const nominalGrams = (item: Weighed & Counted): number =>
  isWeighed(item) ? (item.nominal_grams ?? 0) * (item.quantity - item.refunded_num - item.missing) : 0

/** Less than half or more than double of what it should be is more likely a slip than a weight: the scales are read again. */
export const isUnlikely = (grams: number, nominal: number): boolean =>
  grams * 2 < nominal || grams > nominal * 2

type Reading = { nominalGrams: number; grams: number; tolerancePermille: number }

/**
 * What of the money goes back for what is missing: nothing within the tolerance, and beyond it the share of all that is
 * missing, rounded up for the buyer. Whoever gets more pays no more.
 */
export function centsForMissing(paid: Cents, { nominalGrams, grams, tolerancePermille }: Reading): Cents {
  const missing = nominalGrams - grams
  if (missing <= 0 || missing * 1000 <= tolerancePermille * nominalGrams) return 0
  return Math.ceil((paid * missing) / nominalGrams)
}
