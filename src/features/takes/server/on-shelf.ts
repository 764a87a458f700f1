import { sql } from 'kysely'
import { ORDER } from '#features/orders/order-states.ts'
import { literal } from '#platform/database/literal.ts'

/**
 * A part of a statement: `sku_id`, `ordered` of what was ordered and lies on the shelf all the same: it has neither left nor
 * been put into a box. An order takes its pieces from the stock when it is made, so the two together are what can be counted.
 */
export const ORDERED = sql`
  select i.sku_id, sum(greatest(i.quantity - i.sent - i.withheld - coalesce(b.packed, 0), 0))::int as ordered
  from shop_order o join order_item i on i.order_id = o.id left join pack_line b on b.order_item_id = i.id
  where o.status in (${literal(ORDER.awaitingPayment)}, ${literal(ORDER.paid)})
  group by i.sku_id`
