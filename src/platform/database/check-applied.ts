import type pg from 'pg'

export type Migration = { name: string; sql: string; checksum: string }

/**
 * Why a database cannot be brought up to date: it is from before the files were numbered anew (`older`), it knows files
 * this version lacks (`newer`), or a file was changed after it was applied (`changed`).
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

/** The names that were applied, if what stands in the database is what the files say. */
export async function checkApplied(client: pg.Client, migrations: Migration[]): Promise<Set<string>> {
  const { rows, fields } = await client.query<{ name: string; checksum: string }>(
    'select * from migration order by name',
  )
  const names = rows.map(({ name }) => name)
  // Version 0.1 noted no checksums.
  if (!fields.some(({ name }) => name === 'checksum')) throw new SchemaMismatch('older', names)
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  const unknown = names.filter((name) => !known.has(name))
  if (unknown.length > 0) throw new SchemaMismatch('newer', unknown)
  const changed = rows.filter(({ name, checksum }) => known.get(name) !== checksum)
  if (changed.length > 0)
    throw new SchemaMismatch(
      'changed',
      changed.map(({ name }) => name),
    )
  return new Set(names)
}
