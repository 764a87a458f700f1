import { addMessage } from '#features/notices/server/add-message.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { toYuan } from '#platform/money.ts'
import type { AfterSaleRow, LockedAfterSale } from './lock-after-sale.ts'
import { type Refunding, refundItems } from './refund-items.ts'

type Giving = {
  /** As it was before the step that settled it, with its order. */
  locked: LockedAfterSale
  /** As it is now. */
  sale: AfterSaleRow
  /** What was asked for, or the sum that was offered instead: then the buyer keeps the goods. */
  kind?: 'after_sale' | 'offer'
  restock: Refunding['restock']
  actor: string
  now: Date
}

/** The money of a settled request goes back, and the buyer is told. Answers the tags of products whose stock changed. */
export async function giveBack(
  tx: WriteTx,
  { locked, sale, kind = 'after_sale', restock, actor, now }: Giving,
): Promise<readonly string[]> {
  const { refundId, cents, tags } = await refundItems(tx, {
    order: locked.order,
    parts: [
      { itemId: sale.order_item_id, pieces: kind === 'offer' ? 0 : sale.num, cents: sale.refund_cents },
    ],
    kind,
    afterSaleId: sale.id,
    restock,
    reason: '',
    actor,
    now,
  })
  await tx.updateTable('after_sale').set({ refund_id: refundId }).where('id', '=', sale.id).execute()
  const data = { after_sale_id: sale.id, aftersale_sn: sale.sn, amount: toYuan(cents) }
  await addMessage(tx, sale.buyer_id, { kind: 'after_sale_refunded', data }, now)
  return tags
}
