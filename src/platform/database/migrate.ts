import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'

/** Any constant: it only has to be the same in every process of the shop. */
const LOCK = 7_215_093

/**
 * Applies the numbered files of `migrations/` that have not run yet, each in its own transaction.
 * The lock makes processes that start together wait for the first instead of racing it.
 */
export async function migrate(
  url: string,
  folder: string,
  /** Only those of these names, as a backup of an earlier release wants it. */
  { only }: { only?: readonly string[] } = {},
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from migration')
    const done = new Set(rows.map((row) => row.name))
    const wanted = (name: string) =>
      name.endsWith('.sql') && !done.has(name) && (only?.includes(name) ?? true)
    const pending = (await readdir(folder)).filter(wanted).sort()
    for (const name of pending) await apply(client, name, await readFile(path.join(folder, name), 'utf8'))
    return pending
  } finally {
    await client.end()
  }
}

async function apply(client: pg.Client, name: string, sql: string): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into migration (name) values ($1)', [name])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed`, { cause: error })
  }
}
