import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { type Progress, silentProgress } from '#platform/progress/progress.ts'
import * as m from '#words'
import { checkApplied, type Migration } from './check-applied.ts'

/** Any constant: it only has to be the same in every process of the shop. */
const LOCK = 7_215_093

export type MigrateOptions = {
  /** Only those of these names, as a backup of an earlier release wants it. */
  only?: readonly string[]
  progress?: Progress
}

/**
 * Applies the numbered files of `migrations/` that have not run yet, each in its own transaction. Files only go forward:
 * a database that was brought elsewhere is refused (`SchemaMismatch`) and left as it is.
 * The lock makes processes that start together wait for the first instead of racing it.
 */
export async function migrate(
  url: string,
  folder: string,
  { only, progress = silentProgress }: MigrateOptions = {},
): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(
      `create table if not exists migration
         (name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    )
    const done = await checkApplied(client, migrations)
    const pending = migrations.filter(({ name }) => !done.has(name) && (only?.includes(name) ?? true))
    if (pending.length === 0) return []
    await progress.step(m.start_tables, async (tick) => {
      for (const [at, migration] of pending.entries()) {
        tick(at, pending.length)
        await apply(client, migration)
      }
    })
    return pending.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(folder, name), 'utf8')
      // Git may write the lines of a file with other endings elsewhere.
      const checksum = createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')
      return { name, sql: text, checksum }
    }),
  )
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed`, { cause: error })
  }
}
