import { z } from 'zod'
import { afterSalesSellerContract } from '#features/after-sales/after-sales-seller-contract.ts'
import { ordersSellerContract } from '#features/orders/orders-seller-contract.ts'
import { read, readPage, write } from '#platform/contract/define.ts'
import { flag, id, lineOfText, yuan } from '#platform/contract/fields.ts'
import { ABOUT_ONE, ABOUT_ONE_FOR_A_REASON } from '#platform/contract/seller-entries.ts'

const buyer = z.object({
  id: z.number(),
  nickname: z.string(),
  /** Only its first and last digits; '' where the account is closed. */
  mobile: z.string(),
  create_time: z.string(),
  note: z.string(),
  /** '' while the buyer may log in. */
  blocked_time: z.string(),
  blocked_reason: z.string(),
  /** '' while the account is open. */
  closed_time: z.string(),
})

const session = z.object({
  browser: z.string(),
  system: z.string(),
  create_time: z.string(),
  last_time: z.string(),
})

export const buyersSellerContract = {
  findBuyers: readPage({
    path: '/seller/buyers/find',
    summary:
      'Buyers with an open account, the newest first: all, or those whose number, nickname, whole phone number or its last four digits it is.',
    access: 'seller',
    input: {
      find: lineOfText(40).default(''),
      /** 1: only those who are blocked. */
      blocked: flag.default(0),
    },
    item: buyer,
  }),
  showBuyer: read({
    path: '/seller/buyers/show',
    summary:
      'One buyer with the latest orders and requests, the money in the wallet, and where they are logged in.',
    ...ABOUT_ONE,
    refusals: ['buyers_none'],
    output: z.object({
      buyer,
      orders: ordersSellerContract.listSellerOrders.output.shape.data,
      requests: afterSalesSellerContract.listSellerAfterSales.output.shape.data,
      balance: yuan,
      sessions: z.array(session),
      /** The conversation with them; 0 where there is none. */
      thread_id: z.number(),
    }),
  }),
  revealBuyer: write({
    path: '/seller/buyers/reveal',
    summary:
      'The whole phone number of a buyer; that it was asked for is written down. A person sees 60 a day, then a colleague has to look.',
    ...ABOUT_ONE,
    refusals: ['buyers_none', 'people_many_reveals'],
    /** `left`: how many more this person may see today. */
    output: z.object({ mobile: z.string(), left: z.number() }),
  }),
  noteBuyer: write({
    path: '/seller/buyers/note',
    summary: 'Keeps a note about a buyer for colleagues; an empty one takes it away.',
    access: 'seller',
    refusals: ['buyers_none'],
    input: z.strictObject({ id, note: lineOfText(500) }),
  }),
  blockBuyer: write({
    path: '/seller/buyers/block',
    summary: 'Ends every session of a buyer and lets them log in no more; their orders go on.',
    ...ABOUT_ONE_FOR_A_REASON,
    refusals: ['buyers_none', 'buyers_need_reason', 'buyers_blocked_already'],
  }),
  unblockBuyer: write({
    path: '/seller/buyers/unblock',
    summary: 'Lets a blocked buyer log in again.',
    ...ABOUT_ONE,
    refusals: ['buyers_none', 'buyers_not_blocked'],
  }),
}

export type SellerBuyer = z.output<typeof buyer>
export type SellerBuyerDetail = z.output<typeof buyersSellerContract.showBuyer.output>
