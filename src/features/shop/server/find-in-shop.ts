import { LISTED_MAX, type Sort } from '#features/catalogue/search-rules.ts'
import { findCorrections } from '#features/catalogue/server/search/correct-words.ts'
import { findCounted } from '#features/catalogue/server/search/find-counted.ts'
import { inShop, looserTierOf, readKeyword, tiersOf } from '#features/catalogue/server/search/read-keyword.ts'
import type { ReadContext } from '#platform/contract/act.ts'

type Asked = { shopId: number; keyword: string; sort: Sort; page: number; size: number }

/** The site's search, kept to one shop: Chinese, pinyin, initials, English, and words mistyped by a letter. */
export async function findInShop(
  context: ReadContext,
  { shopId, keyword, sort, page, size }: Asked,
): Promise<{ total: number; ids: number[] }> {
  const runs = readKeyword(keyword)
  if (runs.length === 0) return { total: 0, ids: [] }
  const skip = (page - 1) * size
  // Beyond the last page there is only the count.
  const part = skip < LISTED_MAX ? { skip, take: size } : { skip: 0, take: 0 }
  const find = (tiers: readonly string[]) =>
    findCounted(context, { tiers, place: inShop(shopId), sort, ...part })
  const found = await find(tiersOf(runs))
  if (found.total > 0) return { total: Math.min(found.total, LISTED_MAX), ids: found.ids }
  const meant = await find([looserTierOf(runs, await findCorrections(context.tx, runs))])
  return { total: Math.min(meant.total, LISTED_MAX), ids: meant.ids }
}
