import { sql } from 'kysely'
import { lockBuyer } from '#features/account/server/lock-buyer.ts'
import type { cartContract } from '#features/cart/cart-contract.ts'
import { MAX_LINES, setsQuantity } from '#features/cart/cart-rules.ts'
import { isQuantity, MAX_QUANTITY } from '#features/cart/quantity-rules.ts'
import type { Act } from '#platform/contract/act.ts'
import { withMessage } from '#platform/contract/act.ts'
import { prepared } from '#platform/database/prepared.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { countCartLines } from './count-lines.ts'
import { explainRefusal } from './explain-refusal.ts'

/** Only this near to the limit can parallel additions pass it together, so only here they wait for each other. */
const NEARLY_FULL = MAX_LINES - 50

type Wanted = { product_id: number; sku_price_id: number; num: number; type: string }

export const addLine: Act<typeof cartContract.addLine> = async (wanted, { tx, actor, now }) => {
  if (!isQuantity(wanted.num)) refuse(m.cart_quantity_range, { max: MAX_QUANTITY })
  const line = await putLine(tx, actor.id, wanted, now)
  if (!line) {
    return explainRefusal(tx, actor.id, {
      productId: wanted.product_id,
      skuId: wanted.sku_price_id,
      adds: !setsQuantity(wanted.type),
    })
  }
  const count = line.fresh ? line.others + 1 : line.others
  if (line.fresh && line.others >= NEARLY_FULL) await lockLimit(tx, actor.id)
  return withMessage({ id: line.id, num: line.num, count }, m.cart_added)
}

/**
 * Checks and adds in one statement: two additions of the same sku wait for each other's row and add up, and neither
 * can go above what is in stock.
 */
export async function putLine(tx: WriteTx, buyerId: number, wanted: Wanted, now: Date) {
  const cover = setsQuantity(wanted.type)
  const total = cover ? sql`excluded.num` : sql`line.num + excluded.num`
  const { rows } = await run<{ id: number; num: number; fresh: boolean; others: number }>(tx)`${prepared}
    insert into cart_line as line (buyer_id, product_id, sku_id, sku_name, num, snapshot_cents, added_at)
    select ${buyerId}, sku.product_id, sku.id, sku.name, ${wanted.num}, sku.price_cents, ${now}
    from sku join product on product.id = sku.product_id
    where sku.id = ${wanted.sku_price_id} and sku.product_id = ${wanted.product_id}
      and product.on_sale and not product.virtual and sku.stock >= ${wanted.num}
    on conflict (buyer_id, sku_id) do update
      set num = ${total}, snapshot_cents = excluded.snapshot_cents, added_at = excluded.added_at
      where ${total} <= least(${sql.lit(MAX_QUANTITY)}, (select stock from sku where sku.id = line.sku_id))
    returning line.id, line.num, (line.xmax = 0) as fresh,
      (select count(*)::int from cart_line where buyer_id = ${buyerId}) as others`
  return rows[0]
}

async function lockLimit(tx: WriteTx, buyerId: number): Promise<void> {
  await lockBuyer(tx, buyerId)
  if ((await countCartLines(tx, buyerId)) > MAX_LINES) refuse(m.cart_full, { max: MAX_LINES })
}
