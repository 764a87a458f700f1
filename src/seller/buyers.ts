import type { SellerBuyer, SellerBuyerDetail } from '#features/buyers/buyers-seller-contract.ts'
import * as m from '#words'
import { AFTER_SALE_COLUMNS } from './after-sales-draw.ts'
import { flag, optional, page, rest, text, whole, word } from './arguments.ts'
import type { Columns } from './columns.ts'
import { act, command } from './command.ts'
import { ORDER_COLUMNS } from './orders-draw.ts'
import type { Output } from './output.ts'
import { pageOf } from './show.ts'

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

export const buyers = command('buyers', m.buyers_summary, m.buyers_details, [
  act({
    words: { find: optional(rest(text('TEXT'))) },
    options: { blocked: flag, page },
    call: (api, { find, blocked, page }) =>
      api.buyersSeller.findBuyers({ find: find ?? '', blocked: blocked ? 1 : 0, page }),
    show: pageOf(COLUMNS, m.buyers_nobody),
  }),
  act({
    name: 'show',
    words: { id: whole('NUMBER') },
    call: (api, asked) => api.buyersSeller.showBuyer(asked),
    show: drawBuyer,
  }),
  act({
    name: 'note',
    words: { id: whole('NUMBER'), note: rest(text('TEXT')) },
    call: (api, asked) => api.buyersSeller.noteBuyer(asked),
  }),
  act({
    name: 'block',
    words: { id: whole('NUMBER') },
    options: { reason: word('TEXT') },
    call: (api, asked) => api.buyersSeller.blockBuyer(asked),
  }),
  act({
    name: 'unblock',
    words: { id: whole('NUMBER') },
    call: (api, asked) => api.buyersSeller.unblockBuyer(asked),
  }),
])

function drawBuyer({ buyer, orders, requests, balance, sessions }: SellerBuyerDetail, output: Output): void {
  output.list([buyer], COLUMNS)
  output.line(output.say(m.buyers_balance, { balance }))
  if (orders.length > 0) output.list(orders, ORDER_COLUMNS)
  if (requests.length > 0) output.list(requests, AFTER_SALE_COLUMNS)
  if (sessions.length > 0) output.list(sessions, SESSIONS)
}
