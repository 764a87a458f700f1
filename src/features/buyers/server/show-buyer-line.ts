import { maskMobile } from '#features/account/mask-mobile.ts'
import type { SellerBuyer } from '#features/buyers/buyers-seller-contract.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { shopTime } from '#platform/time.ts'

export const selectBuyers = (tx: ReadTx) =>
  tx
    .selectFrom('buyer')
    .select(['id', 'nickname', 'prefix', 'mobile', 'created_at', 'note', 'blocked_at', 'blocked_reason'])
    .select('closed_at')

type Row = Awaited<ReturnType<ReturnType<typeof selectBuyers>['executeTakeFirstOrThrow']>>

const timeOr = (at: Date | null) => (at ? shopTime(at) : '')

/** Nobody reads a whole phone number here: whoever must call finds it in the address of an order. */
export const showBuyerLine = (row: Row): SellerBuyer => ({
  id: row.id,
  nickname: row.nickname,
  mobile: row.closed_at ? '' : maskMobile(row),
  create_time: shopTime(row.created_at),
  note: row.note,
  blocked_time: timeOr(row.blocked_at),
  blocked_reason: row.blocked_reason,
  closed_time: timeOr(row.closed_at),
})
