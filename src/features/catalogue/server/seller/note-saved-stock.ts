import { sql } from 'kysely'
import { noteMoves, type StockCause } from '#features/catalogue/server/stock/note-moves.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'

/** Who saves products, and what they call it: an import, with a reason and the name of its file. */
export type SavedBy = Omit<StockCause, 'kind'> & { kind?: StockCause['kind']; reference?: string }

type Saved = { id: number; product_id: number; stock: number; before: number | undefined }

/** What saving changed of the stock. The caller holds the skus, so what was read before is what was there. */
export async function noteSavedStock(tx: WriteTx, skus: readonly Saved[], by: SavedBy): Promise<void> {
  const moves = skus
    .map(({ id, product_id, stock, before }) => ({
      sku_id: id,
      product_id,
      units: stock - (before ?? 0),
      stock,
      isNew: before === undefined,
    }))
    .filter(({ units }) => units !== 0)
  for (const [isNew, some] of Map.groupBy(moves, (move) => move.isNew)) {
    const rows = sql`select *, ${by.reference ?? ''}::text as reference
      from json_to_recordset(${JSON.stringify(some)}::json)
        as row (sku_id bigint, product_id bigint, units int, stock int)
      order by sku_id`
    await run(tx)`${noteMoves(rows, { ...by, kind: by.kind ?? (isNew ? 'opening' : 'set') })}`
  }
}
