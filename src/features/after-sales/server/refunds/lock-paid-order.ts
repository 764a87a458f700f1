import { isPaid } from '#features/orders/order-states.ts'
import { lockOrderForSeller, type SellersOrder } from '#features/orders/server/lock-order.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

/** The order a seller gives money of back, locked; refused where there is none, or none of its money came. */
export async function lockPaidOrder(tx: WriteTx, orderSn: string): Promise<SellersOrder> {
  const order = (await lockOrderForSeller(tx, orderSn)) ?? refuse(m.orders_none)
  return isPaid(order.status) ? order : refuse(m.refunds_not_paid)
}
