import { ITEM_REFUND, statesAllowing } from '#features/orders/order-states.ts'
import { literal } from '#platform/database/literal.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import type { Text } from '#platform/i18n/language.ts'

export type HandedOut = { name: Text; content: Text }

/**
 * The file of an item, noted as handed out. Whoever asks for money back holds the order first, so it is held here too
 * before the item is looked at: nobody gets both the file and the money for it. Nothing when the item is being
 * refunded, or is not the buyer's.
 */
export async function readDownload(
  tx: WriteTx,
  { itemId, buyerId, now }: { itemId: number; buyerId: number; now: Date },
): Promise<HandedOut | undefined> {
  await run(tx)`
    select o.id from shop_order o join order_item i on i.order_id = o.id
    where i.id = ${itemId} and o.buyer_id = ${buyerId} for no key update of o`
  const { rows } = await run<HandedOut>(tx)`
    update order_item i set downloaded_at = coalesce(i.downloaded_at, ${now}::timestamptz)
    from shop_order o, product_file f
    where i.id = ${itemId} and i.refund_status = ${literal(ITEM_REFUND.none)} and f.product_id = i.product_id
      and o.id = i.order_id and o.buyer_id = ${buyerId} and o.virtual
      and o.status = any(${statesAllowing('download')}::smallint[])
    returning f.name, f.content`
  return rows[0]
}
