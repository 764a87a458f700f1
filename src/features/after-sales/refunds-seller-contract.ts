import { z } from 'zod'
import { approvalId } from '#features/approvals/approvals-seller-contract.ts'
import { write } from '#platform/contract/define.ts'
import {
  amount,
  flag,
  id,
  inEnglish,
  line,
  lineOfText,
  wholeNumber,
  yuan,
} from '#platform/contract/fields.ts'

const orderSn = line(64)
/** What the buyer reads. It may be longer than allowed here, so that the act can say how long it may be. */
const reason = lineOfText(400)

const given = z.object({
  order_sn: z.string(),
  /** What goes back now. */
  amount: yuan,
  /** 1: nothing of the order is left, it is over. */
  is_refunded: z.number(),
  ...approvalId,
})

const weight = z.object({
  order_sn: z.string(),
  nominal_grams: z.number(),
  grams: z.number(),
  /** What goes back for what is missing; '0.00' within the tolerance. */
  amount: yuan,
  ...approvalId,
})

const MOST_GRAMS = 2_000_000

/** What the two calls that read the scales may be refused with. */
const WEIGHING_REFUSALS = [
  'orders_none',
  'refunds_not_paid',
  'refunds_no_item',
  'refunds_open_request',
  'refunds_nothing_left',
  'refunds_no_weight',
  'refunds_weight_unlikely',
  'refunds_weight_differs',
] as const

const reading = {
  order_sn: orderSn,
  sku_id: id,
  grams: wholeNumber(0, MOST_GRAMS),
  /** The scales read a second time: asked for where `grams` is less than half or more than double of what it should be. */
  again: wholeNumber(0, MOST_GRAMS).optional(),
}

/** What a seller gives back of a paid order without being asked. */
export const refundsSellerContract = {
  cancelPaidOrder: write({
    path: '/seller/refunds/cancel-order',
    summary: 'Calls off a paid order of which nothing has left: all money, postage and coupon go back.',
    access: 'seller',
    refusals: [
      'refunds_why',
      'refunds_why_long',
      'orders_none',
      'refunds_cancelled_already',
      'refunds_not_paid',
      'refunds_has_left',
      'approvals_asked_already',
    ],
    input: z.strictObject({ order_sn: orderSn, reason, reason_en: inEnglish, restock: flag.default(1) }),
    output: given,
  }),
  refundPaidOrder: write({
    path: '/seller/refunds/refund-order',
    summary: 'Gives back some pieces of an item, a sum of it or of the whole order, or all that is left.',
    access: 'seller',
    refusals: [
      'refunds_why',
      'refunds_why_long',
      'refunds_num_or_amount',
      'refunds_num_of_what',
      'orders_none',
      'refunds_not_paid',
      'refunds_no_item',
      'refunds_open_request',
      'refunds_nothing_left',
      'refunds_too_many',
      'refunds_too_much',
      'refunds_amount_wrong',
      'approvals_asked_already',
    ],
    input: z.strictObject({
      order_sn: orderSn,
      sku_id: id.optional(),
      num: wholeNumber(1, 99).optional(),
      amount: amount.optional(),
      reason,
      reason_en: inEnglish,
      /** 1: the pieces are here and for sale again. */
      restock: flag.default(0),
    }),
    output: given,
  }),
  refundPostage: write({
    path: '/seller/refunds/refund-postage',
    summary: 'Gives back the postage of an order by itself, once; it does not go back again with the goods.',
    access: 'seller',
    refusals: [
      'refunds_why',
      'refunds_why_long',
      'orders_none',
      'refunds_not_paid',
      'refunds_no_postage',
      'refunds_postage_back',
      'approvals_asked_already',
    ],
    input: z.strictObject({ order_sn: orderSn, reason, reason_en: inEnglish }),
    output: given,
  }),
  weighItem: write({
    path: '/seller/refunds/weigh',
    summary:
      'Writes down, once, what was packed; what is missing beyond the tolerance goes back, or waits beyond the own sum.',
    access: 'seller',
    idempotent: true,
    refusals: [...WEIGHING_REFUSALS, 'refunds_weighed_already', 'refunds_weigh_late'],
    input: z.strictObject(reading),
    output: weight,
  }),
  correctWeight: write({
    path: '/seller/refunds/correct-weight',
    summary: 'Puts a wrong reading right. What went back stays back; what is missing on top of it follows.',
    access: 'seller',
    refusals: [
      ...WEIGHING_REFUSALS,
      'refunds_why',
      'refunds_why_long',
      'refunds_not_yet_weighed',
      'refunds_weight_over',
      'approvals_asked_already',
    ],
    input: z.strictObject({ ...reading, reason }),
    output: weight,
  }),
}
