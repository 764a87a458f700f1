import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { checkBooks } from '#features/after-sales/server/check-books.ts'
import { PAID } from '#features/orders/order-states.ts'
import { literal } from '#platform/database/literal.ts'
import { select } from '#platform/database/raw-sql.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { type Acknowledged, PURSE } from './persistent-buyers.ts'

type Finding = { what: string; of?: number; faults: string }
type Buyers = { acknowledged: Acknowledged; buyers: readonly number[] }
type Goods = { stock: number; goods: readonly { sku_price_id: number }[] }

/** As long as the gateway may take to tell the shop after the last kill. */
const HEARD_WITHIN = 90_000

/** Looks for everything the shop has said was done, and for anything that was done twice. */
export async function checkInvariants(
  tx: ReadTx,
  buyers: Buyers,
  { stock, goods }: Goods,
): Promise<Finding[]> {
  const { carts, orders, paid, taken } = buyers.acknowledged
  const count = async (query: ReturnType<typeof sql<{ count: number }>>) =>
    (await select<{ count: number }>(tx)`${query}`)[0]?.count ?? 0
  const table = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::json`

  const lostCarts = await count(sql`select count(*)::int as count
    from json_to_recordset(${table(carts)}) as p(buyer_id bigint, sku_id bigint, num int)
    where not exists (select from cart_line l
      where l.buyer_id = p.buyer_id and l.sku_id = p.sku_id and l.num = p.num)`)
  const lostOrders = await count(sql`select count(*)::int as count
    from json_to_recordset(${table(orders)}) as p(buyer_id bigint, order_sn text)
    where not exists (select from shop_order o where o.buyer_id = p.buyer_id and o.order_sn = p.order_sn)`)
  const lostPayments = await count(sql`select count(*)::int as count
    from json_to_recordset(${table(paid)}) as p(order_sn text, method text)
    where not exists (select from shop_order o
      where o.order_sn = p.order_sn and o.status in (${literal(...PAID)}) and o.pay_method = p.method)`)
  const unpaid = () =>
    count(sql`select count(*)::int as count
      from json_to_recordset(${table(taken)}) as p(order_sn text, trade_no text)
      where not exists (select from shop_order o join receipt r on r.order_id = o.id
        where o.order_sn = p.order_sn and o.status in (${literal(...PAID)}) and r.trade_no = p.trade_no)`)
  for (const until = performance.now() + HEARD_WITHIN; (await unpaid()) > 0 && performance.now() < until; )
    await wait(200)

  const twiceOrdered = await count(sql`select count(*)::int as count from (
    select from shop_order where buyer_id = any(${buyers.buyers}::bigint[])
    group by buyer_id having count(*) > 1) as twice`)
  const twicePaid = await count(sql`select count(*)::int as count from (
    select from receipt where order_id is not null group by order_id having count(*) > 1) as twice`)
  // Whoever paid from their wallet has just that much less in it, everyone else what they came with.
  const wrongPurses = await count(sql`select count(*)::int as count from wallet w
    left join (select buyer_id, sum(pay_cents) as cents from shop_order where pay_method = 'balance'
      and status in (${literal(...PAID)}) group by buyer_id) o on o.buyer_id = w.buyer_id
    where w.buyer_id = any(${buyers.buyers}::bigint[])
      and w.balance_cents <> ${PURSE}::bigint - coalesce(o.cents, 0)`)
  const wrongStock = await count(sql`select count(*)::int as count from sku s
    where s.id = any(${goods.map(({ sku_price_id }) => sku_price_id)}::bigint[])
      and s.stock + (select coalesce(sum(i.quantity), 0) from order_item i where i.sku_id = s.id) <> ${stock}::int`)
  const books = await checkBooks(tx)
  return [
    { what: 'cart lines lost', of: carts.length, faults: String(lostCarts) },
    { what: 'orders lost', of: orders.length, faults: String(lostOrders) },
    { what: 'payments lost', of: paid.length, faults: String(lostPayments) },
    { what: 'payments at the gateway unheard', of: taken.length, faults: String(await unpaid()) },
    { what: 'buyers whose order is there twice', faults: String(twiceOrdered) },
    { what: 'orders paid twice', faults: String(twicePaid) },
    { what: 'wallets with another sum', faults: String(wrongPurses) },
    { what: 'goods whose stock and sales do not add up', faults: String(wrongStock) },
    { what: 'books that do not hold', faults: books.map(({ invariant }) => invariant).join(', ') || '0' },
  ]
}
