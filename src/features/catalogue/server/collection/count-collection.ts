import { sql } from 'kysely'
import type { CollectionCounts, collectionContract } from '#features/catalogue/collection-contract.ts'
import { MAX_FAVOURITES, MAX_FOOTPRINTS } from '#features/catalogue/collection-rules.ts'
import type { Act } from '#platform/contract/act.ts'
import { countRows } from '#platform/database/count-rows.ts'
import { prepareText } from '#platform/database/prepare.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { oldestFootprint } from './oldest-footprint.ts'

export const countCollection: Act<typeof collectionContract.countCollection> = (_, { tx, actor, now }) =>
  countCollected(tx, actor.id, now)

const countBoth = prepareText<CollectionCounts, { buyerId: number; oldest: Date }>(
  ({ buyerId, oldest }) => sql`select
    (select count(*) from (select from favourite where buyer_id = ${buyerId} and active
      limit ${MAX_FAVOURITES + 1}) mine) as favourites,
    (select count(*) from (select from footprint where buyer_id = ${buyerId} and viewed_at >= ${oldest}
      limit ${MAX_FOOTPRINTS}) mine) as footprints`,
)

export async function countCollected(tx: ReadTx, buyerId: number, now: Date): Promise<CollectionCounts> {
  const [counts] = await countBoth(tx, { buyerId, oldest: oldestFootprint(now) })
  return counts!
}

export function countFavourites(tx: ReadTx, buyerId: number): Promise<number> {
  const mine = tx.selectFrom('favourite').where('buyer_id', '=', buyerId).where('active', '=', true)
  return countRows(tx, mine.limit(MAX_FAVOURITES + 1))
}
