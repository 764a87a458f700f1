import { sql } from 'kysely'
import { ORDER_STATUSES } from '#features/orders/order-states.ts'
import type { ordersSellerContract } from '#features/orders/orders-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { literal } from '#platform/database/literal.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { isSeenBy } from './seen-orders.ts'
import { whereOrders } from './where-orders.ts'

/** More than so many are "so many and more": counting a million orders helps nobody and takes a second. */
const MOST = 1000

export const countSellerOrders: Act<typeof ordersSellerContract.countSellerOrders> = async (
  { status: _, before_id: __, ...filter },
  { tx, actor },
) => {
  const counts = await Promise.all(
    ORDER_STATUSES.map(async (status) => ({
      status,
      count: await countUpTo(
        tx,
        sql`shop_order.status = ${literal(status)} and ${whereOrders(filter)}
        and ${isSeenBy(actor)}`,
      ),
    })),
  )
  return { counts, most: MOST, last_id: await lastId(tx) }
}

/** What comes later has a higher one: a selection of all that was counted ends here. */
async function lastId(tx: ReadTx): Promise<number> {
  const last = tx.selectFrom('shop_order').select((eb) => eb.fn.max('id').as('id'))
  return (await last.executeTakeFirstOrThrow()).id ?? 0
}

async function countUpTo(tx: ReadTx, condition: ReturnType<typeof whereOrders>): Promise<number> {
  const found = tx.selectFrom('shop_order').where(condition).select('id').limit(MOST).as('found')
  const { count } = await tx
    .selectFrom(found)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
