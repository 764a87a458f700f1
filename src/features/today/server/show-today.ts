import { WAITING_FOR_SELLER } from '#features/after-sales/after-sale-states.ts'
import { ORDER } from '#features/orders/order-states.ts'
import { may, type Role } from '#features/people/roles.ts'
import { MOST_SOLD_OUT } from '#features/today/today-rules.ts'
import type { todaySellerContract } from '#features/today/today-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import type { Seller } from '#platform/contract/actor.ts'
import { literal } from '#platform/database/literal.ts'
import { select } from '#platform/database/raw-sql.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { toYuan } from '#platform/money.ts'
import { days, later, shopDay, shopTime } from '#platform/time.ts'

type Waiting = { count: number; since: Date | null }

/** Each question has an index of only what waits: a million old orders cost nothing. */
export const showToday: Act<typeof todaySellerContract.showToday> = async (_, { tx, actor, now }) => {
  const [ship, judge, answer, agree, stuck, soldOut] = await Promise.all([
    select<Waiting>(tx)`select count(*)::int as count, min(paid_at) as since from shop_order
      where status = ${literal(ORDER.paid)}`,
    select<Waiting>(tx)`select count(*)::int as count, min(changed_at) as since from after_sale
      where status in (${literal(...WAITING_FOR_SELLER)}) and offer_cents is null`,
    select<Waiting>(tx)`select count(*)::int as count, min(waiting_since) as since from support_thread
      where waiting_since is not null`,
    select<Waiting>(tx)`select count(*)::int as count, min(asked_at) as since from approval
      where state = 'open' and expires_at > ${now} and asked_by <> ${actor.person?.id ?? 0}`,
    select<Waiting>(
      tx,
    )`select count(*)::int as count, min(created_at) as since from refund where status = 'stuck'`,
    select<{ count: number }>(tx)`select count(*)::int as count from (
        select from low_sku s join product on product.id = s.product_id where s.stock = 0 and product.on_sale
        limit ${MOST_SOLD_OUT}) found`,
  ])
  return {
    to_ship: show(ship),
    to_judge: show(judge),
    to_answer: show(answer),
    to_agree: show(agree),
    stuck_money: show(stuck),
    sold_out: soldOut[0]?.count ?? 0,
    sales: maySeeMoney(actor) ? await sumSales(tx, now) : null,
  }
}

const show = ([row]: Waiting[]) => ({ count: row?.count ?? 0, since: row?.since ? shopTime(row.since) : '' })

/** The command's seller may everything. */
const maySeeMoney = ({ person }: Seller) => !person || may(person.role as Role, 'see money')

type Sold = { orders: number; cents: number }

async function sumSales(tx: ReadTx, now: Date) {
  const [today, before] = await Promise.all([sumDay(tx, now), sumDay(tx, later(now, -days(7)))])
  return {
    orders: today.orders,
    sum: toYuan(today.cents),
    orders_before: before.orders,
    sum_before: toYuan(before.cents),
  }
}

/** From the shop's midnight until this moment of that day. */
async function sumDay(tx: ReadTx, until: Date): Promise<Sold> {
  const midnight = new Date(`${shopDay(until)}T00:00:00+08:00`)
  const [row] = await select<Sold>(tx)`
    select count(*)::int as orders, coalesce(sum(pay_cents), 0)::bigint as cents from shop_order
    where paid_at >= ${midnight} and paid_at <= ${until}`
  return row ?? { orders: 0, cents: 0 }
}
