import type { StuckMoney } from '#features/payment/money-seller-contract.ts'
import type { Sentence } from '#platform/refusal.ts'
import * as m from '#words'
import { flag, IN_ENGLISH, text, word } from './arguments.ts'
import type { Columns } from './columns.ts'
import { act, command } from './command.ts'
import { BILLS, drawBill } from './money-bill.ts'
import { exportBooks } from './money-export.ts'
import { pageAct } from './page-act.ts'

const REASONS: Record<StuckMoney['reason'], Sentence> = {
  late: m.sellermoney_reason_late,
  twice: m.sellermoney_reason_twice,
  after_sale: m.sellermoney_reason_after_sale,
  wallet: m.sellermoney_reason_wallet,
}

const STUCK: Columns<StuckMoney> = [
  [m.sellermoney_number, 'sn'],
  [m.sellermoney_amount, 'amount'],
  [m.sellermoney_state, ({ state }) => (state === 'stuck' ? m.sellermoney_stuck : m.sellermoney_trying)],
  [m.sellermoney_why, ({ reason }) => REASONS[reason]],
  [m.sellermoney_buyer, 'buyer'],
  [m.sellermoney_order, 'order_sn'],
  [m.sellermoney_trade, 'trade_no'],
  [m.sellermoney_fault, ({ fault, trade_no }) => (trade_no === '' ? m.sellermoney_untraced : fault), 40],
  [m.sellermoney_since, 'create_time'],
]

const one = { sn: word('REFUND_SN') }

export const money = command('money', m.sellermoney_summary, m.sellermoney_details, [
  pageAct({
    name: 'stuck',
    call: (api, asked) => api.moneySeller.listStuckMoney(asked),
    columns: STUCK,
    nothing: m.sellermoney_nothing_stuck,
  }),
  act({ name: 'retry', words: one, call: (api, asked) => api.moneySeller.retryRefund(asked) }),
  act({
    name: 'settle',
    words: one,
    options: { note: text('TEXT'), 'note-en': IN_ENGLISH },
    call: (api, { 'note-en': note_en, ...asked }) => api.moneySeller.settleRefund({ ...asked, note_en }),
  }),
  act({
    name: 'bill',
    words: { day: word('YYYY-MM-DD') },
    options: { kept: flag },
    call: (api, { day, kept }) =>
      kept ? api.moneySeller.showBill({ day }) : api.moneySeller.compareBill({ day }),
    show: drawBill,
  }),
  pageAct({ name: 'bills', call: (api, asked) => api.moneySeller.listBills(asked), columns: BILLS }),
  exportBooks,
])
