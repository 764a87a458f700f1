import { productTag, shelfTag } from '#features/catalogue/catalogue-contract.ts'

/**
 * A product's kept page may lag behind its stock for two seconds, except where it matters: when few are left. Telling
 * every sale would drop the busiest pages all the time.
 */
const FEW = 10

export type StockMove = { product_id: number; before: number; after: number }

/** The tags of products whose stock is, or was, so low that buyers should see it at once. */
export const tagsOfScarce = (moves: readonly StockMove[]): string[] => [
  ...new Set(moves.filter(({ before, after }) => Math.min(before, after) <= FEW).flatMap(tagsOfMove)),
]

/** What shows this stock, and what shows only whether there is any. */
export const tagsOfMove = ({ product_id, before, after }: StockMove): string[] =>
  before > 0 && after > 0 ? [productTag(product_id)] : [productTag(product_id), shelfTag(product_id)]
