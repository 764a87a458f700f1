import pg from 'pg'
import { type Progress, silentProgress } from '#platform/progress/progress.ts'
import * as m from '#words'
import { applyMigration } from './apply-migration.ts'
import { checkApplied, checkServer } from './check-applied.ts'
import { holdMigrationLock } from './hold-migration-lock.ts'
import { type Migration, readMigrations } from './read-migrations.ts'

export type MigrateOptions = {
  /** Only those of these names, as a backup of an earlier release wants it. */
  only?: readonly string[]
  progress?: Progress
  /** Milliseconds to wait for another process that changes the tables. */
  patience?: number
}

/**
 * Applies the numbered files of `migrations/` that have not run yet, each in its own transaction. Files only go forward:
 * a database that was brought elsewhere is refused (`SchemaMismatch`) and left as it is.
 * The lock makes processes that start together wait for the first instead of racing it.
 */
export async function migrate(
  url: string,
  folder: string,
  { only, progress = silentProgress, patience }: MigrateOptions = {},
): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const wanted = (all: Migration[]) => all.filter(({ name }) => only?.includes(name) ?? true)
  return withClient(url, async (client) => {
    await checkServer(client)
    // Most starts find nothing to do, and need nobody's leave for that.
    if (wanted(await pendingOf(client, migrations)).length === 0) return []
    const lock = await holdMigrationLock(url, patience)
    try {
      const pending = wanted(await pendingOf(client, migrations))
      if (pending.length > 0) await prepareBook(client)
      await progress.step(m.start_tables, async (tick) => {
        for (const [at, migration] of pending.entries()) {
          tick(at, pending.length)
          await applyMigration(client, migration)
        }
      })
      return pending.map(({ name }) => name)
    } finally {
      await lock.release()
    }
  })
}

/** The names of those that have not run yet; changes nothing. */
export async function findPending(url: string, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const pending = await withClient(url, (client) => pendingOf(client, migrations))
  return pending.map(({ name }) => name)
}

async function pendingOf(client: pg.Client, migrations: readonly Migration[]): Promise<Migration[]> {
  const done = await checkApplied(client, migrations)
  return migrations.filter(({ name }) => !done.has(name))
}

/** Where it is noted what has run; the last column is younger than the table. */
async function prepareBook(client: pg.Client): Promise<void> {
  await client.query(
    `create table if not exists migration
       (name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  )
  await client.query('alter table migration add column if not exists since text')
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'xianji migrate' })
  // A connection that is lost between two statements fails the next one; an event nobody hears would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
