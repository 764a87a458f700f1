import type { BookFault } from '#features/after-sales/server/check-books.ts'
import type { Database } from '#platform/database/database.ts'
import { select } from '#platform/database/raw-sql.ts'
import { type Asking, callWire, type RawAnswer } from '#testing/call-wire.ts'
import type { BenchBuyer } from './many-buyers.ts'
import { openBenchDatabase } from './open-bench-database.ts'
import { startProgram } from './start-program.ts'

export type RaceShop = {
  database: Database
  /** New ones, with a session and an address each. */
  buyers(count: number): Promise<BenchBuyer[]>
  /** Something to buy. */
  aGood(goods: { stock: number }): Promise<{ product_id: number; sku_price_id: number }>
  call(wire: string, input: unknown, asking?: Asking): Promise<RawAnswer>
  deadlocks(): Promise<number>
  faults(): Promise<BookFault[]>
  close(): Promise<void>
}

/** The shop in a process of its own on a database of its own: whoever races it does not slow it down. */
export async function openRaceShop(): Promise<RaceShop> {
  const benchDatabase = await openBenchDatabase()
  const { checkBooks } = await import('#features/after-sales/server/check-books.ts')
  const { aGood } = await import('#testing/builders/index.ts')
  const { makeBuyers } = await import('./many-buyers.ts')
  const { database } = benchDatabase
  const program = { BENCH_DATABASE: benchDatabase.url, BENCH_DATA: benchDatabase.dataDir, BENCH_POOL: '12' }
  const shop = await startProgram('bench/lib/serve-database.ts', program)
  return {
    database,
    buyers: (count) => database.write((tx) => makeBuyers(tx, count)),
    aGood: (goods) => aGood(database, goods),
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
