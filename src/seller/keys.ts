import type { SellerKey } from '#features/site/keys-seller-contract.ts'
import { SHOP_KEYS } from '#features/site/shop-keys.ts'
import * as m from '#words'
import { oneOf } from './arguments.ts'
import type { Columns } from './columns.ts'
import { act, command } from './command.ts'
import { listOf } from './show.ts'

const COLUMNS: Columns<SellerKey> = [
  [m.sellerkeys_name, 'name'],
  [m.sellerkeys_made, 'made_time'],
  [m.sellerkeys_previous, ({ previous }) => (previous ? m.sellerkeys_holds : '')],
]

const one = { name: oneOf(SHOP_KEYS) }

export const keys = command('keys', m.sellerkeys_summary, m.sellerkeys_details, [
  act({ call: (api) => api.keysSeller.listKeys(), show: listOf(COLUMNS) }),
  act({ name: 'rotate', words: one, call: (api, asked) => api.keysSeller.rotateKey(asked) }),
  act({ name: 'forget', words: one, call: (api, asked) => api.keysSeller.forgetKey(asked) }),
])
