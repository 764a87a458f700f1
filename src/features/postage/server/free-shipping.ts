import { sql } from 'kysely'

/** Whether anything is charged anywhere: a fee, or a surcharge of some province. */
export const chargesSomewhere = sql<boolean>`(
  exists (select from postage_terms where fee_cents > 0 and free_from_cents > 0)
  or exists (select from postage_province where surcharge_cents > 0))`

/** Whether a row of `product` travels free wherever it goes: by itself, or because this shop charges nothing. */
export const freeShipping = sql<boolean>`(product.free_shipping or not ${chargesSomewhere})`

/** From which sum on a row of `product` travels free: its own, or the shop's. */
export const freeShippingCents = sql<number>`coalesce(product.free_shipping_cents,
  (select free_from_cents from postage_terms))`
