import type { Cents } from '#platform/money.ts'

/** Pure rules of postage, shared by the pages and the server. No zod here: the browser carries this file. */

/** What a product pays: by the shop's rule, nothing from a sum of its own on, or nothing at all. */
export const PRODUCT_POSTAGE = ['shop', 'own', 'free'] as const
export type ProductPostage = (typeof PRODUCT_POSTAGE)[number]

/** A product's own sum is there with `own` alone. */
export type PostageOfProduct = { postage: ProductPostage; freeFromCents: Cents | null }

/** What holds for one destination: its fee has the surcharge of the province in it. */
export type Fee = { feeCents: Cents; freeFromCents: Cents }

/** Goods as postage sees them. Without a sum of its own a product follows the shop's. */
export type PostedLine = { cents: Cents; freeShipping: boolean; freeFromCents: Cents | null }

export type Postage = {
  cents: Cents
  /** From which sum of goods on there would be nothing to pay. */
  freeFromCents: Cents
  /** How much is missing to that sum; 0 where postage is free already. */
  missingCents: Cents
}

/**
 * An order is one parcel and pays one fee, unless all of it travels free. All goods count towards free postage, also
 * those that travel free anyway, at what they cost before a coupon; where products have different sums, the highest
 * one has to be reached.
 */
export function postageOf(lines: readonly PostedLine[], { feeCents, freeFromCents }: Fee): Postage {
  const paying = lines.filter((line) => !line.freeShipping)
  const total = lines.reduce((sum, line) => sum + line.cents, 0)
  const enough = Math.max(0, ...paying.map((line) => line.freeFromCents ?? freeFromCents))
  const free = paying.length === 0 || feeCents === 0 || total >= enough
  return { cents: free ? 0 : feeCents, freeFromCents: enough, missingCents: free ? 0 : enough - total }
}
