import { ITEM_REFUND } from '#features/orders/order-states.ts'
import { leftOf } from '#features/orders/refund-rules.ts'
import type { SellersOrder } from '#features/orders/server/lock-order.ts'
import { itemsOf } from '#features/orders/server/order-store.ts'
import type { ItemRow } from '#features/orders/server/show-order.ts'
import { isWeighed } from '#features/orders/weight-rules.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { lockPaidOrder } from './lock-paid-order.ts'

export type LockedWeighed = { order: SellersOrder; item: ItemRow }

/** An item that is sold by weight, its order locked; refused where it is none, nothing of it is left, or it is asked for. */
export async function lockWeighed(
  tx: WriteTx,
  { order_sn, sku_id }: { order_sn: string; sku_id: number },
): Promise<LockedWeighed> {
  const order = await lockPaidOrder(tx, order_sn)
  const item =
    (await itemsOf(tx, [order.id])).find((one) => one.sku_id === sku_id) ??
    refuse(m.refunds_no_item, { sku: sku_id })
  if (!isWeighed(item)) refuse(m.refunds_no_weight)
  if (item.refund_status === ITEM_REFUND.open) refuse(m.refunds_open_request)
  if (leftOf(item).pieces === 0) refuse(m.refunds_nothing_left)
  return { order, item }
}
