import { sql } from 'kysely'

/** Whether a parcel costs anything anywhere: a fee, or a surcharge of some province. */
const someFee = sql<boolean>`(
  exists (select from postage_terms where fee_cents > 0)
  or exists (select from postage_province where surcharge_cents > 0 and delivered))`

const shopSum = sql<number>`(select free_from_cents from postage_terms)`

/** Whether goods that go by the shop's rule are charged for anywhere. */
export const chargesSomewhere = sql<boolean>`(${someFee} and ${shopSum} > 0)`

/** From which sum on a row of `product` travels free: its own, or the shop's. */
export const freeShippingCents = sql<number>`(
  case product.postage when 'own' then product.free_shipping_cents else ${shopSum} end)`

/** Whether a row of `product` travels free at any sum wherever it goes; what is downloaded does not travel. */
export const freeShipping = sql<boolean>`(
  product.postage = 'free' or product.virtual or ${freeShippingCents} = 0 or not ${someFee})`

/** Whether a product asks for a higher sum than the shop. */
export const someAskMore = sql<boolean>`exists (
  select from product where postage = 'own' and free_shipping_cents > ${shopSum} and not virtual)`

/** Whether there is a fee and goods on the shelf, and no product of which a single piece would pay it. */
export const paidByNone = sql<boolean>`(
  ${someFee} and exists (select from product where on_sale and not virtual)
  and not exists (select from product where on_sale and not ${freeShipping} and price_cents < ${freeShippingCents}))`
