import { sql } from 'kysely'
import { ORDER } from '#features/orders/order-states.ts'
import { literal } from '#platform/database/literal.ts'

/** Pieces of an item that have neither left nor been put into a box, without those that were looked for and not found. */
const WAITS = sql`greatest(i.quantity - i.sent - i.withheld - i.missing - coalesce(b.packed, 0), 0)`

/**
 * What was picked for a wave that is still open and lies in no box yet: on a trolley, and on no shelf. Of what was picked
 * that which is packed or has left is elsewhere, and no more is carried than its boxes still wait for: where no box waits
 * any more the sum is null, which \`least\` would pass over.
 */
const CARRIED = sql`
  select sku_id, sum(least(carried, coalesce(waits, 0))) as carried from (
    select p.sku_id, greatest(p.picked - sum(greatest(coalesce(b.packed, 0), i.sent)), 0) as carried,
      sum(${WAITS}) filter (where o.status = ${literal(ORDER.paid)}) as waits
    from pick_line p join wave w on w.id = p.wave_id and w.closed_at is null
    join wave_order boxed on boxed.wave_id = w.id join shop_order o on o.id = boxed.order_id
    join order_item i on i.order_id = o.id and i.sku_id = p.sku_id left join pack_line b on b.order_item_id = i.id
    group by p.wave_id, p.sku_id, p.picked
  ) walk group by sku_id`

/**
 * A part of a statement: `sku_id`, `ordered` of what was ordered and lies on the shelf all the same: it has neither left, nor
 * been put into a box, nor been picked for one. An order takes its pieces from the stock when it is made, so the two together
 * are what can be counted.
 */
export const ORDERED = sql`
  select waiting.sku_id, (waiting.pieces - coalesce(walking.carried, 0))::int as ordered from (
    select i.sku_id, sum(${WAITS}) as pieces
    from shop_order o join order_item i on i.order_id = o.id left join pack_line b on b.order_item_id = i.id
    where o.status in (${literal(ORDER.awaitingPayment)}, ${literal(ORDER.paid)})
    group by i.sku_id
  ) waiting left join (${CARRIED}) walking on walking.sku_id = waiting.sku_id`
