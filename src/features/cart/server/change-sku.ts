import { lockBuyer } from '#features/account/server/lock-buyer.ts'
import type { cartContract } from '#features/cart/cart-contract.ts'
import { isQuantity, MAX_QUANTITY } from '#features/cart/quantity-rules.ts'
import type { Act } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { putLine } from './add-line.ts'
import { countCartLines } from './count-lines.ts'
import { explainRefusal } from './explain-refusal.ts'

/** The old line goes and the new one takes its place in the list; a refusal leaves the cart as it was. */
export const changeSku: Act<typeof cartContract.changeSku> = async (wanted, { tx, actor }) => {
  const { id, sku_price_id, num } = wanted
  if (!isQuantity(num)) refuse(m.cart_quantity_range, { max: MAX_QUANTITY })
  // Two lines that change places would wait for each other.
  await lockBuyer(tx, actor.id)
  const before = await tx
    .deleteFrom('cart_line')
    .where('id', '=', id)
    .where('buyer_id', '=', actor.id)
    .returning(['product_id', 'added_at'])
    .executeTakeFirst()
  if (!before) return refuse(m.cart_no_line)
  const { product_id } = before
  const line = await putLine(tx, actor.id, { product_id, sku_price_id, num, type: 'add' }, before.added_at)
  if (!line) return explainRefusal(tx, actor.id, { productId: product_id, skuId: sku_price_id, adds: true })
  return { id: line.id, num: line.num, count: await countCartLines(tx, actor.id) }
}
