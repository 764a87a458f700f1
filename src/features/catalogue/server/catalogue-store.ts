import { sql } from 'kysely'
import { tagsOfProduct } from '#features/catalogue/catalogue-contract.ts'
import { altOf } from '#features/pictures/server/find-library-pictures.ts'
import { freeShipping, freeShippingCents } from '#features/postage/server/free-shipping.ts'
import { defineCache } from '#platform/cache/feature-caches.ts'
import { weigh } from '#platform/cache/weigh.ts'
import type { ReadContext } from '#platform/contract/act.ts'
import { prepareSelect } from '#platform/database/prepare.ts'
import { prepared } from '#platform/database/prepared.ts'
import { inLanguage } from '#platform/database/texts.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'

const findCategoryById = prepareSelect((tx, { id }: { id: number }) =>
  tx.selectFrom('category').modifyFront(prepared).select(['id', 'pid']).where('id', '=', id),
)

export const findCategory = async (tx: ReadTx, id: number) => (await findCategoryById(tx, { id }))[0]

export const allCategories = (tx: ReadTx, language: Language) =>
  tx
    .selectFrom('category')
    .select(['id', 'pid', 'picture'])
    .select(inLanguage('category.name', language).as('name'))
    .orderBy('pid')
    .orderBy('position')
    .orderBy('id')
    .execute()

/** What the size weighs that a card's price is for. */
export const cheapestGrams = sql<number | null>`(
  select nominal_grams from sku where sku.product_id = product.id order by sku.price_cents, sku.position limit 1)`

/** What its page and its cards both show of a product. */
export const SHOWN_EVERYWHERE = [
  'product.id',
  'product.covers',
  'product.price_cents',
  'product.sales',
  'product.virtual',
  freeShipping.as('free_shipping'),
] as const

/** A product with its skus, in one question. */
const findWithSkus = prepareSelect((tx, { id }: { id: number }, language) =>
  tx
    .selectFrom('product')
    .modifyFront(prepared)
    .innerJoin('shop', 'shop.id', 'product.shop_id')
    .innerJoin('category', 'category.id', 'product.category_id')
    .innerJoin('category as top', 'top.id', 'product.top_category_id')
    .where('product.id', '=', id)
    .where('product.on_sale', '=', true)
    .select([
      ...SHOWN_EVERYWHERE,
      'product.shelf_days',
      freeShippingCents.as('free_shipping_cents'),
      'product.shop_id',
      'shop.logo as shop_logo',
      'product.category_id',
      'product.top_category_id',
    ])
    .select([
      inLanguage('product.name', language).as('name'),
      inLanguage('product.summary', language).as('summary'),
      inLanguage('product.intro', language).as('intro'),
      inLanguage('product.origin', language).as('origin'),
      inLanguage('product.storage', language).as('storage'),
      coverAlts(language).as('cover_alts'),
      skusOf(language).as('skus'),
      inLanguage('shop.name', language).as('shop_name'),
      inLanguage('category.name', language).as('category_name'),
      inLanguage('top.name', language).as('top_category_name'),
    ]),
)

type ProductRow = Awaited<ReturnType<typeof findWithSkus>>[number]

const SECONDS = 2
const products = defineCache<ProductRow | undefined>({ maxBytes: 1 << 20, watched: true })

/** A product's page asks for it and for what is like it in the same moment: it is read once for both. */
export async function findProduct(
  { tx, language, services }: ReadContext,
  id: number,
): Promise<ProductRow | undefined> {
  return services.caches.of(products).getOrCompute(`${language} ${id}`, async () => {
    const [value] = await findWithSkus(tx, { id }, language)
    return { value, tags: tagsOfProduct(id), seconds: SECONDS, watched: true, bytes: weigh(value) }
  })
}

/** What each picture of the product shows, in their order. */
const coverAlts = (language: Language) => sql<string[]>`array(
  select ${altOf(sql`shown.cover`, language)}
  from unnest(product.covers) with ordinality as shown (cover, position) order by position)`

type SkuRow = {
  id: number
  name: string
  price_cents: number
  market_price_cents: number | null
  stock: number
  nominal_grams: number | null
}

const skusOf = (language: Language) => sql<SkuRow[]>`(
  select coalesce(json_agg(json_build_object('id', sku.id, 'name', ${inLanguage('sku.name', language)},
    'price_cents', sku.price_cents, 'market_price_cents', sku.market_price_cents, 'stock', sku.stock,
    'nominal_grams', sku.nominal_grams)
    order by sku.position, sku.id), '[]')
  from sku where sku.product_id = product.id)`
