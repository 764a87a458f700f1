import { type RawBuilder, sql } from 'kysely'
import { ITEM_REFUND, ORDER } from '#features/orders/order-states.ts'
import { literal } from '#platform/database/literal.ts'

/** Of `shop_order` under its own name: there is something to pack, nothing of it in dispute, and it is in no wave yet. */
export const isPlannable: RawBuilder<boolean> = sql`shop_order.status = ${literal(ORDER.paid)} and not shop_order.virtual
  and not exists (select from wave_order w where w.order_id = shop_order.id)
  and exists (select from order_item i
    where i.order_id = shop_order.id and i.quantity > i.sent + i.withheld + i.missing)
  and not exists (select from order_item i
    where i.order_id = shop_order.id and i.refund_status = ${literal(ITEM_REFUND.open)})`
