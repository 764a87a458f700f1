import { z } from 'zod'
import { read, readPage, write } from '#platform/contract/define.ts'
import {
  amount,
  id,
  line,
  lineOfText,
  paragraphs,
  shortIdOrEmpty,
  wholeNumber,
  yuan,
} from '#platform/contract/fields.ts'
import { AFTER_SALE_STATUSES, AFTER_SALE_TYPES, OFFER_ACTS } from './after-sale-states.ts'

const type = z.enum(AFTER_SALE_TYPES)

/** The specification joins addresses with commas; a list is as good. */
const pictures = z
  .union([
    z.array(line(120)).max(100),
    line(4000).transform((text) =>
      text
        .split(',')
        .map((url) => url.trim())
        .filter((url) => url !== ''),
    ),
  ])
  .default([])
  .meta({ description: 'Addresses of uploaded pictures, joined by commas or as a list; at most 9.' })

const item = z.object({
  order_id: z.number(),
  order_sn: z.string(),
  order_item_id: z.number(),
  product_id: z.number(),
  product_image: z.string(),
  product_title: z.string(),
  product_sku_text: z.string(),
  product_price: yuan,
  /** How many were bought. */
  product_num: z.number(),
  /** How many pieces it is about; of an item, how many may still be asked back. */
  refund_num: z.number(),
  /** What was really paid for these pieces: their share of the coupon is deducted. It cannot be changed. */
  refund_amount: yuan,
})

/** A sum the seller offers instead; it waits for the buyer until `deadline`. */
const offer = z.object({ amount: yuan, note: z.string() })

const record = item.extend({
  id: z.number(),
  aftersale_sn: z.string(),
  type,
  aftersale_status: z.literal(AFTER_SALE_STATUSES),
  offer: offer.nullable(),
  create_time: z.string(),
})

const step = z.object({
  id: z.number(),
  status: z.literal(AFTER_SALE_STATUSES),
  /** What happened to a sum offered instead, and the sum where it was made or taken; '' otherwise. */
  act: z.enum(['', ...OFFER_ACTS]),
  amount: z.string(),
  by: z.enum(['buyer', 'seller', 'shop']),
  /** A rejection's reason, a parcel's number; '' where nothing was said. */
  note: z.string(),
  create_time: z.string(),
})

const detail = record.extend({
  reason: z.string(),
  content: z.string(),
  /** Joined by commas, as the specification has it. */
  images: z.string(),
  refund_msg: z.string(),
  /** The postage that went back with the last of the goods; '0.00' otherwise. */
  refund_postage: yuan,
  pay_method: z.enum(['', 'alipay', 'balance', 'coupon']),
  /** What became of the money: none to give back (yet), on its way, held up, or back, and since when. */
  refund_state: z.enum(['', 'underway', 'stuck', 'done', 'settled']),
  refund_time: z.string(),
  back_express_id: z.number(),
  back_express_code: z.string(),
  back_express_name: z.string(),
  back_express_no: z.string(),
  /** When the shop decides by itself if whoever has the turn stays silent, and the server's clock beside it: ISO. */
  deadline: z.string(),
  server_time: z.string(),
  /** 1: another request may be made for the item. */
  may_apply: z.number(),
  /** Newest first. */
  history: z.array(step),
})

export const afterSalesContract = {
  listAfterSales: readPage({
    path: '/v1/65547c65a0d0f',
    summary: "The buyer's refund and return requests, newest first.",
    access: 'buyer',
    item: record,
  }),
  showOptions: read({
    path: '/v1/aftersale/options',
    summary: 'An item of an order, with which requests may be made for it and why others may not.',
    access: 'buyer',
    input: z.strictObject({ order_id: id, order_item_id: id }),
    output: item.extend({
      choices: z.array(z.object({ type, allowed: z.number(), reason: z.string() })),
      /** How long after receipt it may be asked back. */
      window_hours: z.number(),
      /** The request that is open for it, or 0. */
      open_id: z.number(),
    }),
  }),
  submitAfterSale: write({
    path: '/v1/65547d793754c',
    summary: 'Asks for money back for one item of an order, without or with sending the goods back.',
    access: 'buyer',
    refusals: [
      'aftersales_choose_reason',
      'aftersales_content_long',
      'aftersales_too_many_pictures',
      'aftersales_no_item',
      'aftersales_already_open',
      'aftersales_already_refunded',
      'aftersales_not_paid',
      'aftersales_virtual_never',
      'aftersales_downloaded',
      'aftersales_virtual_return',
      'aftersales_not_shipped',
      'aftersales_too_late',
      'aftersales_too_late_hours',
      'aftersales_too_many_pieces',
      'uploads_missing',
      'uploads_wrong_format',
    ],
    idempotent: true,
    limits: [{ by: 'buyer', points: 60, seconds: 3600 }],
    input: z.strictObject({
      type,
      reason: lineOfText(200).default(''),
      content: paragraphs(4000).default(''),
      images: pictures,
      order_id: id,
      order_item_id: id,
      /** How many pieces; all that are left where nothing is said. */
      num: wholeNumber(1, 99).optional(),
    }),
    output: detail,
  }),
  cancelAfterSale: write({
    path: '/v1/65547e0fd7c0f',
    summary: 'Withdraws a request that is not settled and whose goods are not on their way back.',
    access: 'buyer',
    idempotent: true,
    input: z.strictObject({ id }),
    output: detail,
  }),
  afterSaleDetail: read({
    path: '/v1/65547d60b4823',
    summary: "One of the buyer's requests, with its history.",
    access: 'buyer',
    input: z.strictObject({ id }),
    output: detail,
  }),
  takeOffer: write({
    path: '/v1/aftersale/take-offer',
    summary: 'Takes the sum the seller offers: it goes back at once, and the request is settled.',
    access: 'buyer',
    refusals: ['aftersales_none', 'aftersales_no_offer'],
    idempotent: true,
    /** The sum the buyer saw: another than that is not taken in passing. */
    input: z.strictObject({ id, amount }),
    output: detail,
  }),
  refuseOffer: write({
    path: '/v1/aftersale/refuse-offer',
    summary: 'Refuses the sum the seller offers: the seller decides about the request as it was.',
    access: 'buyer',
    refusals: ['aftersales_none', 'aftersales_no_offer'],
    idempotent: true,
    input: z.strictObject({ id }),
    output: detail,
  }),
  sendBack: write({
    path: '/v1/6556ebd0cecce',
    summary: 'Tells with which courier and number the goods go back; the courier is found by id or by code.',
    access: 'buyer',
    refusals: [
      'aftersales_choose_courier',
      'aftersales_enter_number',
      'aftersales_number_wrong',
      'aftersales_none',
      'aftersales_moved_on',
    ],
    idempotent: true,
    input: z.strictObject({
      id,
      back_express_id: shortIdOrEmpty.default(0),
      back_express_code: lineOfText(40).default(''),
      back_express_name: lineOfText(80).default(''),
      back_express_no: lineOfText(100).default(''),
    }),
    output: detail,
  }),
  listCouriers: read({
    path: '/v1/6556d3cda908d',
    summary: 'The courier companies a parcel may be sent with.',
    access: 'anyone',
    output: z.array(z.object({ id: z.number(), code: z.string(), name: z.string() })),
  }),
  listReasons: read({
    path: '/v1/aftersale/reasons',
    // Inferred: the id stands beside those of the after-sale calls and is used nowhere else.
    alsoAt: ['/v1/655482fe5f9d1'],
    summary: 'The reasons a buyer may choose from.',
    access: 'anyone',
    input: z.strictObject({ type: type.default('refund') }),
    output: z.array(z.object({ id: z.number(), reason: z.string() })),
  }),
}

export type AfterSale = z.output<typeof record>
export type AfterSaleDetail = z.output<typeof detail>
export type AfterSaleStep = z.output<typeof step>
export type AfterSaleOptions = z.output<typeof afterSalesContract.showOptions.output>
export type Courier = z.output<typeof afterSalesContract.listCouriers.output>[number]
export type RefundReason = z.output<typeof afterSalesContract.listReasons.output>[number]
