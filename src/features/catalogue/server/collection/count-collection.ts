import type { collectionContract } from '#features/catalogue/collection-contract.ts'
import { MAX_FAVOURITES, MAX_FOOTPRINTS } from '#features/catalogue/collection-rules.ts'
import type { Act } from '#platform/contract/act.ts'
import { countRows } from '#platform/database/count-rows.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { oldestFootprint } from './oldest-footprint.ts'

export const countCollection: Act<typeof collectionContract.countCollection> = (_, { tx, actor, now }) =>
  countCollected(tx, actor.id, now)

export const countCollected = async (tx: ReadTx, buyerId: number, now: Date) => ({
  favourites: await countFavourites(tx, buyerId),
  footprints: await countFootprints(tx, buyerId, now),
})

export function countFavourites(tx: ReadTx, buyerId: number): Promise<number> {
  const mine = tx.selectFrom('favourite').where('buyer_id', '=', buyerId).where('active', '=', true)
  return countRows(tx, mine.limit(MAX_FAVOURITES + 1))
}

function countFootprints(tx: ReadTx, buyerId: number, now: Date): Promise<number> {
  const mine = tx.selectFrom('footprint').where('buyer_id', '=', buyerId)
  return countRows(tx, mine.where('viewed_at', '>=', oldestFootprint(now)).limit(MAX_FOOTPRINTS))
}
