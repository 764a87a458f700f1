import { sql } from 'kysely'
import type { cartContract } from '#features/cart/cart-contract.ts'
import { freeShipping, freeShippingCents } from '#features/postage/server/free-shipping.ts'
import type { Act } from '#platform/contract/act.ts'
import { prepareSelect } from '#platform/database/prepare.ts'
import { prepared } from '#platform/database/prepared.ts'
import { inLanguage } from '#platform/database/texts.ts'
import { type LineRow, showLine } from './show-line.ts'

const findLines = prepareSelect((tx, { buyerId }: { buyerId: number }, language) =>
  tx
    .selectFrom('cart_line')
    .modifyFront(prepared)
    .innerJoin('product', 'product.id', 'cart_line.product_id')
    .innerJoin('shop', 'shop.id', 'product.shop_id')
    .leftJoin('sku', (join) =>
      join.onRef('sku.id', '=', 'cart_line.sku_id').onRef('sku.product_id', '=', 'cart_line.product_id'),
    )
    .where('cart_line.buyer_id', '=', buyerId)
    .select([
      'cart_line.id',
      'cart_line.product_id',
      'cart_line.sku_id',
      'cart_line.num',
      'cart_line.snapshot_cents',
      'product.covers',
      'product.on_sale',
      'product.virtual',
      'product.shop_id',
      'sku.price_cents',
      'sku.stock',
      freeShipping.as('free_shipping'),
      freeShippingCents.as('free_shipping_cents'),
      inLanguage('product.name', language).as('name'),
      inLanguage('shop.name', language).as('shop_name'),
      sql<string>`coalesce(${inLanguage('sku.name', language)}, ${inLanguage('cart_line.sku_name', language)})`.as(
        'sku_name',
      ),
    ])
    .orderBy('cart_line.added_at', 'desc')
    .orderBy('cart_line.id', 'desc'),
)

export const listLines: Act<typeof cartContract.listLines> = async (_, { tx, actor, language }) => {
  const rows = await findLines(tx, { buyerId: actor.id }, language)
  return rows.map((row: LineRow) => showLine(row, language))
}
