import { sql } from 'kysely'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { lockCounted } from './lock-counted.ts'
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
  const rows = sql`select sku_id, units as quantity from
    jsonb_to_recordset(${JSON.stringify(differences)}::jsonb) as rows(sku_id bigint, units int)`
  const { rows: booked } = await run<BookedDifference>(tx)`
    with held as (${lockCounted('sku', 'sku_id', rows)}), changed as (
      update sku set stock = greatest(sku.stock + held.quantity, 0)
      from held, sku old where sku.id = held.id and old.id = sku.id
      returning sku.id as sku_id, sku.product_id, sku.stock - old.stock as units, sku.stock,
        ${reference}::text as reference
    ), noted as (${noteMoves(sql`select * from changed`, cause)})
    select sku_id, product_id, stock - units as before, stock as after from changed`
  return booked
}
