import { sql } from 'kysely'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'

/** Seeds bring ids of their own; the next new row must not meet them. Products count theirs themselves. */
export async function advanceIds(tx: WriteTx, ...tables: ('shop' | 'category' | 'slide')[]): Promise<void> {
  for (const table of tables) {
    await run(tx)`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${sql.table(table)}`
  }
}
