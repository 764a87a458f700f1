import { stateOf } from '#features/cart/cart-rules.ts'
import { MAX_QUANTITY, mostOf } from '#features/cart/quantity-rules.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

type Asked = { productId: number; skuId: number; adds: boolean }

/** A guarded statement changed nothing: finds out which guard it was and says so, with what is left. */
export async function explainRefusal(tx: ReadTx, buyerId: number, asked: Asked): Promise<never> {
  const found = await tx
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .leftJoin('cart_line', (join) =>
      join.onRef('cart_line.sku_id', '=', 'sku.id').on('cart_line.buyer_id', '=', buyerId),
    )
    .where('sku.id', '=', asked.skuId)
    .where('sku.product_id', '=', asked.productId)
    .select(['sku.stock', 'product.on_sale as onSale', 'product.virtual', 'cart_line.num as have'])
    .executeTakeFirst()
  const state = stateOf(found, 1)
  if (!found || state === 'gone') return refuse(m.cart_no_sku)
  if (state === 'off_sale') return refuse(m.cart_off_sale)
  if (state === 'virtual') return refuse(m.cart_virtual)
  if (state === 'sold_out') return refuse(m.cart_sold_out, {}, { left: 0 })
  const have = asked.adds ? (found.have ?? 0) : 0
  const left = Math.max(0, mostOf(found.stock) - have)
  if (found.stock >= MAX_QUANTITY) return refuse(m.cart_num_full, { max: MAX_QUANTITY, have }, { left })
  if (have > 0) return refuse(m.cart_stock_short_have, { left: found.stock, have }, { left })
  return refuse(m.cart_stock_short, { left: found.stock }, { left })
}
