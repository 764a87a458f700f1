import { sql } from 'kysely'
import { type OrderStatus, TAB_STATUS } from '#features/orders/order-states.ts'
import type { ordersContract } from '#features/orders/orders-contract.ts'
import { ORDERS_PER_PAGE } from '#features/orders/orders-rules.ts'
import type { Act } from '#platform/contract/act.ts'
import { prepareSelect } from '#platform/database/prepare.ts'
import { prepared } from '#platform/database/prepared.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { ordersOf } from './order-store.ts'
import { FOLLOWED_COLUMNS, readConfirmDays, showFollowed } from './show-followed.ts'

export const listOrders: Act<typeof ordersContract.listOrders> = async (input, context) => {
  const { page, status, keyword } = input
  const asked = {
    buyerId: context.actor.id,
    status: status === 'all' ? undefined : TAB_STATUS[status],
    rows: ORDERS_PER_PAGE,
    before: (page - 1) * ORDERS_PER_PAGE,
  }
  const found = keyword ? search(context.tx, asked, keyword) : list(context.tx, asked)
  const [orders, confirmDays] = await Promise.all([found.cut(), readConfirmDays(context.tx)])
  // Behind the last page there is no order to tell how many there are.
  const [counted] = orders.length > 0 || page === 1 ? orders : await found.count()
  return {
    per_page: ORDERS_PER_PAGE,
    total: counted?.total ?? 0,
    current_page: page,
    data: orders.map((order) => showFollowed(order, confirmDays, context)),
  }
}

type Chosen = { buyerId: number; status: OrderStatus | undefined }
type Asked = Chosen & { rows: number; before: number }
type Orders = ReturnType<typeof ordersOf>

const choose = (tx: ReadTx, { buyerId, status }: Chosen) =>
  ordersOf(tx, buyerId).$if(status !== undefined, (orders) => orders.where('status', '=', status!))

const count = (orders: Orders) => orders.select(sql<number>`count(*)`.as('total'))

/** Each row tells how many there are: to ask for that alone is one question more. */
const cut = (orders: Orders, { rows, before }: Asked) =>
  orders
    .select(FOLLOWED_COLUMNS)
    .select(sql<number>`(${count(orders)})`.as('total'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(rows)
    .offset(before)

/** Whole lists are asked for all the time: of every status, or of one. */
const prepareList = (status: (asked: Chosen) => OrderStatus | undefined) => {
  const chosen = (tx: ReadTx, asked: Chosen) => choose(tx, { buyerId: asked.buyerId, status: status(asked) })
  return {
    count: prepareSelect((tx, asked: Chosen) => count(chosen(tx, asked)).modifyFront(prepared)),
    cut: prepareSelect((tx, asked: Asked) => cut(chosen(tx, asked), asked).modifyFront(prepared)),
  }
}

const EVERY = prepareList(() => undefined)
const OF_STATUS = prepareList(({ status }) => status)

const list = (tx: ReadTx, asked: Asked) => {
  const { count, cut } = asked.status === undefined ? EVERY : OF_STATUS
  return { count: () => count(tx, asked), cut: () => cut(tx, asked) }
}

const search = (tx: ReadTx, asked: Asked, keyword: string) => {
  const found = mentioning(choose(tx, asked), keyword)
  return { count: () => count(found).execute(), cut: () => cut(found, asked).execute() }
}

/** A keyword is an order's number or part of a product's name, in either language. */
function mentioning(orders: Orders, keyword: string) {
  const like = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  return orders.where((eb) =>
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
  )
}
