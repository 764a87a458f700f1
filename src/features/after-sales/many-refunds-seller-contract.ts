import { z } from 'zod'
import { approvalId } from '#features/approvals/approvals-seller-contract.ts'
import { orderFilter } from '#features/orders/order-filter.ts'
import { batchKey, checkedBatch, shownBatch } from '#platform/batches/batch-fields.ts'
import { read, writeInSteps } from '#platform/contract/define.ts'
import { amount, id, inEnglish, line, lineOfText, wholeNumber, yuan } from '#platform/contract/fields.ts'

/** A spoiled batch of goods is in some hundred orders; more at once is a question for a second look. */
export const MOST_REFUNDED = 500

const orderSns = z.array(line(64)).max(MOST_REFUNDED)

/** What goes back of each: a part of what was paid, a sum, or all that is left where nothing is said; of one sku or of everything. */
const giving = {
  order_sns: orderSns.min(1),
  sku_id: id.optional(),
  percent: wholeNumber(1, 100).optional(),
  amount: amount.optional(),
  /** What the buyers read. It may be longer than allowed here, so that the act can say how long it may be. */
  reason: lineOfText(400),
  reason_en: inEnglish,
}

const REFUSALS = ['refunds_why', 'refunds_why_long', 'manyrefunds_percent_or_sum'] as const

/** Money of many orders goes back for one reason. What becomes of such a batch is asked in `batchesSeller`. */
export const manyRefundsSellerContract = {
  findRefundable: read({
    path: '/seller/many-refunds/find',
    summary: 'The paid orders among these numbers, or of those that fit, and what goods are in them.',
    access: 'seller',
    input: z.strictObject({
      order_sns: orderSns.default([]),
      filter: z.strictObject(orderFilter).optional(),
    }),
    output: z.object({
      order_sns: z.array(z.string()),
      goods: z.array(z.object({ sku_id: z.number(), name: z.string(), orders: z.number() })),
    }),
    refusals: ['orders_bad_time', 'manyrefunds_too_many'],
  }),
  checkRefunds: read({
    path: '/seller/many-refunds/check',
    summary: 'What would go back to each buyer, and to whom nothing can and why; nothing is changed.',
    access: 'seller',
    input: z.strictObject(giving),
    output: checkedBatch.extend({ total: yuan }),
    refusals: REFUSALS,
  }),
  runRefunds: writeInSteps({
    path: '/seller/many-refunds/run',
    summary:
      'Gives back what was checked under this key, a verdict an order; beyond the sums all of it waits for one second person.',
    access: 'seller',
    input: z.strictObject({ ...giving, key: batchKey }),
    output: shownBatch.extend(approvalId),
    refusals: [...REFUSALS, 'manyrefunds_moved'],
  }),
}

export type Refundable = z.output<typeof manyRefundsSellerContract.findRefundable.output>
export type CheckedRefunds = z.output<typeof manyRefundsSellerContract.checkRefunds.output>
