import { z } from 'zod'
import { MAX_ORDER_LINES } from '#features/cart/quantity-rules.ts'
import { ORDER_TABS } from '#paths'
import { read, readPage, write, writeInSteps } from '#platform/contract/define.ts'
import {
  amount,
  anyWholeNumber,
  id,
  idOrEmpty,
  idOrZero,
  line,
  lineOfText,
  orJsonText,
  paragraphs,
  yuan,
} from '#platform/contract/fields.ts'
import { ITEM_REFUND, ORDER_STATUSES } from './order-states.ts'

const pointer = z.strictObject({ product_id: id, sku_price_id: idOrZero, num: anyWholeNumber })
const pointers = z.array(pointer).max(MAX_ORDER_LINES)

const goodsList = orJsonText(pointers, 20_000).meta({
  description: 'A list of { product_id, sku_price_id, num }, or the same as JSON text.',
})

const optionalId = idOrEmpty.default(0)
const status = z.literal(ORDER_STATUSES)

const address = z.object({
  consignee: z.string(),
  mobile: z.string(),
  province_name: z.string(),
  city_name: z.string(),
  district_name: z.string(),
  address: z.string(),
})

const orderItem = z.object({
  id: z.number(),
  order_id: z.number(),
  product_id: z.number(),
  product_title: z.string(),
  product_image: z.string(),
  product_sku_text: z.string(),
  product_sku_price_id: z.number(),
  product_price: yuan,
  product_num: z.number(),
  /** How many of them have left. */
  sent_num: z.number(),
  /** What is really paid for the whole line: its share of the coupon is deducted. */
  pay_price: yuan,
  /** 0 none, 1 a request is open, 2 refunded. */
  refund_status: z.literal(Object.values(ITEM_REFUND)),
  /** How many of the pieces and how much of the money have gone back. */
  refunded_num: z.number(),
  refunded_amount: yuan,
  /** What is left of it should weigh, and what was packed, in grams; 0 where it is not weighed (yet). */
  nominal_grams: z.number(),
  packed_grams: z.number(),
  /** Until when its money may be asked back, ISO; '' before receipt, when there is no end yet. */
  after_sale_until: z.string(),
  /** Whether the file of a virtual item was handed out. */
  is_downloaded: z.number(),
  create_time: z.string(),
  /** JSON, as the specification has it. */
  spec: z.string(),
})

const order = z.object({
  id: z.number(),
  order_sn: z.string(),
  status,
  product_type: z.number(),
  goods_amount: yuan,
  discount_amount: yuan,
  dispatch_amount: yuan,
  pay_fee: yuan,
  /** '' while unpaid; `coupon` when the coupon paid for everything. */
  pay_method: z.enum(['', 'alipay', 'balance', 'coupon']),
  remark: z.string(),
  create_time: z.string(),
  pay_time_text: z.string(),
  send_time_text: z.string(),
  receipt_time_text: z.string(),
  close_time_text: z.string(),
  /** When an unpaid order closes, and the server's clock beside it, both ISO: a countdown needs the two. */
  expire_time: z.string(),
  server_time: z.string(),
  /** What has gone back of the whole order; 1: everything has, so that nothing more is shipped or reviewed. */
  refunded_amount: yuan,
  is_refunded: z.number(),
  /** 1: the seller called it off before it was shipped. */
  is_cancelled: z.number(),
  /** When its last parcel arrived; '' while one travels. */
  delivered_time: z.string(),
  /** When it counts as received without a word of the buyer; '' where it does not. */
  auto_confirm_time: z.string(),
  /** What the seller said on calling it off. */
  cancel_reason: z.string(),
  is_reviewed: z.number(),
  /** The last of its items' moments. */
  after_sale_until: z.string(),
  /** The day the parcel is expected; '' where nothing is sent. */
  expected_day: z.string(),
  address: address.nullable(),
  items: z.array(orderItem),
})

export const coupon = z.object({
  id: z.number(),
  coupon_code: z.string(),
  coupon: z.object({ name: z.string(), amount: yuan, enough: yuan }),
  /** The day it ends, in shop time. */
  end_time: z.string(),
})

const previewLine = z.object({
  product_id: z.number(),
  sku_price_id: z.number(),
  num: z.number(),
  price: yuan,
  /** price × num. */
  amount: yuan,
  stock: z.number(),
  /** `short`: fewer are left than asked for; `gone`: it can no longer be bought. */
  state: z.enum(['ok', 'short', 'gone']),
  product: z.object({ id: z.number(), name: z.string(), cover: z.string(), product_type: z.number() }),
  sku: z.object({ id: z.number(), name: z.string() }),
})

/** The wire's fields of the specification, which knows one parcel an order. */
const onlyParcel = z.object({
  courier_code: z.string(),
  courier_name: z.string(),
  tracking_no: z.string(),
  delivered: z.number(),
  events: z.array(
    z.object({
      id: z.number(),
      time: z.string(),
      text: z.string(),
      place: z.string(),
      delivered: z.number(),
    }),
  ),
})

export const parcel = onlyParcel.extend({
  parcel_id: z.number(),
  /** What is in it: "Apples × 2, Pears × 1". */
  goods: z.string(),
})

const logistics = onlyParcel.extend({ parcels: z.array(parcel) })

export const ordersContract = {
  previewOrder: read({
    path: '/v1/654b4adf0028e',
    summary:
      'What an order of these goods would be: current names, prices and stock, address, coupon, totals.',
    access: 'buyer',
    input: z.strictObject({
      goods_list: goodsList,
      address_id: optionalId,
      /** Absent: the one that takes off the most; 0: none. */
      coupon_id: idOrEmpty.optional(),
    }),
    output: z.object({
      goods_list: z.array(previewLine),
      product_type: z.number(),
      goods_amount: yuan,
      discount_amount: yuan,
      dispatch_amount: yuan,
      /** What is missing to free postage; 0.00 where nothing is. */
      free_shipping_missing: yuan,
      pay_fee: yuan,
      /** The day the parcel is expected when the order is paid now; '' without a destination. */
      expected_day: z.string(),
      address: address.extend({ id: z.number() }).nullable(),
      coupon: coupon.nullable(),
    }),
  }),
  createOrder: write({
    path: '/v1/654b227c8f8fa',
    summary: 'Places an order: takes the stock, reserves the coupon, and gives the buyer time to pay.',
    access: 'buyer',
    refusals: [
      'orders_choose_goods',
      'orders_choose_sku',
      'orders_quantity_wrong',
      'orders_remark_long',
      'orders_goods_gone',
      'orders_off_sale',
      'orders_sold_out',
      'orders_stock_short',
      'orders_mixed',
      'orders_virtual_buy_now',
      'orders_choose_address',
      'orders_no_address',
      'orders_not_delivered',
      'orders_sum_changed',
      'orders_coupon_gone',
      'orders_coupon_expired',
      'orders_coupon_not_enough',
      'orders_too_many_open',
      'orders_too_fast',
      'orders_unpaid_of_sku',
      'orders_unpaid_pieces',
    ],
    idempotent: 'in rows',
    input: z.strictObject({
      type: z.literal('goods').default('goods'),
      goods_list: goodsList,
      address_id: optionalId,
      remark: paragraphs(4000).default(''),
      from: z.enum(['cart', 'goods']).default('goods'),
      coupon_id: optionalId,
      /** What the buyer was shown: an order that would cost another sum is refused. */
      pay_fee: amount.optional(),
    }),
    output: order,
  }),
  listOrders: readPage({
    path: '/v1/654c81a07c0ce',
    summary: "The buyer's orders of one state, newest first, optionally those that match a keyword.",
    access: 'buyer',
    input: {
      type: z.literal('goods').default('goods'),
      status: z.enum(ORDER_TABS).default('all'),
      keyword: lineOfText(64).default(''),
    },
    item: order,
  }),
  countOrders: read({
    path: '/v1/655b21a7508a3',
    summary: "How many of the buyer's orders are in each state.",
    access: 'buyer',
    output: z.object({
      total_num: z.number(),
      unpaid: z.number(),
      nosend: z.number(),
      noget: z.number(),
      nocomment: z.number(),
      completed: z.number(),
    }),
  }),
  orderDetail: read({
    path: '/v1/order/detail',
    // Inferred: the id stands beside those of the order calls and is used nowhere else.
    alsoAt: ['/v1/654c852159843'],
    summary: "One of the buyer's orders.",
    access: 'buyer',
    input: z.strictObject({ id }),
    output: order,
  }),
  cancelOrder: writeInSteps({
    path: '/v1/65556da3e542f',
    summary: 'Closes an unpaid order: the provider is asked first, then stock and coupon go back.',
    access: 'buyer',
    // Whoever orders and cancels again and again keeps goods from others without ever paying.
    limits: [{ by: 'buyer', points: 20, seconds: 60 }],
    input: z.strictObject({ id }),
    output: order,
  }),
  changeOrderAddress: write({
    path: '/v1/order/address',
    summary: "Sends an order to another of the buyer's addresses, until the first parcel has left.",
    access: 'buyer',
    refusals: [
      'orders_none',
      'orders_no_address',
      'orders_no_parcel',
      'orders_address_late',
      'orders_not_delivered',
    ],
    input: z.strictObject({ id, address_id: id }),
    output: order,
  }),
  confirmReceipt: write({
    path: '/v1/order/confirm',
    // Inferred: the id stands beside those of the order calls and is used nowhere else.
    alsoAt: ['/v1/65558a97f36b8'],
    summary: 'The buyer has received the goods; once confirmed, the same answer comes again.',
    access: 'buyer',
    input: z.strictObject({ id }),
    output: order,
  }),
  showLogistics: read({
    path: '/v1/order/logistics',
    summary:
      "Where an order's parcels are: courier, number and what happened, the latest first; the first one also by itself.",
    access: 'buyer',
    input: z.strictObject({ id }),
    output: logistics,
  }),
  createDownloadLink: read({
    path: '/v1/order/download',
    summary:
      'Links to the files of a virtual item, for its buyer and for some minutes only; `url` is the first.',
    access: 'buyer',
    limits: [{ by: 'buyer', points: 60, seconds: 60 }],
    input: z.strictObject({ order_sn: line(64), product_sku_id: id }),
    output: z.object({
      url: z.string(),
      files: z.array(z.object({ name: z.string(), bytes: z.number(), url: z.string() })),
    }),
  }),
  removeOrder: write({
    path: '/v1/65556e4211a44',
    summary: "Takes a closed or completed order out of the buyer's list.",
    access: 'buyer',
    input: z.strictObject({ id }),
  }),
  redeemCoupon: write({
    path: '/v1/68030c0d5602c',
    summary: 'Redeems a promo code: the coupon is the buyer’s own from then on.',
    access: 'buyer',
    refusals: [
      'orders_coupon_empty',
      'orders_coupon_unknown',
      'orders_coupon_not_yours',
      'orders_coupon_early',
      'orders_coupon_ended',
      'orders_coupon_already',
      'orders_coupon_used_up',
    ],
    idempotent: true,
    limits: [{ by: 'buyer', points: 20, seconds: 600 }],
    input: z.strictObject({ coupon_code: lineOfText(64).default('') }),
    output: coupon,
  }),
  listCoupons: read({
    path: '/v1/coupon/list',
    summary: "The buyer's coupons that can still be used, those ending first in front.",
    access: 'buyer',
    output: z.array(coupon),
  }),
}

export type Order = z.output<typeof order>
export type OrderItem = z.output<typeof orderItem>
export type Parcel = z.output<typeof parcel>
export type Logistics = z.output<typeof logistics>
export type OrderPreview = z.output<typeof ordersContract.previewOrder.output>
export type PreviewLine = z.output<typeof previewLine>
export type OrderCounters = z.output<typeof ordersContract.countOrders.output>
export type Coupon = z.output<typeof coupon>
