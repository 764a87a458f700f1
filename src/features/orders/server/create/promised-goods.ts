import type { Goods } from '#features/catalogue/server/stock/find-goods.ts'
import type { OrderTerms } from './order-terms.ts'

/** What the buyer of a sku is promised beside the goods, and an item keeps. */
export type Promised = { nominal_grams: number | null; tolerance_permille: number; after_sale_hours: number }

/** The window is that of the goods' category, or of the one above it, or the shop's. */
export const promisedWith = (goods: Goods, { hoursOfCategory, hours }: OrderTerms): Promised => ({
  nominal_grams: goods.nominal_grams,
  tolerance_permille: goods.tolerance_permille,
  after_sale_hours:
    hoursOfCategory.get(goods.category_id) ?? hoursOfCategory.get(goods.top_category_id) ?? hours,
})
