import type { collectionContract } from '#features/catalogue/collection-contract.ts'
import { MAX_FAVOURITES, MAX_FOOTPRINTS } from '#features/catalogue/collection-rules.ts'
import type { Act } from '#platform/contract/act.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { oldestFootprint } from './oldest-footprint.ts'

export const countCollection: Act<typeof collectionContract.countCollection> = async (
  _,
  { tx, actor, now },
) => ({
  favourites: await countFavourites(tx, actor.id),
  footprints: await countFootprints(tx, actor.id, now),
})

export async function countFavourites(tx: ReadTx, buyerId: number): Promise<number> {
  const mine = tx
    .selectFrom('favourite')
    .where('buyer_id', '=', buyerId)
    .where('active', '=', true)
    .select('product_id')
    .limit(MAX_FAVOURITES + 1)
  const { count } = await tx
    .selectFrom(mine.as('mine'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

async function countFootprints(tx: ReadTx, buyerId: number, now: Date): Promise<number> {
  const mine = tx
    .selectFrom('footprint')
    .where('buyer_id', '=', buyerId)
    .where('viewed_at', '>=', oldestFootprint(now))
    .select('product_id')
    .limit(MAX_FOOTPRINTS)
  const { count } = await tx
    .selectFrom(mine.as('mine'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
