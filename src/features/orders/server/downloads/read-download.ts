import { ITEM_REFUND, statesAllowing } from '#features/orders/order-states.ts'
import { literal } from '#platform/database/literal.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import type { Text } from '#platform/i18n/language.ts'

/** A file in the private store, or the text a product has instead of one. */
export type HandedOut = { name: Text } & (
  | { content: Text; stored: null }
  | { content: null; stored: string; type: string; bytes: number }
)

type Asked = { itemId: number; buyerId: number; fileId: number; now: Date }

/**
 * A file of an item, noted as handed out. Whoever asks for money back holds the order first, so it is held here too
 * before the item is looked at: nobody gets both the file and the money for it. Nothing when the item is being
 * refunded, is not the buyer's, or has no such file.
 */
export async function readDownload(
  tx: WriteTx,
  { itemId, buyerId, fileId, now }: Asked,
): Promise<HandedOut | undefined> {
  await run(tx)`
    select o.id from shop_order o join order_item i on i.order_id = o.id
    where i.id = ${itemId} and o.buyer_id = ${buyerId} for no key update of o`
  const { rows } = await run<HandedOut>(tx)`
    update order_item i set downloaded_at = coalesce(i.downloaded_at, ${now}::timestamptz)
    from shop_order o, (
      select product_id, id, name, null as content, stored, type, bytes from product_download where id = ${fileId}
      union all
      select product_id, 0, name, content, null, null, null from product_file where ${fileId} = 0
    ) f
    where i.id = ${itemId} and i.refund_status = ${literal(ITEM_REFUND.none)} and f.product_id = i.product_id
      and o.id = i.order_id and o.buyer_id = ${buyerId} and o.virtual
      and o.status = any(${statesAllowing('download')}::smallint[])
    returning f.name, f.content, f.stored, f.type, f.bytes`
  return rows[0]
}
