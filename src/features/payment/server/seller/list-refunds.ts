import type { moneySellerContract } from '#features/payment/money-seller-contract.ts'
import { nameBuyers } from '#features/people/server/name-actors.ts'
import type { Act } from '#platform/contract/act.ts'
import { toYuan } from '#platform/money.ts'
import { shopTime } from '#platform/time.ts'

export const listRefunds: Act<typeof moneySellerContract.listRefunds> = async (
  { before_id, rows },
  { tx, language },
) => {
  const found = await tx
    .selectFrom('refund')
    .leftJoin('shop_order', 'shop_order.id', 'refund.order_id')
    .select(['refund.id', 'refund.sn', 'amount_cents', 'refund.status', 'refund.reason', 'refund.buyer_id'])
    .select(['order_sn', 'refund.note', 'refund.created_at', 'done_at'])
    .$if(before_id !== undefined, (query) => query.where('refund.id', '<', before_id ?? 0))
    .orderBy('refund.id', 'desc')
    .limit(rows + 1)
    .execute()
  const ids = found.map(({ buyer_id }) => buyer_id)
  const nameOf = await nameBuyers(tx, ids, language)
  const data = found.slice(0, rows).map(({ amount_cents, status, created_at, done_at, ...row }) => ({
    ...row,
    buyer: nameOf(row.buyer_id),
    amount: toYuan(amount_cents),
    state: status,
    order_sn: row.order_sn ?? '',
    create_time: shopTime(created_at),
    done_time: done_at ? shopTime(done_at) : '',
  }))
  return { data, more: found.length > rows }
}
