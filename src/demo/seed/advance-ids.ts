import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

/** Seeds bring ids of their own; the next new row must not meet them. Products count theirs themselves. */
export async function advanceIds(tx: Tx, ...tables: ('shop' | 'category' | 'slide')[]): Promise<void> {
  for (const table of tables) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${sql.table(table)}`.execute(
      tx,
    )
  }
}
