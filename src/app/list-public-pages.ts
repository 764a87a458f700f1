import { bestSold, type Ranked } from '#features/catalogue/server/best-sold.ts'
import { categoriesForSitemap } from '#features/catalogue/server/categories-for-sitemap.ts'
import { shopsForSitemap } from '#features/shop/server/shops-for-sitemap.ts'
import { paths } from '#paths'
import type { ReadTx } from '#platform/database/tx.ts'

/** Those there is one of. */
export const SINGLE_PAGES = [
  paths.home(),
  paths.search(),
  paths.news(),
  paths.systemPage('about'),
  paths.systemPage('privacy'),
  paths.systemPage('agreement'),
  paths.systemPage('introduction'),
]

export const listShelves = async (tx: ReadTx): Promise<string[]> =>
  (await categoriesForSitemap(tx)).map(({ id }) => paths.search({ type_id: id }))

export const listShopPages = async (tx: ReadTx): Promise<string[]> =>
  (await shopsForSitemap(tx)).map(({ id }) => paths.shop(id))

/** What visitors see, what most of them want first. */
export async function* publicPages(tx: ReadTx): AsyncGenerator<string> {
  yield* SINGLE_PAGES
  yield* await listShelves(tx)
  yield* await listShopPages(tx)
  yield* goodsPages(tx)
}

/** The best sold first. */
export async function* goodsPages(tx: ReadTx): AsyncGenerator<string> {
  let last: Ranked | undefined
  do {
    const products = await bestSold(tx, last)
    yield* products.map(({ id }) => paths.product(id))
    last = products.at(-1)
  } while (last)
}
