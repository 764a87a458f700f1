import { sql } from 'kysely'
import { type OrderStatus, TAB_STATUS } from '#features/orders/order-states.ts'
import type { OrderCounters, ordersContract } from '#features/orders/orders-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { prepareSelect } from '#platform/database/prepare.ts'
import { prepared } from '#platform/database/prepared.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { ordersOf } from './order-store.ts'

const countByStatus = prepareSelect((tx, { buyerId }: { buyerId: number }) =>
  ordersOf(tx, buyerId)
    .modifyFront(prepared)
    .select(['status', sql<number>`count(*)`.as('count')])
    .groupBy('status'),
)

export const countOrders: Act<typeof ordersContract.countOrders> = (_, { tx, actor }) =>
  countOrdersOf(tx, actor.id)

export async function countOrdersOf(tx: ReadTx, buyerId: number): Promise<OrderCounters> {
  const rows = await countByStatus(tx, { buyerId })
  const counts = new Map(rows.map(({ status, count }) => [status, count]))
  const of = (status: OrderStatus) => counts.get(status) ?? 0
  return {
    total_num: rows.reduce((sum, { count }) => sum + count, 0),
    unpaid: of(TAB_STATUS.unpaid),
    nosend: of(TAB_STATUS.nosend),
    noget: of(TAB_STATUS.noget),
    nocomment: of(TAB_STATUS.nocomment),
    completed: of(TAB_STATUS.completed),
  }
}
