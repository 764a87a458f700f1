import type { ReadSeed } from '#demo/read-seed.ts'
import { nameCategoryPicture, nameProductPictures, nameShopLogo } from '#demo/seed/picture-names.ts'
import { saveProduct } from '#features/catalogue/server/seller/save-product.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { type Cents, fromYuan } from '#platform/money.ts'
import { pictureUrl } from '#platform/picture-address.ts'
import type { CategorySeed, ProductSeed, ShopSeed } from '../../../seeds/seed-types.ts'
import { advanceIds } from './advance-ids.ts'
import { inOrder } from './in-order.ts'

export async function seedCatalogue(tx: WriteTx, read: ReadSeed, now: Date): Promise<void> {
  const shops = await read<ShopSeed[]>('shops')
  await tx
    .insertInto('shop')
    .values(shops.map((shop) => ({ ...shop, logo: pictureUrl(nameShopLogo(shop)) })))
    .execute()
  const categories = await read<CategorySeed[]>('categories')
  await tx.insertInto('category').values(inOrder(categories, nameCategoryPicture)).execute()
  for (const product of await read<ProductSeed[]>('products'))
    await saveProduct(tx, readProduct(product), now)
  await advanceIds(tx, 'shop', 'category')
}

const readProduct = (seed: ProductSeed) => ({
  id: seed.id,
  shopId: seed.shop,
  categoryId: seed.category,
  name: seed.name,
  summary: seed.desc,
  intro: seed.intro,
  covers: nameProductPictures(seed).map(pictureUrl),
  virtual: seed.virtual,
  isNew: seed.is_new,
  isRecommended: seed.is_recommended,
  postage: seed.postage,
  freeFromCents: seed.free_from === undefined ? null : cents(seed.free_from),
  onSale: true,
  publishedAt: new Date(seed.published_at),
  sales: seed.sales,
  skus: seed.skus.map((sku) => ({
    name: sku.name,
    priceCents: cents(sku.price),
    marketPriceCents: sku.market_price === undefined ? undefined : cents(sku.market_price),
    stock: sku.stock,
  })),
  file: seed.file && { name: seed.file.name, content: seed.file.text },
})

function cents(yuan: string): Cents {
  const amount = fromYuan(yuan)
  if (amount === undefined) throw new Error(`${yuan} in the seeds is not an amount`)
  return amount
}
