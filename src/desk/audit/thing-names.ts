import { SETTING_NAMES } from '#desk/settings/setting-names.ts'
import * as m from '#words'

/** To what it was done. */
export const THING_NAMES: Readonly<Record<string, () => string>> = {
  approval: m.trail_thing_approval,
  'after-sale': m.trail_thing_after_sale,
  batch: m.trail_thing_batch,
  bill: m.trail_thing_bill,
  buyer: m.trail_thing_buyer,
  category: m.trail_thing_category,
  comment: m.trail_thing_comment,
  conversation: m.trail_thing_conversation,
  coupon: m.trail_thing_coupon,
  courier: m.trail_thing_courier,
  invitation: m.trail_thing_invitation,
  key: m.trail_thing_key,
  order: m.trail_thing_order,
  orders: m.trail_thing_orders,
  person: m.trail_thing_person,
  phrase: m.trail_thing_phrase,
  picture: m.trail_thing_picture,
  postage: m.trail_thing_postage,
  product: m.trail_thing_product,
  province: m.trail_thing_province,
  reason: m.trail_thing_reason,
  refund: m.trail_thing_refund,
  review: m.trail_thing_review,
  right: m.trail_thing_right,
  setting: m.trail_thing_setting,
  shop: m.trail_thing_shop,
  sku: m.trail_thing_sku,
  slide: m.trail_thing_slide,
  take: m.trail_thing_take,
  view: m.trail_thing_view,
  wave: m.trail_thing_wave,
  webhook: m.trail_thing_webhook,
}

/** A thing that has no number: a setting is known by its name, and some lines are about all of a kind. */
export const thingWord = (thing: string, id: string): string =>
  (thing === 'setting' ? SETTING_NAMES[id.replace(' ', '.')]?.() : undefined) ??
  (WITHOUT_NUMBER.has(id) ? '' : id)

const WITHOUT_NUMBER = new Set(['export', 'order', 'terms', 'open', '0'])

const ROOMS: Readonly<Record<string, string>> = {
  batch: 'batches',
  buyer: 'buyers',
  coupon: 'coupons',
  order: 'orders',
  product: 'products',
  sku: 'stock',
  take: 'stock/takes',
  wave: 'pack',
}

/** Where the thing itself is to be seen. */
export const placeOf = (thing: string, id: string): string | undefined =>
  ROOMS[thing] && id && `/desk/${ROOMS[thing]}/${encodeURIComponent(id)}`
