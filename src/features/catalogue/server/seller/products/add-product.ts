import type { productsSellerContract } from '#features/catalogue/products-seller-contract.ts'
import { POSTAGE } from '#features/postage/postage-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { findSellerProduct } from './find-seller-product.ts'
import { finishChange } from './product-changes.ts'
import { findCategory, findShop, readProductParts } from './read-product-parts.ts'

const NO_TEXT = { zh_CN: '', en_US: '' }
const NO_TEXTS = { name: NO_TEXT, summary: NO_TEXT, intro: NO_TEXT, origin: NO_TEXT, storage: NO_TEXT }
const BY_RULE = { postage: 'shop', free_shipping_cents: null } as const

export const addProduct: Act<typeof productsSellerContract.addProduct> = async (
  { virtual, ...parts },
  context,
) => {
  const { tx, now, trace } = context
  if (parts.category === undefined) return refuse(m.products_no_category, { name: '' })
  const { id } = await tx
    .insertInto('product')
    .values({
      ...NO_TEXTS,
      shop_id: await findShop(tx, parts.shop_id),
      ...(await findCategory(tx, parts.category)),
      ...(await readProductParts(tx, parts, { ...NO_TEXTS, ...BY_RULE })),
      covers: [],
      virtual: virtual === 1,
      price_cents: 0,
      on_sale: false,
      published_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await finishChange(context, id)
  if (parts.postage ?? parts.free_shipping_money) context.changed(POSTAGE)
  trace({ thing: 'product', id, after: { name: parts.name } })
  return withMessage(await findSellerProduct(tx, id), m.products_added, { id })
}
