import type { BookFault } from '#features/after-sales/server/check-books.ts'
import type { Database } from '#platform/database/database.ts'
import { select } from '#platform/database/raw-sql.ts'
import { type Asking, callWire, type RawAnswer } from '#testing/call-wire.ts'
import { openBenchDatabase } from './open-bench-database.ts'
import { startProgram } from './start-program.ts'

export type RaceShop = {
  database: Database
  call(wire: string, input: unknown, asking?: Asking): Promise<RawAnswer>
  deadlocks(): Promise<number>
  faults(): Promise<BookFault[]>
  close(): Promise<void>
}

/** The shop in a process of its own on a database of its own: whoever races it does not slow it down. */
export async function openRaceShop(): Promise<RaceShop> {
  const benchDatabase = await openBenchDatabase()
  const { checkBooks } = await import('#features/after-sales/server/check-books.ts')
  const { database } = benchDatabase
  const program = { BENCH_DATABASE: benchDatabase.url, BENCH_DATA: benchDatabase.dataDir, BENCH_POOL: '12' }
  const shop = await startProgram('bench/lib/serve-database.ts', program)
  return {
    database,
    call: (wire, input, asking) => callWire(shop.origin + wire, input, asking),
    async deadlocks() {
      const rows = await select<{ deadlocks: number }>(database.read)`
        select sum(deadlocks)::int as deadlocks from pg_stat_database`
      return rows[0]?.deadlocks ?? 0
    },
    faults: () => checkBooks(database.read),
    async close() {
      await shop.stop()
      await benchDatabase.close()
    },
  }
}
