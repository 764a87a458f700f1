import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { CATALOGUE } from '#features/catalogue/catalogue-contract.ts'
import { trimTopIndexes } from '#features/catalogue/server/search/trim-top-indexes.ts'
import { saveProducts } from '#features/catalogue/server/seller/save-product.ts'
import { changed } from '#platform/cache/change-notices.ts'
import type { Database } from '#platform/database/database.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { ReadTx, WriteTx } from '#platform/database/tx.ts'
import type { Tick } from '#platform/progress/progress.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import type { CategorySeed, ProductSeed } from '../../../seeds/seed-types.ts'
import { type CatalogueBase, makeProduct } from './generate-catalogue-product.ts'
import { readKinds } from './generate-catalogue-words.ts'

/** Large, because an index of words takes many entries of one word at little more than the cost of one. */
const BATCH = 5000

type Generation = { root: string; database: Database; products: number; now: Date; tick?: Tick }

/** Adds made-up products to what is there, all of them or none: a catalogue large enough to measure with. */
export async function generateCatalogue({ root, database, products, now, tick = () => {} }: Generation) {
  const read = async <T>(name: string) =>
    JSON.parse(await readFile(path.join(root, 'seeds', `${name}.json`), 'utf8')) as T
  const seeds = await read<ProductSeed[]>('products')
  const kinds = readKinds(seeds, await read<CategorySeed[]>('categories'))
  const newest = new Date(Math.max(...seeds.map((seed) => Date.parse(seed.published_at))))
  let skus = 0
  await database.write(async (tx) => {
    const base = await findCatalogueBase(tx)
    await giveRoom(tx)
    for (let from = 0; from < products; from += BATCH) {
      const count = Math.min(BATCH, products - from)
      const batch = Array.from({ length: count }, (_, at) => makeProduct(from + at, kinds, base, newest))
      tick(from, products)
      await saveProducts(tx, batch, now)
      skus += batch.reduce((sum, product) => sum + product.skus.length, 0)
    }
    changed(tx, CATALOGUE)
  })
  // As the shop does by itself within a minute.
  await trimTopIndexes(database)
  // Plans chosen for fifty products do not fit a hundred thousand.
  await run(database.statement)`analyze product, sku`
  return { products, skus }
}

/** For this transaction only: room to gather a whole batch of words before they are sorted into their index. */
async function giveRoom(tx: WriteTx): Promise<void> {
  for (const setting of ['gin_pending_list_limit', 'maintenance_work_mem', 'work_mem'])
    await run(tx)`select set_config(${setting}, '128MB', true)`
}

async function findCatalogueBase(tx: ReadTx): Promise<CatalogueBase> {
  const categories = await tx
    .selectFrom('category')
    .where('pid', '<>', 0)
    .select('id')
    .orderBy('id')
    .execute()
  const shops = await tx.selectFrom('shop').select('id').orderBy('id').execute()
  if (categories.length === 0 || shops.length === 0) return refuse(m.seller_demo_no_ground)
  return { categories: categories.map(({ id }) => id), shops: shops.map(({ id }) => id) }
}
