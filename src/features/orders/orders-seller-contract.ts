import { z } from 'zod'
import { read, readPage, write } from '#platform/contract/define.ts'
import { amount, flag, inBoth, line, lineOfText, wholeNumber, yuan } from '#platform/contract/fields.ts'
import { ITEM_REFUND, ORDER_STATUSES } from './order-states.ts'

const status = z.literal(ORDER_STATUSES)
const text = inBoth(lineOfText(200))

const orderLine = z.object({
  order_sn: z.string(),
  status,
  product_type: z.number(),
  create_time: z.string(),
  pay_time: z.string(),
  pay_fee: yuan,
  buyer: z.string(),
  goods: z.string(),
  /** Why it cannot be shipped yet although it is paid: an item is being refunded. */
  disputed: z.number(),
  remark: z.string(),
})

const parcel = z.object({
  courier_code: z.string(),
  courier_name: z.string(),
  tracking_no: z.string(),
  events: z.array(z.object({ time: z.string(), text: z.string(), place: z.string() })),
})

const couponLine = z.object({
  code: z.string(),
  name: z.string(),
  amount: yuan,
  enough: yuan,
  cap: z.number(),
  redeemed: z.number(),
  for_new_buyers: z.number(),
  start_time: z.string(),
  end_time: z.string(),
})

const orderSn = line(64)

export const ordersSellerContract = {
  listSellerOrders: readPage({
    path: '/seller/orders/list',
    summary: "The shop's orders, of one status or all, the latest first.",
    access: 'seller',
    input: {
      status: status.optional(),
      keyword: lineOfText(64).default(''),
    },
    item: orderLine,
  }),
  showSellerOrder: read({
    path: '/seller/orders/show',
    summary: 'One order with its goods, address, parcel and history.',
    access: 'seller',
    input: z.strictObject({ order_sn: orderSn }),
    output: orderLine.extend({
      address: z.string(),
      items: z.array(
        z.object({
          sku_id: z.number(),
          title: z.string(),
          option: z.string(),
          price: yuan,
          num: z.number(),
          pay_price: yuan,
          refund_status: z.literal(Object.values(ITEM_REFUND)),
        }),
      ),
      parcel: parcel.nullable(),
      history: z.array(
        z.object({
          time: z.string(),
          from: status.nullable(),
          to: status,
          actor: z.string(),
          reason: z.string(),
        }),
      ),
    }),
  }),
  shipOrder: write({
    path: '/seller/orders/ship',
    summary: 'Ships a paid order: courier by code or name, and its number.',
    access: 'seller',
    input: z.strictObject({ order_sn: orderSn, courier: lineOfText(60), tracking_no: lineOfText(64) }),
    output: z.object({ order_sn: z.string(), courier: z.string(), tracking_no: z.string() }),
  }),
  trackParcel: write({
    path: '/seller/orders/track',
    summary: 'Adds what happened to a parcel.',
    access: 'seller',
    input: z.strictObject({
      order_sn: orderSn,
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
      enough: amount.default(0),
      cap: wholeNumber(1, 10_000_000),
      days: wholeNumber(1, 3650),
      for_new_buyers: flag.default(0),
    }),
    output: couponLine,
  }),
}

export type SellerOrder = z.output<typeof ordersSellerContract.showSellerOrder.output>
export type SellerOrderLine = z.output<typeof orderLine>
export type SellerCoupon = z.output<typeof couponLine>
