import { sql } from 'kysely'
import { ITEM_REFUND, ORDER } from '#features/orders/order-states.ts'
import type { Order } from '#features/orders/orders-contract.ts'
import { AUTO_CONFIRM_DAYS } from '#features/orders/orders-rules.ts'
import { readSetting } from '#features/site/server/read-setting.ts'
import type { ReadContext } from '#platform/contract/act.ts'
import { literal } from '#platform/database/literal.ts'
import { prepareText } from '#platform/database/prepare.ts'
import { saidIn } from '#platform/i18n/said-in.ts'
import { days, later } from '#platform/time.ts'
import { REVIEWED } from './complete-order.ts'
import { itemsOf } from './order-store.ts'
import { type ItemRow, type OrderRow, showOrder, timeText } from './show-order.ts'

type Said = { reason: string; reason_en: string }
type Row = { id: number; delivered_at: Date | null; cancelled_because: Said | null; reviewed: boolean }

/**
 * Orders as their buyer sees them, with what became of them beyond their own rows: when the last of their parcels arrived,
 * when a silent buyer counts as having received them, why the seller called them off, and whether they were reviewed.
 */
export async function showFollowed(
  orders: readonly OrderRow[],
  context: Pick<ReadContext, 'tx' | 'language' | 'now'>,
): Promise<Order[]> {
  if (orders.length === 0) return []
  const { tx, language } = context
  const ids = orders.map(({ id }) => id)
  const [items, rows, confirmDays = AUTO_CONFIRM_DAYS] = await Promise.all([
    itemsOf(tx, ids),
    readFollowed(tx, { ids }),
    // It says something of what has been sent alone.
    orders.some(({ status }) => status === ORDER.shipped)
      ? readSetting(tx, 'orders', 'auto_confirm_days')
      : undefined,
  ])
  const itemsIn = Map.groupBy(items, (item) => item.order_id)
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return orders.map((order) => {
    const own = itemsIn.get(order.id) ?? []
    const row = rowOf.get(order.id)
    const said = row?.cancelled_because
    return showOrder(order, own, context, {
      delivered_time: timeText(row?.delivered_at ?? null),
      auto_confirm_time: timeText(confirmedBy(order, own, days(confirmDays))),
      cancel_reason: said ? saidIn(language, said.reason, said.reason_en) : '',
      is_reviewed: row?.reviewed ? 1 : 0,
    })
  })
}

/** As the sweep has it: a week after it left, unless something of it is disputed. */
function confirmedBy(order: OrderRow, items: readonly ItemRow[], wait: number): Date | null {
  const disputed = items.some(({ refund_status }) => refund_status === ITEM_REFUND.open)
  return order.status === ORDER.shipped && order.shipped_at && !disputed
    ? later(order.shipped_at, wait)
    : null
}

const readFollowed = prepareText<Row, { ids: readonly number[] }>(
  ({ ids }) => sql`
  select o.id, arrived.at as delivered_at,
    (select json_build_object('reason', e.reason, 'reason_en', e.reason_en) from order_event e where e.order_id = o.id and e.created_at = o.cancelled_at
      and e.from_status = e.to_status order by e.id desc limit 1) as cancelled_because,
    exists (select from order_event e where e.order_id = o.id
      and e.to_status = ${literal(ORDER.completed)} and e.reason = ${REVIEWED}) as reviewed
  from shop_order o left join lateral (
    select max(t.at) as at from parcel p left join lateral (
      select min(happened_at) as at from tracking_event where parcel_id = p.id and delivered
    ) t on true
    where p.order_id = o.id and p.unshipped_at is null having bool_and(t.at is not null)
  ) arrived on true
  where o.id = any(${ids}::bigint[])`,
)
