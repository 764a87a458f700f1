import { ORDER } from '#features/orders/order-states.ts'
import { select } from '#platform/database/raw-sql.ts'
import type { ReadTx } from '#platform/database/tx.ts'

export type Waiting = { to_pay: number; to_ship: number; payments: number; refunds: number }

/** What is on its way through the shop. Each is counted by an index of just these rows, however many there were before. */
export async function countWaiting(tx: ReadTx): Promise<Waiting> {
  const [waiting] = await select<Waiting>(tx)`
    select
      (select count(*) from shop_order where status = ${ORDER.awaitingPayment}) as to_pay,
      (select count(*) from shop_order where status = ${ORDER.paid}) as to_ship,
      (select count(*) from payment where status = 'open') as payments,
      (select count(*) from refund where status = 'wanted') as refunds`
  return waiting ?? { to_pay: 0, to_ship: 0, payments: 0, refunds: 0 }
}
