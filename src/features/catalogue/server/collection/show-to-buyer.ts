import type { ProductDetail } from '#features/catalogue/catalogue-contract.ts'
import type { ReadContext } from '#platform/contract/act.ts'
import type { Buyer } from '#platform/contract/actor.ts'
import { markOne } from './mark-favourites.ts'
import { noteVisit } from './note-visit.ts'

/** What a product's page has of one buyer's own: the heart on it, and the footprint they leave. */
export function showToBuyer(product: ProductDetail, context: ReadContext<Buyer>): Promise<ProductDetail> {
  noteVisit(product.id, context)
  return markOne(product, context)
}
