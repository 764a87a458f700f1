import type { Day } from '#platform/calendar-day.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { days, later } from '#platform/time.ts'

/** No order waits longer for its money than a week (the setting `orders unpaid_minutes`), and a day for its answer. */
const PAID_WITHIN = days(8)

/** When a day of the shop begins and ends. */
export const spanOf = (day: Day) => {
  const begin = new Date(`${day}T00:00:00+08:00`)
  return { begin, end: later(begin, days(1)) }
}

/**
 * Counts a day anew, from what was paid and what went back on it: the figures are never added to, so that nothing can
 * be counted twice or forgotten. Whoever else counts the same day waits.
 */
export async function countDay(tx: WriteTx, day: Day, now: Date): Promise<void> {
  const { begin, end } = spanOf(day)
  // Half a day later nothing that belongs to it is still being written.
  const final = now >= later(end, days(0.5))
  await run(tx)`insert into report_count (day, counted_at, final) values (${day}::date, ${now}, ${final})
    on conflict (day) do update set counted_at = excluded.counted_at, final = excluded.final`
  await run(tx)`delete from report_day where day = ${day}::date`
  await run(tx)`
    with sold as (
      select id, buyer_id, pay_cents, coalesce(ship_to ->> 'province_id', '') as region from shop_order
      where created_at >= ${later(begin, -PAID_WITHIN)} and created_at < ${end}
        and paid_at >= ${begin} and paid_at < ${end}
    ), lines as (
      select i.order_id, i.product_id::text as product, coalesce(p.category_id::text, '') as category,
        i.quantity, i.pay_cents
      from sold join order_item i on i.order_id = sold.id left join product p on p.id = i.product_id
    ), back as (
      select r.cents, i.product_id::text as product, p.category_id::text as category,
        coalesce(o.ship_to ->> 'province_id', '') as region, coalesce(a.reason::text, r.kind) as reason
      from item_refund r join shop_order o on o.id = r.order_id
      left join order_item i on i.id = r.order_item_id left join product p on p.id = i.product_id
      left join after_sale a on a.id = r.after_sale_id
      where r.created_at >= ${begin} and r.created_at < ${end}
    ), bought as (
      select exists (select from shop_order e where e.buyer_id = sold.buyer_id and e.paid_at < ${begin}) as before
      from sold group by sold.buyer_id
    ), figures (kind, key, orders, pieces, cents, refunds, refunded, new_buyers, old_buyers) as (
      select 'all', '', count(*), 0, sum(pay_cents), 0, 0, 0, 0 from sold
      union all select 'all', '', 0, sum(quantity), 0, 0, 0, 0, 0 from lines
      union all select 'all', '', 0, 0, 0, count(*), sum(cents), 0, 0 from back
      union all select 'all', '', 0, 0, 0, 0, 0, count(*) filter (where not before), count(*) filter (where before) from bought
      union all select 'product', product, count(distinct order_id), sum(quantity), sum(pay_cents), 0, 0, 0, 0 from lines group by 2
      union all select 'product', product, 0, 0, 0, count(*), sum(cents), 0, 0 from back where product is not null group by 2
      union all select 'category', category, count(distinct order_id), sum(quantity), sum(pay_cents), 0, 0, 0, 0 from lines group by 2
      union all select 'category', coalesce(category, ''), 0, 0, 0, count(*), sum(cents), 0, 0 from back where product is not null group by 2
      union all select 'region', region, count(*), 0, sum(pay_cents), 0, 0, 0, 0 from sold group by 2
      union all select 'region', region, 0, 0, 0, count(*), sum(cents), 0, 0 from back group by 2
      union all select 'reason', reason, 0, 0, 0, count(*), sum(cents), 0, 0 from back group by 2
    )
    insert into report_day
      (day, kind, key, orders, pieces, cents, refunds, refunded_cents, new_buyers, old_buyers)
    select ${day}::date, kind, key, coalesce(sum(orders), 0), coalesce(sum(pieces), 0), coalesce(sum(cents), 0),
      coalesce(sum(refunds), 0), coalesce(sum(refunded), 0), coalesce(sum(new_buyers), 0), coalesce(sum(old_buyers), 0)
    from figures group by kind, key`
}
