import { LISTED_MAX, type Sort } from '#features/catalogue/search-rules.ts'
import { findCorrections } from '#features/catalogue/server/search/correct-words.ts'
import { findProducts } from '#features/catalogue/server/search/find-products.ts'
import { inShop, looserTierOf, readKeyword, tiersOf } from '#features/catalogue/server/search/read-keyword.ts'
import type { CardRow } from '#features/catalogue/server/show-product.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'

type Asked = { shopId: number; keyword: string; sort: Sort; page: number; size: number; language: Language }

/** The site's search, kept to one shop: Chinese, pinyin, initials, English, and words mistyped by a letter. */
export async function findInShop(
  tx: ReadTx,
  { shopId, keyword, sort, page, size, language }: Asked,
): Promise<{ total: number; rows: CardRow[] }> {
  const runs = readKeyword(keyword)
  if (runs.length === 0) return { total: 0, rows: [] }
  const skip = (page - 1) * size
  // Beyond the last page there is only the count.
  const part = skip < LISTED_MAX ? { skip, take: size } : { skip: 0, take: 0 }
  const find = (tiers: string[]) =>
    findProducts(tx, { tiers, place: inShop(shopId), sort, ...part }, language)
  const found = await find(tiersOf(runs))
  if (found.total > 0) return { total: Math.min(found.total, LISTED_MAX), rows: found.rows }
  const meant = await find([looserTierOf(runs, await findCorrections(tx, runs))])
  return { total: Math.min(meant.total, LISTED_MAX), rows: meant.rows }
}
