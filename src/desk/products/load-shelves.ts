import { desk } from '#desk/desk-api.ts'
import { load } from '#desk/door/load-door.ts'
import type { SellerCategory } from '#features/catalogue/categories-seller-contract.ts'
import type { SellerShopRow } from '#features/shop/shop-seller-contract.ts'
import { getLocale } from '#words/runtime'

export type Shelves = { categories: readonly SellerCategory[]; shops: readonly SellerShopRow[] }

/** The categories and shops a product may stand in. */
export async function loadShelves(): Promise<Shelves> {
  const [categories, shops] = await Promise.all([
    load(() => desk.categoriesSeller.listSellerCategories()),
    load(() => desk.shopSeller.listSellerShops()),
  ])
  return { categories, shops }
}

/** As choices by number; those of the second level are set in. */
export function shelfOptions({ categories, shops }: Shelves) {
  const language = getLocale()
  return {
    categories: categories.map(({ id, pid, name }) => ({
      value: id,
      label: `${pid === 0 ? '' : '\u2003'}${name[language]}`,
    })),
    shops: shops.map(({ id, name }) => ({ value: id, label: name[language] })),
  }
}
