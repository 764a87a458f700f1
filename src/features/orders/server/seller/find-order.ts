import type { ReadTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

/** The id of the order with this number. */
export async function findOrder(tx: ReadTx, orderSn: string): Promise<number> {
  const found = tx.selectFrom('shop_order').where('order_sn', '=', orderSn).select('id')
  return (await found.executeTakeFirst())?.id ?? refuse(m.orders_none)
}
