import type { SellerProduct } from '#features/catalogue/products-seller-contract.ts'
import type { Shelves } from './load-shelves.ts'

type Postage = SellerProduct['postage'] | ''

/** What the form of a product begins with. */
export const valuesOf = (product: SellerProduct, { categories }: Shelves) => ({
  name: product.name,
  summary: product.summary,
  intro: product.intro,
  origin: product.origin,
  storage: product.storage,
  category: String(categories.find(({ slug }) => slug === product.category)?.id ?? product.category),
  shop_id: String(product.shop_id),
  cold_class: product.cold_class,
  shelf_days: String(product.shelf_days || ''),
  is_new: product.is_new,
  is_recommended: product.is_recommended,
  // Nothing, while its seller has not said whether it is really free.
  postage: (product.free_by_default ? '' : product.postage) as Postage,
  free_shipping_money: product.free_shipping_money ?? '',
})

export type ProductValues = ReturnType<typeof valuesOf>
