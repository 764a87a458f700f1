import { sql } from 'kysely'
import { ITEM_REFUND } from '#features/orders/order-states.ts'
import { literal } from '#platform/database/literal.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import type { Cents } from '#platform/money.ts'

export type RefundedPart = {
  itemId: number
  pieces: number
  cents: Cents
  /** Pieces that are here: those that are missing stay missing. */
  here?: boolean
}

/**
 * Counts on an item what goes back of it. Never more pieces than were bought nor more money than was paid: the
 * statement that counts also checks. Pieces that have not left go first, unless they came back in a parcel, and the
 * missing ones before all; with its last piece the item is refunded. Answers how many of them never left and are not
 * missing. The caller holds the order.
 */
export async function countRefund(
  tx: WriteTx,
  { itemId, pieces, cents, here = false }: RefundedPart,
  { returned }: { returned: boolean },
): Promise<number> {
  const stay = returned ? sql`0` : sql`least(${pieces}::int, held.quantity - held.sent - held.withheld)`
  const still = here ? sql`held.missing` : sql`held.missing - least(held.missing, ${stay})`
  const { rows } = await run<{ stayed: number }>(tx)`
    update order_item i set refunded_num = i.refunded_num + ${pieces}::int,
      refunded_cents = i.refunded_cents + ${cents}::bigint, withheld = i.withheld + ${stay}, missing = ${still},
      missing_cents = least(held.missing_cents * (${still}) / greatest(held.missing, 1),
        held.pay_cents - held.refunded_cents - ${cents}::bigint),
      refund_status = case when i.refunded_num + ${pieces}::int = i.quantity
        then ${literal(ITEM_REFUND.refunded)} else i.refund_status end
    from (select * from order_item where id = ${itemId} for no key update) held
    where i.id = held.id and i.refunded_num + ${pieces}::int <= i.quantity
      and i.refunded_cents + ${cents}::bigint <= i.pay_cents
    returning i.withheld - held.withheld - (held.missing - i.missing) as stayed`
  const [row] = rows
  if (!row) throw new Error(`Item ${itemId} cannot give back ${pieces} pieces, ${cents} cents`)
  return row.stayed
}
