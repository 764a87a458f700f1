import type { SellerReason } from '#features/after-sales/reasons-seller-contract.ts'
import * as m from '#words'
import { oneOf, optional, text, whole, word } from './arguments.ts'
import { bothOf, inBoth } from './bilingual.ts'
import type { Columns } from './columns.ts'
import { act, command } from './command.ts'
import { moveInList } from './move-in-list.ts'
import { onAndOff } from './on-and-off.ts'
import { listOf } from './show.ts'

const COLUMNS: Columns<SellerReason> = [
  ['ID', 'id'],
  [m.sellerreasons_type, 'type'],
  [m.sellerreasons_words, 'reason', 60],
  [m.sellersite_in_use, ({ active }) => (active ? m.sellersite_yes : m.sellersite_no)],
]

const one = { id: whole('ID') }

export const reasons = command('reasons', m.sellerreasons_summary, m.sellerreasons_details, [
  act({ call: (api) => api.reasonsSeller.listSellerReasons(), show: listOf(COLUMNS) }),
  act({
    name: 'add',
    words: { type: oneOf(['refund', 'return']) },
    options: inBoth(word('TEXT')),
    call: (api, { type, ...typed }) => api.reasonsSeller.addReason({ type, reason: bothOf(typed) }),
  }),
  act({
    name: 'change',
    words: one,
    options: inBoth(optional(text('TEXT'))),
    call: (api, { id, ...typed }) => api.reasonsSeller.changeReason({ id, reason: bothOf(typed) }),
  }),
  moveInList({
    list: (api) => api.reasonsSeller.listSellerReasons(),
    together: (one, other) => one.type === other.type,
    order: (api, ids, moved) => api.reasonsSeller.orderReasons({ type: moved?.type ?? 'refund', ids }),
    columns: COLUMNS,
  }),
  ...onAndOff(one, (api, asked, active) => api.reasonsSeller.changeReason({ ...asked, active })),
])
