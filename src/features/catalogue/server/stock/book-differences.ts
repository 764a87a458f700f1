import { sql } from 'kysely'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { noteMoves, type StockCause } from './note-moves.ts'

export type Difference = { sku_id: number; units: number }
export type BookedDifference = { sku_id: number; product_id: number; before: number; after: number }

/**
 * Adds differences to stocks where they stand, whatever was sold since they were found. A stock does not go below nothing:
 * what is missing beyond it has been ordered already.
 */
export async function bookDifferences(
  tx: WriteTx,
  differences: readonly Difference[],
  { reference, ...cause }: StockCause & { reference: string },
): Promise<BookedDifference[]> {
  // What a row that is held says of itself is the newest there is; the same table read beside it may be a sale behind.
  const { rows: booked } = await run<BookedDifference>(tx)`
    with held as (
      select kept.id, kept.stock as before, given.units from sku kept
      join jsonb_to_recordset(${JSON.stringify(differences)}::jsonb) as given(sku_id bigint, units int)
        on given.sku_id = kept.id
      order by kept.id for no key update of kept
    ), changed as (
      update sku set stock = greatest(held.before + held.units, 0) from held where sku.id = held.id
      returning sku.id as sku_id, sku.product_id, sku.stock - held.before as units, sku.stock,
        ${reference}::text as reference
    ), noted as (${noteMoves(sql`select * from changed`, cause)})
    select sku_id, product_id, stock - units as before, stock as after from changed`
  return booked
}
