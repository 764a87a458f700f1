import type { moneySellerContract } from '#features/payment/money-seller-contract.ts'
import { stuckRefunds } from '#features/payment/server/count-stuck.ts'
import { nameBuyers } from '#features/people/server/name-actors.ts'
import type { Act } from '#platform/contract/act.ts'
import { answerPage } from '#platform/database/answer-page.ts'
import { countRows } from '#platform/database/count-rows.ts'
import { toYuan } from '#platform/money.ts'
import { shopTime } from '#platform/time.ts'

const PER_PAGE = 20

/** The oldest first: somebody has waited longest for it. */
export const listStuckMoney: Act<typeof moneySellerContract.listStuckMoney> = async (
  { page },
  { tx, language },
) => {
  const waiting = stuckRefunds(tx)
  const told = waiting
    .leftJoin('receipt', 'receipt.id', 'refund.receipt_id')
    .leftJoin('shop_order', 'shop_order.id', 'refund.order_id')
    .select([
      'refund.sn',
      'refund.amount_cents',
      'refund.status',
      'refund.reason',
      'refund.buyer_id',
      'refund.last_fault',
      'refund.tries',
      'refund.created_at',
      'order_sn',
      'trade_no',
    ])
    .orderBy('refund.id')
  const answer = await answerPage(
    { page, perPage: PER_PAGE, total: await countRows(tx, waiting) },
    told,
    (row) => ({
      sn: row.sn,
      amount: toYuan(row.amount_cents),
      state: row.status === 'stuck' ? ('stuck' as const) : ('trying' as const),
      reason: row.reason,
      buyer_id: row.buyer_id,
      order_sn: row.order_sn ?? '',
      trade_no: row.trade_no ?? '',
      fault: row.last_fault,
      tries: row.tries,
      create_time: shopTime(row.created_at),
    }),
  )
  const ids = answer.data.map(({ buyer_id }) => buyer_id)
  const nameOf = await nameBuyers(tx, ids, language)
  return { ...answer, data: answer.data.map((row) => ({ ...row, buyer: nameOf(row.buyer_id) })) }
}
