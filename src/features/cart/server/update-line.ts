import { sql } from 'kysely'
import type { cartContract } from '#features/cart/cart-contract.ts'
import { setsQuantity } from '#features/cart/cart-rules.ts'
import { isQuantity, MAX_QUANTITY } from '#features/cart/quantity-rules.ts'
import type { Act } from '#platform/contract/act.ts'
import type { Received } from '#platform/contract/define.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { explainRefusal } from './explain-refusal.ts'

export const updateLine: Act<typeof cartContract.updateLine> = async (wanted, { tx, actor }) => {
  if (!isQuantity(wanted.num)) refuse(m.cart_quantity_range, { max: MAX_QUANTITY })
  const adds = !setsQuantity(wanted.type)
  const total = adds ? sql`line.num + ${wanted.num}` : sql`${wanted.num}::int`
  const { rows } = await run<{ num: number }>(tx)`
    update cart_line as line set num = ${total}
    from sku join product on product.id = sku.product_id
    where line.id = ${wanted.id} and line.buyer_id = ${actor.id} and sku.id = line.sku_id
      and line.product_id = coalesce(${wanted.product_id ?? null}::bigint, line.product_id)
      and line.sku_id = coalesce(${wanted.sku_price_id ?? null}::bigint, line.sku_id)
      and product.on_sale and not product.virtual and ${total} <= least(${sql.lit(MAX_QUANTITY)}, sku.stock)
    returning line.num`
  const [line] = rows
  if (line) return { id: wanted.id, num: line.num }
  const mine = await findLine(tx, actor.id, wanted)
  if (!mine) return refuse(m.cart_no_line)
  return explainRefusal(tx, actor.id, { productId: mine.product_id, skuId: mine.sku_id, adds })
}

const findLine = (tx: ReadTx, buyerId: number, wanted: Received<typeof cartContract.updateLine>) =>
  tx
    .selectFrom('cart_line')
    .where('id', '=', wanted.id)
    .where('buyer_id', '=', buyerId)
    .$if(wanted.product_id !== undefined, (query) => query.where('product_id', '=', wanted.product_id ?? 0))
    .$if(wanted.sku_price_id !== undefined, (query) => query.where('sku_id', '=', wanted.sku_price_id ?? 0))
    .select(['product_id', 'sku_id'])
    .executeTakeFirst()
