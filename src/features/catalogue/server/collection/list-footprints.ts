import type { collectionContract, FootprintDays } from '#features/catalogue/collection-contract.ts'
import { MAX_FOOTPRINTS } from '#features/catalogue/collection-rules.ts'
import type { Act } from '#platform/contract/act.ts'
import { shopDay, shopTime } from '#platform/time.ts'
import { cardColumns, showOwnCard } from './card-columns.ts'
import { oldestFootprint } from './oldest-footprint.ts'

export const listFootprints: Act<typeof collectionContract.listFootprints> = async (
  _,
  { tx, actor, now, language },
) => {
  const rows = await tx
    .selectFrom('footprint')
    .innerJoin('product', 'product.id', 'footprint.product_id')
    .where('footprint.buyer_id', '=', actor.id)
    .where('footprint.viewed_at', '>=', oldestFootprint(now))
    .select(cardColumns(language))
    .select(['product.id', 'footprint.viewed_at'])
    .orderBy('footprint.viewed_at', 'desc')
    .orderBy('footprint.product_id', 'desc')
    .limit(MAX_FOOTPRINTS)
    .execute()
  const groups: FootprintDays = {}
  for (const row of rows) {
    const day = shopDay(row.viewed_at)
    groups[day] ??= []
    groups[day].push({ id: row.id, ...showOwnCard(row), view_time: shopTime(row.viewed_at) })
  }
  return groups
}
