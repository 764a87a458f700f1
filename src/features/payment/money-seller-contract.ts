import { z } from 'zod'
import { readPage, write } from '#platform/contract/define.ts'
import { line, lineOfText, yuan } from '#platform/contract/fields.ts'

const refundSn = line(64)

const stuckMoney = z.object({
  sn: z.string(),
  amount: yuan,
  /** `stuck`: it waits for the seller. `trying`: Alipay was asked often and has not said yes or no. */
  state: z.enum(['stuck', 'trying']),
  reason: z.enum(['late', 'twice', 'after_sale', 'wallet']),
  buyer_id: z.number(),
  /** '' where no order is behind it. */
  order_sn: z.string(),
  /** Alipay's number of the payment; '' for money no payment brought, which only the seller can pay. */
  trade_no: z.string(),
  fault: z.string(),
  tries: z.number(),
  create_time: z.string(),
})

const one = z.strictObject({ sn: refundSn })
const acted = z.object({ sn: z.string(), amount: yuan })

export const moneySellerContract = {
  listStuckMoney: readPage({
    path: '/seller/money/stuck',
    summary:
      'Money that should go back and does not: what Alipay refuses for good, or still has not answered.',
    access: 'seller',
    item: stuckMoney,
  }),
  retryRefund: write({
    path: '/seller/money/retry',
    summary: 'Has Alipay asked once more for a refund, at once.',
    access: 'seller',
    refusals: ['money_no_refund', 'money_back_already', 'money_no_way_back'],
    input: one,
    output: acted,
  }),
  settleRefund: write({
    path: '/seller/money/settle',
    summary:
      'Says that the seller has paid a stuck refund by other ways; the note says how, and the buyer reads it.',
    access: 'seller',
    refusals: [
      'money_need_note',
      'money_note_long',
      'money_no_refund',
      'money_back_already',
      'money_still_tried',
    ],
    // It may be longer than allowed here, so that the act can say how long it may be.
    input: one.extend({ note: lineOfText(400).default('') }),
    output: acted,
  }),
}

export type StuckMoney = z.output<typeof stuckMoney>
