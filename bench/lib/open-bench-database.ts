import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Database } from '#platform/database/database.ts'
import { run } from '#platform/database/raw-sql.ts'
import { compileWordsIfNeeded } from '#platform/i18n/compile-words.ts'

export const ROOT = path.resolve(import.meta.dirname, '../..')

/** As a real shop's: what is told to be written is on disk. */
export const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }

export type BenchDatabase = {
  url: string
  dataDir: string
  /** For setting scenes and looking afterwards; the shop has connections of its own. */
  database: Database
  close(): Promise<void>
}

/** What every program here begins with: a PostgreSQL of its own with the shop's tables, and a folder for its files. */
export async function openBenchDatabase(
  settings: Record<string, string> = {},
  /** A database of somebody else's instead, empty or filled by an earlier run. */
  given?: string,
  /** The folder of the release whose tables it has. */
  release = ROOT,
): Promise<BenchDatabase> {
  await compileWordsIfNeeded(ROOT)
  const { openDatabase } = await import('#platform/database/database.ts')
  const { migrate } = await import('#platform/database/migrate.ts')
  const { createLog } = await import('#platform/log.ts')
  const { startTestPostgres } = await import('#testing/start-test-postgres.ts')
  const postgres = given ? { url: given, stop: async () => {} } : await startTestPostgres({ settings })
  await migrate(postgres.url, path.join(release, 'migrations'))
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'xianji-bench-'))
  const database = openDatabase(postgres.url, { pool: 4, log: createLog('warn') })
  // Buyers are let in, and a demo may be started where there are some already.
  await run(database.statement)`
    insert into setting (module, key, value) values ('site', 'open', '1'), ('demo', 'bench', '1')
    on conflict do nothing`
  return {
    url: postgres.url,
    dataDir,
    database,
    async close() {
      await database.close()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
