import type { Selectable } from 'kysely'
import { lockAnyOrder } from '#features/orders/server/lock-order.ts'
import type { OrderRow } from '#features/orders/server/show-order.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import type { AfterSaleTable } from './after-sales-tables.ts'

export type AfterSaleRow = Selectable<AfterSaleTable>
export type LockedAfterSale = { sale: AfterSaleRow; order: OrderRow }

/**
 * A request with its order, held until the transaction ends, the order first as everywhere. With a buyer only their
 * own is found.
 */
export async function lockAfterSale(
  tx: WriteTx,
  id: number,
  { buyerId }: { buyerId?: number } = {},
): Promise<LockedAfterSale | undefined> {
  const found = await tx
    .selectFrom('after_sale')
    .select('order_id')
    .where('id', '=', id)
    .$if(buyerId !== undefined, (query) => query.where('buyer_id', '=', buyerId ?? 0))
    .executeTakeFirst()
  if (!found) return undefined
  const order = await lockAnyOrder(tx, found.order_id)
  const sale = await tx
    .selectFrom('after_sale')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return { sale, order }
}
