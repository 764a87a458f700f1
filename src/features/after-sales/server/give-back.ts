import { addMessage } from '#features/notices/server/add-message.ts'
import { ITEM_REFUND } from '#features/orders/order-states.ts'
import { completeOrder } from '#features/orders/server/complete-order.ts'
import { restockItem } from '#features/orders/server/restock-item.ts'
import { refundOrder } from '#features/payment/server/refund-order.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { toYuan } from '#platform/money.ts'
import type { AfterSaleRow } from './lock-after-sale.ts'

type Giving = { sale: AfterSaleRow; goodsAreHere: boolean; actor: string; now: Date }

/**
 * The money of a settled request goes back in the transaction that settled it. With nothing left that was not
 * refunded, the order is over. Answers the tags of products whose stock changed.
 */
export async function giveBack(
  tx: WriteTx,
  { sale, goodsAreHere, actor, now }: Giving,
): Promise<readonly string[]> {
  const tags = goodsAreHere ? await restockItem(tx, sale.order_item_id, { actor, now }) : []
  const refund = await refundOrder(tx, { orderId: sale.order_id, cents: sale.refund_cents, now })
  await tx
    .updateTable('after_sale')
    .set({ refund_id: refund ?? null })
    .where('id', '=', sale.id)
    .execute()
  const left = await tx
    .selectFrom('order_item')
    .select('id')
    .where('order_id', '=', sale.order_id)
    .where('refund_status', '!=', ITEM_REFUND.refunded)
    .limit(1)
    .executeTakeFirst()
  if (!left) {
    await completeOrder(tx, { orderId: sale.order_id, actor, reason: 'everything was refunded', now })
  }
  const data = { after_sale_id: sale.id, aftersale_sn: sale.sn, amount: toYuan(sale.refund_cents) }
  await addMessage(tx, sale.buyer_id, { kind: 'after_sale_refunded', data }, now)
  return tags
}
