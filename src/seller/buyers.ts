import type { SellerBuyer, SellerBuyerDetail } from '#features/buyers/buyers-seller-contract.ts'
import * as m from '#words'
import { AFTER_SALE_COLUMNS } from './after-sales-draw.ts'
import { mark, REASON, rest, text, whole, withDefault } from './arguments.ts'
import type { Columns } from './columns.ts'
import { act, command } from './command.ts'
import { ORDER_COLUMNS } from './orders-draw.ts'
import type { Output } from './output.ts'
import { pageAct } from './page-act.ts'

const COLUMNS: Columns<SellerBuyer> = [
  [m.buyers_number, 'id'],
  [m.buyers_nickname, 'nickname', 20],
  [m.buyers_phone, 'mobile'],
  [m.buyers_since, 'create_time'],
  [m.buyers_blocked_for, ({ blocked_reason }) => blocked_reason || '–', 30],
  [m.buyers_note, ({ note }) => note || '–', 40],
]

const SESSIONS: Columns<SellerBuyerDetail['sessions'][number]> = [
  [m.buyers_device, ({ browser, system }) => [browser, system].filter(Boolean).join(' / ') || '–'],
  [m.buyers_logged_in, 'create_time'],
  [m.buyers_last_seen, 'last_time'],
]

const one = { id: whole('NUMBER') }

export const buyers = command('buyers', m.buyers_summary, m.buyers_details, [
  pageAct({
    words: { find: withDefault(rest(text('TEXT')), '') },
    options: { blocked: mark },
    call: (api, asked) => api.buyersSeller.findBuyers(asked),
    columns: COLUMNS,
    nothing: m.buyers_nobody,
  }),
  act({ name: 'show', words: one, call: (api, asked) => api.buyersSeller.showBuyer(asked), show: drawBuyer }),
  act({
    name: 'note',
    words: { ...one, note: rest(text('TEXT')) },
    call: (api, asked) => api.buyersSeller.noteBuyer(asked),
  }),
  act({
    name: 'block',
    words: one,
    options: REASON,
    call: (api, asked) => api.buyersSeller.blockBuyer(asked),
  }),
  act({ name: 'unblock', words: one, call: (api, asked) => api.buyersSeller.unblockBuyer(asked) }),
])

function drawBuyer({ buyer, orders, requests, balance, sessions }: SellerBuyerDetail, output: Output): void {
  output.list([buyer], COLUMNS)
  output.line(output.say(m.buyers_balance, { balance }))
  if (orders.length > 0) output.list(orders, ORDER_COLUMNS)
  if (requests.length > 0) output.list(requests, AFTER_SALE_COLUMNS)
  if (sessions.length > 0) output.list(sessions, SESSIONS)
}
