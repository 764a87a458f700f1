import { z } from 'zod'
import { approvalId } from '#features/approvals/approvals-seller-contract.ts'
import { isDay } from '#platform/calendar-day.ts'
import { read, readPage, write, writeInSteps } from '#platform/contract/define.ts'
import { id, inEnglish, line, lineOfText, wholeNumber, yuan } from '#platform/contract/fields.ts'
import { BOOK_SUMS, type BookSum } from './payment-rules.ts'

const refundSn = line(64)

const stuckMoney = z.object({
  sn: z.string(),
  amount: yuan,
  /** `stuck`: it waits for the seller. `trying`: Alipay was asked often and has not said yes or no. */
  state: z.enum(['stuck', 'trying']),
  reason: z.enum(['late', 'twice', 'after_sale', 'wallet']),
  buyer_id: z.number(),
  /** Whose that number is, by name. */
  buyer: z.string(),
  /** '' where no order is behind it. */
  order_sn: z.string(),
  /** Alipay's number of the payment; '' for money no payment brought, which only the seller can pay. */
  trade_no: z.string(),
  fault: z.string(),
  tries: z.number(),
  create_time: z.string(),
})

const payment = z.object({
  id: z.number(),
  sn: z.string(),
  amount: yuan,
  method: z.enum(['alipay', 'balance']),
  purpose: z.enum(['order', 'top_up']),
  buyer_id: z.number(),
  /** Whose that number is, by name. */
  buyer: z.string(),
  /** '' where no order is behind it, or Alipay has no number for it. */
  order_sn: z.string(),
  trade_no: z.string(),
  pay_time: z.string(),
})

const orderPayment = payment.pick({ method: true, amount: true, trade_no: true, pay_time: true }).extend({
  /** 1: the order was paid or closed already, so this money goes back. */
  surplus: z.number(),
})

const refund = z.object({
  id: z.number(),
  sn: z.string(),
  amount: yuan,
  /** `wanted`: on its way. `settled`: the seller paid it by other ways. */
  state: z.enum(['wanted', 'done', 'stuck', 'settled']),
  reason: z.enum(['late', 'twice', 'after_sale', 'wallet']),
  buyer_id: z.number(),
  /** Whose that number is, by name. */
  buyer: z.string(),
  order_sn: z.string(),
  note: z.string(),
  create_time: z.string(),
  done_time: z.string(),
})

/** The latest first, further back from `before_id`. */
const further = z.strictObject({ before_id: id.optional(), rows: wholeNumber(1, 200).default(50) })
const listOf = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item), more: z.boolean() })

const difference = z.object({
  what: z.enum(['payment', 'refund']),
  trade_no: z.string(),
  /** Our number: of the refund where it is one, else of the attempt to pay. */
  sn: z.string(),
  /** '' where that side does not have it. */
  in_bill: z.string(),
  in_books: z.string(),
})

const bill = z.object({
  day: z.string(),
  fetch_time: z.string(),
  payments: z.number(),
  refunds: z.number(),
  paid: yuan,
  refunded: yuan,
  fees: yuan,
  differences: z.array(difference),
})

const booksRow = z.object({
  /** A month of a year, or a day of a month. */
  period: z.string(),
  ...(Object.fromEntries(BOOK_SUMS.map((name) => [name, yuan])) as Record<BookSum, typeof yuan>),
  /** What Alipay took; '' where no bill was fetched. */
  fees: z.string(),
})

const ofDay = z.strictObject({ day: line(10).refine(isDay, 'not a day') })

/** A year, or a month of one. */
const ofPeriod = z.strictObject({ period: line(7).regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/) })

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
  listPayments: read({
    path: '/seller/money/payments',
    summary: 'What buyers have paid, for orders and into their wallets.',
    access: 'seller',
    input: further,
    output: listOf(payment),
  }),
  listOrderPayments: read({
    path: '/seller/money/order',
    summary: 'The money that came for an order, each with the number of its trade.',
    access: 'seller',
    input: z.strictObject({ order_sn: line(64) }),
    output: z.array(orderPayment),
  }),
  listRefunds: read({
    path: '/seller/money/refunds',
    summary: 'What has gone back to where it was paid from, or is on its way there.',
    access: 'seller',
    input: further,
    output: listOf(refund),
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
      'approvals_asked_already',
    ],
    // It may be longer than allowed here, so that the act can say how long it may be.
    input: one.extend({ note: lineOfText(400).default(''), note_en: inEnglish }),
    output: acted.extend(approvalId),
  }),
  compareBill: writeInSteps({
    path: '/seller/money/compare-bill',
    summary: "Fetches Alipay's bill of a day that is over and says where it and the books differ.",
    access: 'seller',
    refusals: ['money_bill_not_yet', 'money_bill_silent', 'money_bill_unreadable', 'money_no_bill'],
    input: ofDay,
    output: bill,
  }),
  showBill: read({
    path: '/seller/money/bill',
    summary: 'A bill as it was last compared.',
    access: 'seller',
    refusals: ['money_no_bill'],
    input: ofDay,
    output: bill,
  }),
  sumBooks: read({
    path: '/seller/money/books',
    summary: 'The books of a month by its days ("2026-11"), or of a year by its months ("2026").',
    access: 'seller',
    input: ofPeriod,
    output: z.array(booksRow),
  }),
  exportBooks: read({
    path: '/seller/money/export',
    summary: 'The books of a month or a year as a file for spreadsheets (CSV), with their sums below.',
    access: 'seller',
    input: ofPeriod,
    output: z.object({ name: z.string(), csv: z.string() }),
  }),
  listBills: readPage({
    path: '/seller/money/bills',
    summary: 'The days whose bill was compared, the latest first, and how many differences each has.',
    access: 'seller',
    item: z.object({ day: z.string(), fetch_time: z.string(), differences: z.number() }),
  }),
}

export type StuckMoney = z.output<typeof stuckMoney>
export type Payment = z.output<typeof payment>
export type OrderPayment = z.output<typeof orderPayment>
export type Refund = z.output<typeof refund>
export type BooksRow = z.output<typeof booksRow>
export type Bill = z.output<typeof bill>
