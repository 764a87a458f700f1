import { sql } from 'kysely'
import type { collectionContract } from '#features/catalogue/collection-contract.ts'
import { MAX_FOOTPRINTS } from '#features/catalogue/collection-rules.ts'
import type { Act } from '#platform/contract/act.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { countCollected } from './count-collection.ts'
import { oldestFootprint } from './oldest-footprint.ts'

export const recordFootprint: Act<typeof collectionContract.recordFootprint> = async (
  { id },
  { tx, actor, now },
) => {
  if (!(await leaveFootprint(tx, actor.id, id, now))) return refuse(m.catalogue_no_product)
  return countCollected(tx, actor.id, now)
}

/** Whether there is such a product to leave it at. */
export async function leaveFootprint(
  tx: WriteTx,
  buyerId: number,
  productId: number,
  now: Date,
): Promise<boolean> {
  const { rows } = await run(tx)`
    insert into footprint as f (buyer_id, product_id, viewed_at)
    select ${buyerId}, product.id, ${now} from product where product.id = ${productId} and product.on_sale
    on conflict (buyer_id, product_id) do update set viewed_at = greatest(f.viewed_at, excluded.viewed_at)
    returning product_id`
  if (rows.length > 0) await forgetOld(tx, buyerId, now)
  return rows.length > 0
}

/** Two tabs that tidy at once each leave the other's rows alone: what one skips, the next visit takes. */
async function forgetOld(tx: WriteTx, buyerId: number, now: Date): Promise<void> {
  await run(tx)`
    delete from footprint where (buyer_id, product_id) in (
      select buyer_id, product_id from footprint
      where buyer_id = ${buyerId} and viewed_at < greatest(${oldestFootprint(now)}::timestamptz, (
        select viewed_at from footprint where buyer_id = ${buyerId}
        order by viewed_at desc offset ${sql.lit(MAX_FOOTPRINTS - 1)} limit 1))
      for update skip locked)`
}
