import type { Sentence } from '#platform/refusal.ts'
import * as m from '#words'
import { AFTER_SALE_COLUMNS, drawAfterSale } from './after-sales-draw.ts'
import { flag, IN_ENGLISH, rest, text, whole, withDefault, word } from './arguments.ts'
import { type Act, act, type Command, command } from './command.ts'
import { pageAct } from './page-act.ts'

const one = { id: whole('ID') }

export const afterSales = command('after-sales', m.aftersales_cli_summary, m.aftersales_cli_details, [
  pageAct({
    options: { all: flag },
    call: (api, asked) => api.afterSalesSeller.listSellerAfterSales(asked),
    columns: AFTER_SALE_COLUMNS,
  }),
  act({
    words: one,
    call: (api, asked) => api.afterSalesSeller.showSellerAfterSale(asked),
    show: drawAfterSale,
  }),
  act({
    name: 'offer',
    words: { ...one, amount: word('AMOUNT') },
    options: { note: withDefault(text('NOTE'), ''), 'note-en': IN_ENGLISH },
    call: (api, { 'note-en': note_en, ...asked }) => api.afterSalesSeller.offerSum({ ...asked, note_en }),
  }),
])

/** A command that does one thing to one request. */
const decision = (name: string, summary: Sentence, details: Sentence, one: Act): Command => ({
  name,
  summary,
  details,
  acts: [one],
})

export const approve = decision(
  'approve',
  m.aftersales_cli_approve_summary,
  m.aftersales_cli_approve_details,
  act({ words: one, call: (api, asked) => api.afterSalesSeller.approveAfterSale(asked) }),
)

export const received = decision(
  'received',
  m.aftersales_cli_received_summary,
  m.aftersales_cli_received_details,
  act({ words: one, call: (api, asked) => api.afterSalesSeller.receiveReturn(asked) }),
)

export const reject = decision(
  'reject',
  m.aftersales_cli_reject_summary,
  m.aftersales_cli_reject_details,
  act({
    words: { ...one, reason: rest(text('REASON')) },
    options: { 'reason-en': IN_ENGLISH },
    call: (api, { 'reason-en': reason_en, ...asked }) =>
      api.afterSalesSeller.rejectAfterSale({ ...asked, reason_en }),
  }),
)
