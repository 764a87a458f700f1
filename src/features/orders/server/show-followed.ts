import { sql } from 'kysely'
import { ITEM_REFUND, ORDER } from '#features/orders/order-states.ts'
import type { Order } from '#features/orders/orders-contract.ts'
import { AUTO_CONFIRM_DAYS } from '#features/orders/orders-rules.ts'
import { readSetting } from '#features/site/server/read-setting.ts'
import type { ReadContext } from '#platform/contract/act.ts'
import { literal } from '#platform/database/literal.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { saidIn } from '#platform/i18n/said-in.ts'
import { days, later } from '#platform/time.ts'
import { REVIEWED } from './complete-order.ts'
import { ITEM_COLUMNS, ORDER_COLUMNS } from './order-store.ts'
import { type OrderRow, type ShownItemRow, showOrder, timeText } from './show-order.ts'

type Said = { reason: string; reason_en: string }

export type FollowedRow = OrderRow & {
  items: readonly ShownItemRow[]
  delivered_at: Date | null
  cancelled_because: Said | null
  reviewed: boolean
}

/**
 * An order as its buyer sees it, with its items and with what became of it beyond its own row: when the last of its parcels arrived, why
 * the seller called it off, and whether it was reviewed. All in one question: nothing happens in between, and a page of orders is one
 * journey.
 */
export const FOLLOWED_COLUMNS = [
  ...ORDER_COLUMNS,
  sql<readonly ShownItemRow[]>`(
    select json_agg(i order by i.id)
    from (select ${sql.join(ITEM_COLUMNS.map((name) => sql.ref(name)))} from order_item where order_id = shop_order.id) i)`.as(
    'items',
  ),
  sql<Date | null>`(
    select max(t.at) from parcel p left join lateral (
      select min(happened_at) as at from tracking_event where parcel_id = p.id and delivered
    ) t on true
    where p.order_id = shop_order.id and p.unshipped_at is null having bool_and(t.at is not null))`.as(
    'delivered_at',
  ),
  sql<Said | null>`(
    select json_build_object('reason', e.reason, 'reason_en', e.reason_en) from order_event e
    where e.order_id = shop_order.id and e.created_at = shop_order.cancelled_at and e.from_status = e.to_status
    order by e.id desc limit 1)`.as('cancelled_because'),
  sql<boolean>`exists (select from order_event e where e.order_id = shop_order.id
    and e.to_status = ${literal(ORDER.completed)} and e.reason = ${REVIEWED})`.as('reviewed'),
] as const

/** After how long a silent buyer counts as having received an order. */
export const readConfirmDays = async (tx: ReadTx): Promise<number> =>
  (await readSetting(tx, 'orders', 'auto_confirm_days')) ?? AUTO_CONFIRM_DAYS

export function showFollowed(
  order: FollowedRow,
  confirmDays: number,
  context: Pick<ReadContext, 'language' | 'now'>,
): Order {
  const said = order.cancelled_because
  return showOrder(order, order.items, context, {
    delivered_time: timeText(order.delivered_at),
    auto_confirm_time: timeText(confirmedBy(order, days(confirmDays))),
    cancel_reason: said ? saidIn(context.language, said.reason, said.reason_en) : '',
    is_reviewed: order.reviewed ? 1 : 0,
  })
}

/** As the sweep has it: a week after it left, unless something of it is disputed. */
function confirmedBy({ status, shipped_at, items }: FollowedRow, wait: number): Date | null {
  const disputed = items.some(({ refund_status }) => refund_status === ITEM_REFUND.open)
  return status === ORDER.shipped && shipped_at && !disputed ? later(shipped_at, wait) : null
}
