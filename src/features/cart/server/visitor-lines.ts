import type { cartContract } from '#features/cart/cart-contract.ts'
import { freeShipping, freeShippingCents } from '#features/postage/server/free-shipping.ts'
import type { Act } from '#platform/contract/act.ts'
import { select } from '#platform/database/raw-sql.ts'
import { inLanguage } from '#platform/database/texts.ts'
import { fromYuan } from '#platform/money.ts'
import { type LineRow, showLine } from './show-line.ts'

/** A visitor's cart is in the browser: it sends its pointers and is told what they stand for. */
export const visitorLines: Act<typeof cartContract.visitorLines> = async ({ lines }, { tx, language }) => {
  if (lines.length === 0) return []
  const asked = lines.map((line) => ({
    product_id: line.product_id,
    sku_id: line.sku_price_id,
    num: line.num,
    snapshot_cents: line.snapshot_price === undefined ? null : (fromYuan(line.snapshot_price) ?? null),
  }))
  const rows = await select<LineRow>(tx)`
    select asked.sku_id as id, asked.product_id, asked.sku_id, asked.num, asked.snapshot_cents,
      product.covers, product.on_sale, product.virtual, product.shop_id, sku.price_cents, sku.stock,
      ${freeShipping} as free_shipping, ${freeShippingCents} as free_shipping_cents,
      ${inLanguage('product.name', language)} as name, ${inLanguage('sku.name', language)} as sku_name,
      ${inLanguage('shop.name', language)} as shop_name
    from rows from (json_to_recordset(${JSON.stringify(asked)}::json)
        as (product_id bigint, sku_id bigint, num int, snapshot_cents bigint))
      with ordinality as asked (product_id, sku_id, num, snapshot_cents, place)
    left join product on product.id = asked.product_id
    left join shop on shop.id = product.shop_id
    left join sku on sku.id = asked.sku_id and sku.product_id = asked.product_id
    order by asked.place`
  return rows.map((row) => showLine(row, language))
}
