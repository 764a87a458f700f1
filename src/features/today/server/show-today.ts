import { sql } from 'kysely'
import { WAITING_FOR_SELLER } from '#features/after-sales/after-sale-states.ts'
import { ORDER } from '#features/orders/order-states.ts'
import { may, type Role } from '#features/people/roles.ts'
import { MOST_SOLD_OUT } from '#features/today/today-rules.ts'
import type { todaySellerContract } from '#features/today/today-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import type { Seller } from '#platform/contract/actor.ts'
import { literal } from '#platform/database/literal.ts'
import { prepareText } from '#platform/database/prepare.ts'
import { select } from '#platform/database/raw-sql.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { toYuan } from '#platform/money.ts'
import { days, later, shopDay, shopTime } from '#platform/time.ts'

export const showToday: Act<typeof todaySellerContract.showToday> = async (_, { tx, actor, now }) => {
  const [[waiting], sales] = await Promise.all([
    readWaiting(tx, { now, asker: actor.person?.id ?? 0 }),
    maySeeMoney(actor) ? sumSales(tx, now) : null,
  ])
  return {
    to_ship: show(waiting?.ship),
    to_judge: show(waiting?.judge),
    to_answer: show(waiting?.answer),
    to_agree: show(waiting?.agree),
    stuck_money: show(waiting?.stuck),
    sold_out: waiting?.sold_out ?? 0,
    sales,
  }
}

/** How many, and since when the first of them. */
type Waits = readonly [count: number, since: string | null]
type Waiting = Record<'ship' | 'judge' | 'answer' | 'agree' | 'stuck', Waits> & { sold_out: number }

/** Each of them has an index of only what waits: a million old orders cost nothing. */
const readWaiting = prepareText<Waiting, { now: Date; asker: number }>(
  ({ now, asker }) => sql`select
    json_build_array((select count(*) from shop_order where status = ${literal(ORDER.paid)}),
      (select min(paid_at) from shop_order where status = ${literal(ORDER.paid)})) as ship,
    (select json_build_array(count(*), min(changed_at)) from after_sale
      where status in (${literal(...WAITING_FOR_SELLER)}) and offer_cents is null) as judge,
    (select json_build_array(count(*), min(waiting_since)) from support_thread where waiting_since is not null) as answer,
    (select json_build_array(count(*), min(asked_at)) from approval
      where state = 'open' and expires_at > ${now} and asked_by <> ${asker}) as agree,
    (select json_build_array(count(*), min(created_at)) from refund where status = 'stuck') as stuck,
    (select count(*)::int from (
      select from low_sku s join product on product.id = s.product_id where s.stock = 0 and product.on_sale
      limit ${sql.lit(MOST_SOLD_OUT)}) found) as sold_out`,
)

const show = ([count, since]: Waits = [0, null]) => ({ count, since: since ? shopTime(new Date(since)) : '' })

/** The command's seller may everything. */
const maySeeMoney = ({ person }: Seller) => !person || may(person.role as Role, 'see money')

type Sold = { orders: number; cents: number; orders_before: number; cents_before: number }

/** Both days until the same moment. On a line of its own: as many as were sold are added up, while what waits is counted. */
async function sumSales(tx: ReadTx, now: Date) {
  const before = later(now, -days(7))
  const [row] = await select<Sold>(tx)`
    select today.orders, today.cents, past.orders as orders_before, past.cents as cents_before
    from (${soldUntil(now)}) today, (${soldUntil(before)}) past`
  return {
    orders: row?.orders ?? 0,
    sum: toYuan(row?.cents ?? 0),
    orders_before: row?.orders_before ?? 0,
    sum_before: toYuan(row?.cents_before ?? 0),
  }
}

/** From the shop's midnight until this moment of that day. */
const soldUntil = (moment: Date) => sql`
  select count(*)::int as orders, coalesce(sum(pay_cents), 0)::bigint as cents from shop_order
  where paid_at >= ${new Date(`${shopDay(moment)}T00:00:00+08:00`)} and paid_at <= ${moment}`
