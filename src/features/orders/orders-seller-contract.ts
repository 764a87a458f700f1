import { z } from 'zod'
import { MAX_ORDER_LINES } from '#features/cart/quantity-rules.ts'
import { read, readPage, write } from '#platform/contract/define.ts'
import { amount, flag, id, inBoth, line, lineOfText, wholeNumber, yuan } from '#platform/contract/fields.ts'
import { orderFilter } from './order-filter.ts'
import { ITEM_REFUND, ORDER_STATUSES } from './order-states.ts'
import { parcel } from './orders-contract.ts'

const status = z.literal(ORDER_STATUSES)
const text = inBoth(lineOfText(200))

/** Who did it: as it is kept, and by name. */
const who = { actor: z.string(), by: z.string() }

/** An amount, or '' for those who may not see what things cost. */
const hiddenOr = yuan.or(z.literal(''))

const orderLine = z.object({
  id: z.number(),
  order_sn: z.string(),
  status,
  product_type: z.number(),
  create_time: z.string(),
  pay_time: z.string(),
  pay_fee: hiddenOr,
  buyer: z.string(),
  goods: z.string(),
  /** Why it cannot be shipped yet although it is paid: an item is being refunded. */
  disputed: z.number(),
  /** What has gone back of its goods; 1: everything has. */
  refunded_amount: hiddenOr,
  is_refunded: z.number(),
  /** 1: somebody marked it to come back to. */
  flagged: z.number(),
  remark: z.string(),
})

export const couponLine = z.object({
  code: z.string(),
  name: z.string(),
  amount: yuan,
  enough: yuan,
  cap: z.number(),
  redeemed: z.number(),
  for_new_buyers: z.number(),
  /** Whether it lies open to be collected, without its code. */
  collectable: z.number(),
  /** Whether the seller ended it: nobody gets one any more. */
  ended: z.number(),
  start_time: z.string(),
  end_time: z.string(),
})

const orderSn = line(64)
/** The only parcel of an order, or the one of that number. */
const parcelPointer = z.strictObject({ order_sn: orderSn, tracking_no: lineOfText(64).optional() })

export const ordersSellerContract = {
  listSellerOrders: read({
    path: '/seller/orders/list',
    summary: "The shop's orders that fit, the latest first, further back from `before_id`.",
    access: 'seller',
    input: z.strictObject({ ...orderFilter, rows: wholeNumber(1, 200).default(20) }),
    output: z.object({ data: z.array(orderLine), more: z.boolean() }),
    refusals: ['orders_bad_time'],
  }),
  countSellerOrders: read({
    path: '/seller/orders/count',
    summary: 'How many orders fit in each state, up to `most`, which then means as many and more.',
    access: 'seller',
    input: z.strictObject(orderFilter),
    output: z.object({
      counts: z.array(z.object({ status, count: z.number() })),
      most: z.number(),
      /** The last order there is, for `up_to_id`. */
      last_id: z.number(),
    }),
    refusals: ['orders_bad_time'],
  }),
  flagOrder: write({
    path: '/seller/orders/flag',
    summary: 'Marks an order to come back to, or takes the mark away.',
    access: 'seller',
    input: z.strictObject({ order_sn: orderSn, flagged: flag }),
    output: z.object({ order_sn: z.string(), flagged: z.number() }),
    refusals: ['orders_none'],
  }),
  changeDeliveryAddress: write({
    path: '/seller/orders/address',
    summary: 'Sends an order elsewhere, until the first parcel has left; what is not said stays as it is.',
    access: 'seller',
    input: z.strictObject({
      order_sn: orderSn,
      consignee: lineOfText(60).optional(),
      mobile: lineOfText(32).optional(),
      address: lineOfText(200).optional(),
      /** Where, by the numbers of the regions. */
      place: z.strictObject({ province_id: id, city_id: id, district_id: id }).optional(),
    }),
    output: z.object({ order_sn: z.string() }),
  }),
  addOrderNote: write({
    path: '/seller/orders/note',
    summary: 'Leaves a note about an order for colleagues; the buyer never sees it.',
    access: 'seller',
    input: z.strictObject({ order_sn: orderSn, text: lineOfText(500) }),
    output: z.object({ order_sn: z.string(), notes: z.number() }),
    refusals: ['orders_none', 'orders_note_empty'],
  }),
  showSellerOrder: read({
    path: '/seller/orders/show',
    summary: 'One order with its goods, address, parcel and history.',
    access: 'seller',
    input: z.strictObject({ order_sn: orderSn }),
    output: orderLine.extend({
      buyer_id: z.number(),
      goods_amount: hiddenOr,
      discount_amount: hiddenOr,
      dispatch_amount: hiddenOr,
      /** All that has gone back, the postage included. */
      given_back: hiddenOr,
      /** '' while it is not paid, and for those who may not see sums. */
      pay_method: z.enum(['', 'alipay', 'balance', 'coupon']),
      /** What is left of the postage that could go back. */
      postage_left: hiddenOr,
      address: z.string(),
      items: z.array(
        z.object({
          sku_id: z.number(),
          product_id: z.number(),
          title: z.string(),
          option: z.string(),
          picture: z.string(),
          /** '' where the product is gone. */
          shop: z.string(),
          price: hiddenOr,
          num: z.number(),
          /** How many have left, and how many are still to leave. */
          sent: z.number(),
          left: z.number(),
          /** Pieces that could not be found, whose money waits for a second person: they are not in `left`. */
          missing: z.number(),
          pay_price: hiddenOr,
          refund_status: z.literal(Object.values(ITEM_REFUND)),
          /** What is left of it should weigh, and what was packed, in grams; 0 where it is not weighed (yet). */
          nominal_grams: z.number(),
          packed_grams: z.number(),
          refunded_num: z.number(),
          refunded_amount: hiddenOr,
        }),
      ),
      parcels: z.array(
        parcel.extend({
          corrections: z.array(z.object({ time: z.string(), was: z.string(), ...who })),
        }),
      ),
      /** What colleagues noted, the oldest first. */
      notes: z.array(z.object({ time: z.string(), ...who, text: z.string() })),
      history: z.array(
        z.object({
          time: z.string(),
          from: status.nullable(),
          to: status,
          ...who,
          /** Told in the reader's language; what a colleague wrote as they wrote it. */
          reason: z.string(),
        }),
      ),
    }),
  }),
  shipOrder: write({
    path: '/seller/orders/ship',
    summary: 'Ships a paid order: courier by code or name, and its number; all that is left of it, or some.',
    access: 'seller',
    idempotent: true,
    input: z.strictObject({
      order_sn: orderSn,
      courier: lineOfText(60),
      tracking_no: lineOfText(64),
      /** 1: the buyer hears of it a minute later, and never if it was taken back before. */
      tell_later: flag.default(0),
      items: z
        .array(z.strictObject({ sku_id: id, num: wholeNumber(1, 99).optional() }))
        .min(1)
        .max(MAX_ORDER_LINES)
        .refine((items) => new Set(items.map(({ sku_id }) => sku_id)).size === items.length)
        .optional(),
    }),
    output: z.object({
      order_sn: z.string(),
      parcel_id: z.number(),
      courier: z.string(),
      tracking_no: z.string(),
      /** 1 once nothing is left to send. */
      complete: z.number(),
    }),
  }),
  unshipOrder: write({
    path: '/seller/orders/unship',
    summary:
      'Takes back a parcel that was entered by mistake, for some minutes and while it has not travelled.',
    access: 'seller',
    input: parcelPointer,
    output: z.object({ order_sn: z.string(), tracking_no: z.string() }),
  }),
  correctParcel: write({
    path: '/seller/orders/correct',
    summary:
      'Puts the number of a parcel right, and its courier where that was wrong too; the buyer is told.',
    access: 'seller',
    input: parcelPointer.extend({ right_no: lineOfText(64), courier: lineOfText(60).optional() }),
    output: z.object({ order_sn: z.string(), tracking_no: z.string() }),
  }),
  trackParcel: write({
    path: '/seller/orders/track',
    summary: 'Adds what happened to a parcel.',
    access: 'seller',
    input: parcelPointer.extend({
      text,
      place: text.optional(),
      delivered: flag.default(0),
      /** Only as long as there are so many events: of two who report the same, one does. */
      after: wholeNumber(0, 10_000).optional(),
    }),
    output: z.object({ order_sn: z.string(), events: z.number() }),
  }),
  listSellerCoupons: readPage({
    path: '/seller/coupons/list',
    summary: 'Every coupon with how often it was redeemed, the latest first.',
    access: 'seller',
    item: couponLine,
  }),
  addCoupon: write({
    path: '/seller/coupons/add',
    summary: 'Adds a coupon that counts from now on.',
    access: 'seller',
    input: z.strictObject({
      code: lineOfText(64),
      name: inBoth(lineOfText(60)),
      amount,
      enough: amount.refine((cents) => cents >= 0).default(0),
      cap: wholeNumber(1, 10_000_000),
      days: wholeNumber(1, 3650),
      for_new_buyers: flag.default(0),
      collectable: flag.default(0),
    }),
    output: couponLine,
  }),
}

export type SellerOrder = z.output<typeof ordersSellerContract.showSellerOrder.output>
export type SellerOrderLine = z.output<typeof orderLine>
export type SellerCoupon = z.output<typeof couponLine>
