import type pg from 'pg'
import type { Migration } from './read-migrations.ts'

/**
 * Why a database cannot be brought up to date: it is from before the files were numbered anew (`older`), it knows files
 * this version lacks and cannot run on (`newer`), or a file was changed after it was applied (`changed`).
 */
export class SchemaMismatch extends Error {
  override name = 'SchemaMismatch'
  readonly kind: 'older' | 'newer' | 'changed'
  readonly migrations: string

  constructor(kind: SchemaMismatch['kind'], names: string[]) {
    super(`The database does not fit this version (${kind}): ${names.join(', ')}`)
    this.kind = kind
    this.migrations = names.join(', ')
  }
}

/** What the files are written for; an older server takes some of them for mistakes. */
export const OLDEST_SERVER = 16

export class ServerTooOld extends Error {
  override name = 'ServerTooOld'
  readonly version: string

  constructor(version: string) {
    super(`PostgreSQL ${version} is too old`)
    this.version = version
  }
}

export async function checkServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ number: number; version: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version`,
  )
  if (rows[0] && rows[0].number < OLDEST_SERVER * 10_000) throw new ServerTooOld(rows[0].version)
}

type Applied = { name: string; checksum: string; since?: string | null }

/** The names that were applied, if what stands in the database is what the files say. */
export async function checkApplied(
  client: pg.Client,
  migrations: readonly Migration[],
): Promise<Set<string>> {
  if (!(await hasBook(client))) return new Set()
  const { rows, fields } = await client.query<Applied>('select * from migration order by name')
  const names = rows.map(({ name }) => name)
  // Version 0.1 noted no checksums.
  if (!fields.some(({ name }) => name === 'checksum')) throw new SchemaMismatch('older', names)
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  const later = rows.filter(({ name, since }) => !known.has(name) && !mayRunOn(migrations, since))
  refuseIfAny('newer', later)
  const changed = rows.filter(({ name, checksum }) => known.has(name) && known.get(name) !== checksum)
  refuseIfAny('changed', changed)
  return new Set(names)
}

async function hasBook(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    "select to_regclass('migration') is not null as found",
  )
  return rows[0]?.found ?? false
}

/** A later migration says itself which programs it leaves alone; one that says nothing leaves none. */
const mayRunOn = (migrations: readonly Migration[], since: string | null | undefined) =>
  Boolean(since) && migrations.some(({ name }) => name.startsWith(`${since}-`))

function refuseIfAny(kind: SchemaMismatch['kind'], rows: readonly Applied[]): void {
  if (rows.length === 0) return
  throw new SchemaMismatch(
    kind,
    rows.map(({ name }) => name),
  )
}
