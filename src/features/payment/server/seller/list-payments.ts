import type { moneySellerContract } from '#features/payment/money-seller-contract.ts'
import { nameBuyers } from '#features/people/server/name-actors.ts'
import type { Act } from '#platform/contract/act.ts'
import { toYuan } from '#platform/money.ts'
import { shopTime } from '#platform/time.ts'

export const listPayments: Act<typeof moneySellerContract.listPayments> = async (
  { before_id, rows },
  { tx, language },
) => {
  const found = await tx
    .selectFrom('payment')
    .leftJoin('receipt', 'receipt.payment_id', 'payment.id')
    .leftJoin('shop_order', 'shop_order.id', 'payment.order_id')
    .select(['payment.id', 'payment.sn', 'payment.amount_cents', 'method', 'purpose', 'payment.buyer_id'])
    .select(['order_sn', 'trade_no', 'settled_at'])
    .where('payment.status', '=', 'paid')
    .$if(before_id !== undefined, (query) => query.where('payment.id', '<', before_id ?? 0))
    .orderBy('payment.id', 'desc')
    .limit(rows + 1)
    .execute()
  const ids = found.map(({ buyer_id }) => buyer_id)
  const nameOf = await nameBuyers(tx, ids, language)
  const data = found.slice(0, rows).map(({ amount_cents, settled_at, ...row }) => ({
    ...row,
    buyer: nameOf(row.buyer_id),
    amount: toYuan(amount_cents),
    order_sn: row.order_sn ?? '',
    trade_no: row.trade_no ?? '',
    pay_time: settled_at ? shopTime(settled_at) : '',
  }))
  return { data, more: found.length > rows }
}
