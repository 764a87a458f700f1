import type { Updateable } from 'kysely'
import type { z } from 'zod'
import type { productsSellerContract } from '#features/catalogue/products-seller-contract.ts'
import type { ProductTable } from '#features/catalogue/server/catalogue-tables.ts'
import { postageColumns } from '#features/catalogue/server/seller/postage-columns.ts'
import { cleanText } from '#features/catalogue/server/seller/save-product-text.ts'
import type { ProductPostage } from '#features/postage/postage-rules.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Text } from '#platform/i18n/language.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

type Parts = Omit<z.output<typeof productsSellerContract.changeProduct.input>, 'id'>
type Kept = Pick<ProductTable, 'name' | 'summary' | 'intro' | 'free_shipping_cents'> & {
  origin: Text
  storage: Text
  postage: ProductPostage
}

const TEXTS = ['name', 'summary', 'intro', 'origin', 'storage'] as const
const FLAGS = ['is_new', 'is_recommended'] as const

/** What is given of a product, as columns; a text that is given in one language keeps the other. */
export async function readProductParts(
  tx: ReadTx,
  parts: Parts,
  kept: Kept,
): Promise<Updateable<ProductTable>> {
  const columns: Updateable<ProductTable> = {}
  for (const name of TEXTS) {
    const given = parts[name]
    if (!given) continue
    const text = { zh_CN: given.zh_CN ?? kept[name].zh_CN, en_US: given.en_US ?? kept[name].en_US }
    columns[name] = name === 'intro' ? { zh_CN: cleanText(text.zh_CN), en_US: cleanText(text.en_US) } : text
  }
  for (const name of FLAGS) if (parts[name] !== undefined) columns[name] = parts[name] === 1
  Object.assign(columns, readPostage(parts, kept))
  if (parts.cold_class !== undefined) columns.cold_class = parts.cold_class
  if (parts.shelf_days !== undefined) columns.shelf_days = parts.shelf_days || null
  if (parts.shop_id !== undefined) columns.shop_id = await findShop(tx, parts.shop_id)
  return parts.category === undefined ? columns : { ...columns, ...(await findCategory(tx, parts.category)) }
}

/** What is given of its postage, as columns. */
function readPostage({ postage: word, free_shipping_money: sum }: Parts, kept: Kept) {
  if (word === undefined && sum === undefined) return {}
  const alone = typeof sum === 'number' ? 'own' : kept.postage === 'own' ? 'shop' : kept.postage
  const postage = word ?? alone
  const freeFromCents = sum === undefined ? kept.free_shipping_cents : sum
  if (postage === 'own' && !freeFromCents) return refuse(m.products_no_sum)
  return postageColumns({ postage, freeFromCents })
}

/** The shop that is named, or the only one there is. */
export async function findShop(tx: ReadTx, id?: number): Promise<number> {
  const shops = await tx
    .selectFrom('shop')
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .select('id')
    .limit(2)
    .execute()
  const [shop] = shops
  return shop && shops.length === 1 ? shop.id : refuse(m.products_no_shop)
}

/** By its word in addresses or by its number, with the category above it. */
export async function findCategory(tx: ReadTx, named: string) {
  const number = /^\d{1,9}$/.test(named) ? Number(named) : 0
  const category = await tx
    .selectFrom('category')
    .where((eb) => eb.or([eb('slug', '=', named), eb('id', '=', number)]))
    .select(['id', 'pid'])
    .executeTakeFirst()
  if (!category) return refuse(m.products_no_category, { name: named })
  return { category_id: category.id, top_category_id: category.pid || category.id }
}
