import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import type { BookFault } from '#features/payment/server/check-books.ts'
import type { Database } from '#platform/database/database.ts'
import { compileWordsIfNeeded } from '#platform/i18n/compile-words.ts'
import type { Asking, RawAnswer } from '#testing/start-test-app.ts'
import { callWire } from './call-wire.ts'
import { startProgram } from './start-program.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

export type RaceShop = {
  database: Database
  call(wire: string, input: unknown, asking?: Asking): Promise<RawAnswer>
  deadlocks(): Promise<number>
  faults(): Promise<BookFault[]>
  close(): Promise<void>
}

/** The shop in a process of its own on a database of its own: whoever races it does not slow it down. */
export async function openRaceShop(): Promise<RaceShop> {
  await compileWordsIfNeeded(ROOT)
  const { openDatabase } = await import('#platform/database/database.ts')
  const { migrate } = await import('#platform/database/migrate.ts')
  const { createLog } = await import('#platform/log.ts')
  const { checkBooks } = await import('#features/payment/server/check-books.ts')
  const { startTestPostgres } = await import('#testing/start-test-postgres.ts')
  const postgres = await startTestPostgres()
  await migrate(postgres.url, path.join(ROOT, 'migrations'))
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'xianji-bench-'))
  const database = openDatabase(postgres.url, { pool: 4, log: createLog('warn') })
  const program = { BENCH_DATABASE: postgres.url, BENCH_DATA: dataDir, BENCH_POOL: '12' }
  const shop = await startProgram('bench/lib/serve-database.ts', program)
  return {
    database,
    call: (wire, input, asking) => callWire(shop.origin + wire, input, asking),
    async deadlocks() {
      const { rows } = await sql<{ deadlocks: number }>`
        select sum(deadlocks)::int as deadlocks from pg_stat_database`.execute(database.read)
      return rows[0]?.deadlocks ?? 0
    },
    faults: () => checkBooks(database.read),
    async close() {
      await shop.stop()
      await database.close()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
