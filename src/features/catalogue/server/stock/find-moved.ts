import { productTag, shelfTag } from '#features/catalogue/catalogue-contract.ts'
import type { Look } from '#platform/cache/lookout.ts'
import { prepared } from '#platform/database/prepared.ts'
import { select } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { hours, later } from '#platform/time.ts'

type Found = { seen: string; moved: { product_id: number; turned: boolean }[] }

/** Nothing has been seen. */
const NONE = '1:1:'

/**
 * The products whose stock or sold count has changed since the last look. Transactions do not end in the order of their
 * numbers, so what was seen is a snapshot of PostgreSQL: what it did not show and this one does is new, and nothing is
 * missed. Numbers beyond the snapshot come from another server, with a restored backup.
 */
export function watchMoved(): Look {
  let seen: string | undefined
  return async (tx) => {
    const [found] = await select<Found>(tx)`${prepared}
      with moved as (
        select product_id, bool_or(turned) as turned from product_moved
        where xid >= pg_snapshot_xmin(${seen ?? NONE}::pg_snapshot)
          and xid < pg_snapshot_xmax(pg_current_snapshot())
          and not pg_visible_in_snapshot(xid, ${seen ?? NONE}::pg_snapshot) and ${seen !== undefined}::boolean
        group by product_id
      )
      select pg_current_snapshot()::text as seen, coalesce((select json_agg(moved) from moved), '[]') as moved`
    seen = found?.seen
    return (found?.moved ?? []).flatMap(({ product_id, turned }) =>
      turned ? [productTag(product_id), shelfTag(product_id)] : [productTag(product_id)],
    )
  }
}

/** Nobody looks less often than every hour and still trusts what it kept. */
const KEPT = hours(1)

export async function sweepMoved(tx: WriteTx, now: Date): Promise<number> {
  const old = later(now, -KEPT)
  const gone = await tx.deleteFrom('product_moved').where('created_at', '<', old).executeTakeFirst()
  return Number(gone.numDeletedRows)
}
