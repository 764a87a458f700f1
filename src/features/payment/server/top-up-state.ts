import type { paymentContract } from '#features/payment/payment-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { toYuan } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

export const topUpState: Act<typeof paymentContract.topUpState> = async ({ sn }, context) => {
  const { tx, actor, services } = context
  const before = await find(tx, actor.id, sn)
  if (!before) return refuse(m.payment_none)
  const asked = before.status === 'open' && (await services.pollPayment({ id: before.id }))
  const payment = (asked && (await find(tx, actor.id, sn))) || before
  return {
    sn,
    state: payment.status === 'open' ? 'unpaid' : payment.status,
    amount: toYuan(payment.amount_cents),
    balance: toYuan(payment.balance_cents ?? 0),
  }
}

const find = (tx: ReadTx, buyerId: number, sn: string) =>
  tx
    .selectFrom('payment')
    .leftJoin('wallet', 'wallet.buyer_id', 'payment.buyer_id')
    .where('sn', '=', sn)
    .where('payment.buyer_id', '=', buyerId)
    .where('purpose', '=', 'top_up')
    .select(['payment.id', 'status', 'amount_cents', 'balance_cents'])
    .executeTakeFirst()
