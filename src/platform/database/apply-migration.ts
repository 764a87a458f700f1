import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { seconds } from '#platform/time.ts'
import type { Migration } from './read-migrations.ts'

/** Whoever asks for a table after a change that waits for it waits too: rather than hold buyers up it gives way. */
const LOCK_TIMEOUT = '3s'
const TRIES = 10
const PAUSE = seconds(1)

/** A lock was not to be had in time: https://www.postgresql.org/docs/18/errcodes-appendix.html */
const LOCK_NOT_AVAILABLE = '55P03'

const NOTE = 'insert into migration (name, checksum, since) values ($1, $2, $3)'

/** Applies one file and notes it, wholly or not at all. */
export async function applyMigration(client: pg.Client, migration: Migration): Promise<void> {
  try {
    const statements = concurrentStatements(migration)
    if (statements.length > 0) await applyConcurrently(client, migration, statements)
    else await applyPatiently(client, migration)
  } catch (error) {
    throw new Error(`Migration ${migration.name} failed`, { cause: error })
  }
}

async function applyPatiently(client: pg.Client, migration: Migration): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await applyAtOnce(client, migration)
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== LOCK_NOT_AVAILABLE || tries === TRIES)
        throw error
      await wait(PAUSE)
    }
  }
}

async function applyAtOnce(client: pg.Client, { name, sql, checksum, since }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'; set local statement_timeout = 0`)
    await client.query(sql)
    await client.query(NOTE, [name, checksum, since])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** A file that builds indexes while the shop goes on has nothing else in it (`testing/check-migrations.ts`). */
function concurrentStatements({ sql }: Migration): string[] {
  const bare = sql.replaceAll(/--.*$/gm, '')
  if (!/\bindex\s+concurrently\b/i.test(bare)) return []
  return bare
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean)
}

/** PostgreSQL builds them outside any transaction, and leaves one behind that it could not finish: that is begun anew. */
async function applyConcurrently(
  client: pg.Client,
  { name, checksum, since }: Migration,
  statements: readonly string[],
): Promise<void> {
  for (const statement of statements) {
    const [, index] =
      /\bcreate\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+(\w+)/i.exec(statement) ?? []
    if (index && (await isUnfinished(client, index)))
      await client.query(`drop index concurrently ${pg.escapeIdentifier(index)}`)
    await client.query(statement)
  }
  await client.query(NOTE, [name, checksum, since])
}

async function isUnfinished(client: pg.Client, index: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [index],
  )
  return rowCount === 1
}
