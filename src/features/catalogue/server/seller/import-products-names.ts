import type { ProductSheet } from '#features/catalogue/catalogue-seller-contract.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Text } from '#platform/i18n/language.ts'
import type { SheetEntry } from './import-products-faults.ts'
import type { Overlaid } from './import-products-overlay.ts'

/** What products may refer to, and what people call it. */
export type Known = {
  shops: ReadonlySet<number>
  categories: ReadonlyMap<string, number>
  shopsByName: ReadonlyMap<string, number>
  categoriesByName: ReadonlyMap<string, string>
}

export async function readKnown(tx: ReadTx): Promise<Known> {
  const shops = await tx.selectFrom('shop').select(['id', 'name']).execute()
  const categories = await tx.selectFrom('category').select(['id', 'slug', 'name']).execute()
  return {
    shops: new Set(shops.map(({ id }) => id)),
    categories: new Map(categories.map(({ id, slug }) => [slug, id])),
    shopsByName: byName(shops.map(({ id, name }) => [name, id])),
    categoriesByName: byName(categories.map(({ slug, name }) => [name, slug])),
  }
}

const fold = (name: string) => name.trim().toLowerCase()

/** By its name in either language; a name that two share means neither. */
function byName<T>(named: readonly (readonly [Text, T])[]): Map<string, T> {
  const found = new Map<string, T>()
  const twice = new Set<string>()
  for (const [{ zh_CN, en_US }, value] of named) {
    for (const name of new Set([fold(zh_CN), fold(en_US)])) {
      if (found.has(name)) twice.add(name)
      found.set(name, value)
    }
  }
  for (const name of twice) found.delete(name)
  return found
}

/** Puts a category's slug in the place of its name. What Shopify calls a vendor is a shop here, where there is one. */
export function resolveNames(
  { value }: Overlaid,
  [entry]: readonly SheetEntry[],
  base: ProductSheet | undefined,
  known: Known,
): void {
  const { category } = value
  if (typeof category === 'string' && !known.categories.has(category))
    value.category = known.categoriesByName.get(fold(category)) ?? category
  if (!entry?.shopify || typeof value.shop_id !== 'string') return
  const [only, ...others] = known.shops
  const otherwise = base?.shop_id ?? (others.length === 0 ? only : undefined)
  value.shop_id = known.shopsByName.get(fold(value.shop_id)) ?? otherwise ?? value.shop_id
}
