import { sql } from 'kysely'
import { TAB_STATUS } from '#features/orders/order-states.ts'
import type { ordersContract } from '#features/orders/orders-contract.ts'
import { ORDERS_PER_PAGE } from '#features/orders/orders-rules.ts'
import type { OrderTab } from '#paths'
import type { Act } from '#platform/contract/act.ts'
import { answerPage } from '#platform/database/answer-page.ts'
import { countRows } from '#platform/database/count-rows.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { followOrders } from './follow-orders.ts'
import { itemsOf, ORDER_COLUMNS, ordersOf } from './order-store.ts'
import { showOrder } from './show-order.ts'

export const listOrders: Act<typeof ordersContract.listOrders> = async (input, context) => {
  const { tx, actor } = context
  const chosen = matching(tx, actor.id, input)
  const latest = chosen.select(ORDER_COLUMNS).orderBy('created_at', 'desc').orderBy('id', 'desc')
  const found = await answerPage(
    { page: input.page, perPage: ORDERS_PER_PAGE, total: await countRows(tx, chosen) },
    latest,
    (order) => order,
  )
  const ids = found.data.map(({ id }) => id)
  const items = Map.groupBy(await itemsOf(tx, ids), (item) => item.order_id)
  const ordered = found.data.map((order) => ({ order, items: items.get(order.id) ?? [] }))
  const followed = await followOrders(tx, ordered, context.language)
  return {
    ...found,
    data: ordered.map((one) => showOrder(one.order, one.items, context, followed.get(one.order.id))),
  }
}

/** A keyword is an order's number or part of a product's name, in either language. */
function matching(tx: ReadTx, buyerId: number, { status, keyword }: { status: OrderTab; keyword: string }) {
  const like = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  return ordersOf(tx, buyerId)
    .$if(status !== 'all', (query) =>
      query.where('status', '=', TAB_STATUS[status as keyof typeof TAB_STATUS]),
    )
    .$if(keyword !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb('order_sn', '=', keyword),
          eb.exists(
            eb
              .selectFrom('order_item')
              .select('order_item.id')
              .whereRef('order_item.order_id', '=', 'shop_order.id')
              .where((item) =>
                item.or([
                  item(sql<string>`title ->> 'zh_CN'`, 'ilike', like),
                  item(sql<string>`title ->> 'en_US'`, 'ilike', like),
                ]),
              ),
          ),
        ]),
      ),
    )
}
