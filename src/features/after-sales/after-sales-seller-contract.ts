import { z } from 'zod'
import { approvalId } from '#features/approvals/approvals-seller-contract.ts'
import { read, readPage, write } from '#platform/contract/define.ts'
import { amount, id, inEnglish, lineOfText, yuan } from '#platform/contract/fields.ts'
import { ABOUT_ONE } from '#platform/contract/seller-entries.ts'
import { AFTER_SALE_STATUSES, AFTER_SALE_TYPES, OFFER_ACTS } from './after-sale-states.ts'

const request = z.object({
  id: z.number(),
  aftersale_sn: z.string(),
  type: z.enum(AFTER_SALE_TYPES),
  aftersale_status: z.literal(AFTER_SALE_STATUSES),
  order_sn: z.string(),
  order_status: z.number(),
  buyer_id: z.number(),
  buyer: z.string(),
  product_title: z.string(),
  product_sku_text: z.string(),
  product_num: z.number(),
  /** How many pieces it is about, and what was paid for them. */
  refund_num: z.number(),
  refund_amount: yuan,
  /** What has gone back of the item before. */
  refunded_num: z.number(),
  refunded_amount: yuan,
  /** The sum that waits for the buyer's answer; '' where none does. */
  offer: z.string(),
  reason: z.string(),
  content: z.string(),
  images: z.array(z.string()),
  refund_msg: z.string(),
  back_express_name: z.string(),
  back_express_no: z.string(),
  create_time: z.string(),
  /** When it came into its state, and when the shop decides by itself ('' when nothing is due): ISO. */
  since: z.string(),
  deadline: z.string(),
})

const step = z.object({
  status: z.literal(AFTER_SALE_STATUSES),
  act: z.enum(['', ...OFFER_ACTS]),
  amount: z.string(),
  actor: z.string(),
  /** Who that is, by name. */
  by: z.string(),
  note: z.string(),
  create_time: z.string(),
})

/** A request as it is after a decision, or before one that waits for a second person. */
const judged = request.extend(approvalId)

export const afterSalesSellerContract = {
  listSellerAfterSales: readPage({
    path: '/seller/after-sales/list',
    summary: 'Requests that wait for the seller, those due first first; or all, newest first.',
    access: 'seller',
    input: { all: z.boolean().default(false) },
    item: request,
  }),
  showSellerAfterSale: read({
    path: '/seller/after-sales/show',
    summary: 'One request with every step of it.',
    ...ABOUT_ONE,
    output: request.extend({ history: z.array(step) }),
  }),
  approveAfterSale: write({
    path: '/seller/after-sales/approve',
    summary: 'Approves a request: the money goes back at once, or the buyer is asked to send the goods back.',
    ...ABOUT_ONE,
    output: judged,
  }),
  rejectAfterSale: write({
    path: '/seller/after-sales/reject',
    summary: 'Rejects a request with a reason the buyer reads.',
    access: 'seller',
    input: z.strictObject({ id, reason: lineOfText(400).default(''), reason_en: inEnglish }),
    output: request,
  }),
  offerSum: write({
    path: '/seller/after-sales/offer',
    summary: 'Offers a sum instead of yes or no; the buyer takes it or refuses it.',
    access: 'seller',
    refusals: [
      'aftersales_offer_nothing',
      'aftersales_offer_note_long',
      'aftersales_none',
      'aftersales_moved_on',
      'aftersales_offer_waits',
      'aftersales_offer_high',
      'aftersales_offers_enough',
      'approvals_asked_already',
    ],
    input: z.strictObject({ id, amount, note: lineOfText(400).default(''), note_en: inEnglish }),
    output: judged,
  }),
  receiveReturn: write({
    path: '/seller/after-sales/receive',
    summary: 'The goods came back: they return to the stock and the money to the buyer.',
    ...ABOUT_ONE,
    output: request,
  }),
}

export type SellerAfterSale = z.output<typeof request>
export type SellerAfterSaleDetail = z.output<typeof afterSalesSellerContract.showSellerAfterSale.output>
