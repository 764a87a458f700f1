import { type ProductToSave, saveProduct } from '#features/catalogue/server/seller/save-product.ts'
import type { SkuToSave } from '#features/catalogue/server/seller/save-product-skus.ts'
import type { Database } from '#platform/database/database.ts'
import type { Text } from '#platform/i18n/language.ts'
import { insertRow } from './insert-row.ts'

/** The same text in both languages, told apart by a mark, so that a mixed-up language shows. */
export const aText = (text: string): Text => ({ zh_CN: text, en_US: `${text} (en)` })

export const aSku = (sku: Partial<SkuToSave> = {}): SkuToSave => ({
  name: aText('一箱'),
  priceCents: 1280,
  stock: 100,
  ...sku,
})

let slugs = 0

export async function aShop(database: Database, name: Text = aText('果园')): Promise<number> {
  const shop = { name, intro: aText('好果子'), city: aText('杭州'), logo: '/pictures/shop-1' }
  return insertRow(database, 'shop', shop)
}

export async function aCategory(
  database: Database,
  category: { pid?: number; name?: Text; slug?: string } = {},
): Promise<number> {
  slugs += 1
  const row = {
    pid: category.pid ?? 0,
    slug: category.slug ?? `category-${slugs}-${process.pid}`,
    name: category.name ?? aText('水果'),
    picture: '/pictures/category-fruit',
    position: slugs,
  }
  return insertRow(database, 'category', row)
}

/** A product with its shop and category, unless they are given. */
export async function aProduct(database: Database, product: Partial<ProductToSave> = {}): Promise<number> {
  const whole: ProductToSave = {
    shopId: product.shopId ?? (await aShop(database)),
    categoryId: product.categoryId ?? (await aCategory(database)),
    name: aText('红富士苹果'),
    summary: aText('脆甜多汁'),
    intro: aText('<p>产自烟台</p>'),
    covers: ['/pictures/product-1-1', '/pictures/product-1-2'],
    virtual: false,
    isNew: false,
    isRecommended: false,
    postage: 'free',
    freeFromCents: null,
    onSale: true,
    publishedAt: new Date('2026-11-01T00:00:00Z'),
    skus: [aSku()],
    ...product,
  }
  return database.write((tx) => saveProduct(tx, whole, new Date()))
}
