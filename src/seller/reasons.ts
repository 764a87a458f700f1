import type { SellerReason } from '#features/after-sales/reasons-seller-contract.ts'
import * as m from '#words'
import { oneOf, optional, text, whole, word } from './arguments.ts'
import type { Columns } from './columns.ts'
import { act, command } from './command.ts'
import { needData } from './faults.ts'
import { MOVE, moveInList } from './move-in-list.ts'
import { listOf } from './show.ts'

const COLUMNS: Columns<SellerReason> = [
  ['ID', 'id'],
  [m.sellerreasons_type, 'type'],
  [m.sellerreasons_words, 'reason', 60],
  [m.sellersite_in_use, ({ active }) => (active ? m.sellersite_yes : m.sellersite_no)],
]

export const reasons = command('reasons', m.sellerreasons_summary, m.sellerreasons_details, [
  act({ call: (api) => api.reasonsSeller.listSellerReasons(), show: listOf(COLUMNS) }),
  act({
    name: 'add',
    words: { type: oneOf(['refund', 'return']) },
    options: { zh: word('TEXT'), en: word('TEXT') },
    call: (api, { type, zh, en }) => api.reasonsSeller.addReason({ type, reason: { zh_CN: zh, en_US: en } }),
  }),
  act({
    name: 'change',
    words: { id: whole('ID') },
    options: { zh: optional(text('TEXT')), en: optional(text('TEXT')) },
    call: (api, { id, zh, en }) => api.reasonsSeller.changeReason({ id, reason: { zh_CN: zh, en_US: en } }),
  }),
  act({
    name: 'move',
    words: MOVE,
    async call(api, move) {
      const all = needData(await api.reasonsSeller.listSellerReasons())
      const type = all.find(({ id }) => id === move.id)?.type ?? 'refund'
      const ids = all.filter((one) => one.type === type).map(({ id }) => id)
      return api.reasonsSeller.orderReasons({ type, ids: moveInList(ids, move) })
    },
    show: listOf(COLUMNS),
  }),
  act({
    name: 'off',
    words: { id: whole('ID') },
    call: (api, { id }) => api.reasonsSeller.changeReason({ id, active: 0 }),
  }),
  act({
    name: 'on',
    words: { id: whole('ID') },
    call: (api, { id }) => api.reasonsSeller.changeReason({ id, active: 1 }),
  }),
])
