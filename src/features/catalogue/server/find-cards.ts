import { sql } from 'kysely'
import { type ProductCard, tagsOfProduct } from '#features/catalogue/catalogue-contract.ts'
import { defineCache } from '#platform/cache/feature-caches.ts'
import { weigh } from '#platform/cache/weigh.ts'
import type { ReadContext } from '#platform/contract/act.ts'
import { prepareSelect } from '#platform/database/prepare.ts'
import { prepared } from '#platform/database/prepared.ts'
import { shownOnCards } from './product-lists.ts'
import type { Spelled } from './search/mark-hits.ts'
import { showCard } from './show-product.ts'

/**
 * What a list shows of a product, and the pinyin of its Chinese name. Its name as a search looks through it, and what of it is
 * suggested, once somebody has asked.
 */
export type FoundCard = {
  card: ProductCard
  syllables: string
  spelled?: Spelled
  head?: { text: string; spelled: Spelled }
}

const CACHE_SECONDS = 600
const cards = defineCache<FoundCard | undefined>({ maxBytes: 8 << 20, watched: true })

/**
 * The cards of these products, in their order, from memory as a rule: the same few stand in most lists, and to read a card costs
 * more than to find out which ones are shown. They are as fresh as lists that are kept as a whole.
 */
export async function findCards(context: ReadContext, ids: readonly number[]): Promise<FoundCard[]> {
  const known = context.services.caches.of(cards)
  const keyOf = (id: number) => `${context.language} ${id}`
  const kept = ids.map((id) => known.get(keyOf(id)))
  const missing = ids.filter((_, at) => !kept[at])
  if (missing.length === 0) return kept.filter((one) => one !== undefined)
  // In one question, and in none where somebody else has asked it meanwhile.
  let rows: ReturnType<typeof readCards> | undefined
  const readOne = async (id: number) => {
    rows ??= readCards(context, missing)
    const value = (await rows).get(id)
    return { value, tags: tagsOfProduct(id), seconds: CACHE_SECONDS, watched: true, bytes: weigh(value) }
  }
  const found = await Promise.all(
    ids.map((id, at) => kept[at] ?? known.getOrCompute(keyOf(id), () => readOne(id))),
  )
  // What was removed meanwhile has none.
  return found.filter((one) => one !== undefined)
}

/** The same without what only searching needs. */
export const showCards = async (context: ReadContext, ids: readonly number[]): Promise<ProductCard[]> =>
  (await findCards(context, ids)).map(({ card }) => card)

const syllables = sql<string>`coalesce((select syllables from product_search where product_id = product.id), '')`

const selectCards = prepareSelect((tx, { ids }: { ids: readonly number[] }, language) =>
  tx
    .selectFrom('product')
    .modifyFront(prepared)
    .where(sql<boolean>`product.id = any (${ids}::bigint[])`)
    .select(shownOnCards(language))
    .select(syllables.as('syllables')),
)

async function readCards({ tx, language }: ReadContext, ids: readonly number[]) {
  const rows = await selectCards(tx, { ids }, language)
  // Everybody is handed the very same.
  return new Map(
    rows.map((row) => [row.id, { card: Object.freeze(showCard(row)), syllables: row.syllables }]),
  )
}
