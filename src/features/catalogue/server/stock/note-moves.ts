import { type RawBuilder, sql } from 'kysely'
import type { StockMoveKind } from '#features/catalogue/stock-moves.ts'

/** Who moves stock, and why. */
export type StockCause = { kind: StockMoveKind; actor: string; reason?: string; now: Date }

/**
 * A part of a statement: every change of stock is written down where it happens. `moves` has rows of `sku_id`,
 * `product_id`, `units` (what came, or less than nothing), `stock` (what is left after it) and `reference`.
 */
export const noteMoves = (moves: RawBuilder<unknown>, { kind, actor, reason = '', now }: StockCause) => sql`
  insert into stock_move (sku_id, product_id, kind, units, stock, actor, reason, reference, created_at)
  select sku_id, product_id, ${kind}::text, units, stock, ${actor}::text, ${reason}::text, reference,
    ${now}::timestamptz
  from (${moves}) move where units <> 0`
