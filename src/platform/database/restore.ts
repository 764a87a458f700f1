import pg from 'pg'
import type { Tick } from '#platform/progress/progress.ts'
import {
  type BackupFooter,
  type BackupHeader,
  BackupUnreadable,
  type FileLine,
  type Lines,
  readHeader,
  readLines,
  readRecord,
  readRows,
  type TableLine,
} from './backup-file.ts'
import { type Folders, readFileBack } from './copy-files.ts'
import { copyIn } from './copy-rows.ts'
import { listTables, nameTable } from './list-tables.ts'

export { readBackupHeader } from './backup-file.ts'

export class RestoreRefused extends Error {
  override name = 'RestoreRefused'
}

type Restore = {
  url: string
  file: string
  /** Empties the tables first; otherwise a database that holds anything is left alone. */
  replace?: boolean
  /** Where files of the backup go. */
  folders?: Folders
  passphrase?: string | undefined
  tick?: Tick
}

/** Fills a migrated database from a backup, wholly or not at all. */
export async function restore({
  url,
  file,
  replace = false,
  folders = {},
  passphrase,
  tick = () => {},
}: Restore): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  const lines = readLines(file, passphrase)
  try {
    await client.connect()
    const header = await readHeader(lines, file)
    await client.query('begin')
    await client.query(
      "set local statement_timeout = 0; set local datestyle = 'ISO'; set local timezone = 'UTC'",
    )
    await checkMigrations(client, header)
    const tables = (await listTables(client)).map(({ table }) => table)
    if (!replace) await checkEmpty(client, tables)
    else if (tables.length > 0) await empty(client, tables)
    const wake = await silenceTriggers(client, tables)
    await fillTables(client, { lines, file, tables, folders, tick })
    await wake()
    await refreshViews(client)
    await client.query('commit')
    await client.query('analyze')
  } finally {
    // An open transaction ends with its connection, undone.
    await client.end()
    await lines.return()
  }
}

/** The parts of a table are listed as tables; what refers to others, and keeps them from being emptied alone, is the whole. */
async function empty(client: pg.Client, tables: string[]): Promise<void> {
  const { rows } = await client.query<{ table: string }>(
    "select relname::text as table from pg_class where relnamespace = 'public'::regnamespace and relkind = 'p'",
  )
  const all = [...tables, ...rows.map(({ table }) => table)]
  await client.query(`truncate ${all.map((table) => nameTable(table)).join(', ')}`)
}

type Filling = { lines: Lines; file: string; tables: string[]; folders: Folders; tick: Tick }

async function fillTables(client: pg.Client, { lines, file, tables, folders, tick }: Filling): Promise<void> {
  const taken: Record<string, number> = {}
  let files = 0
  for (;;) {
    const record = await readRecord<TableLine | FileLine | BackupFooter>(lines, file)
    if ('rows' in record) {
      if ((record.files ?? 0) !== files)
        throw new BackupUnreadable(`${file} promises ${record.files} files and holds ${files}.`)
      return await finish(client, file, record, taken)
    }
    if ('file' in record) {
      await readFileBack(lines, file, record, folders)
      files += 1
      continue
    }
    const { table, columns } = record
    if (!tables.includes(table))
      throw new RestoreRefused(`The backup has a table ${table} that the database lacks.`)
    taken[table] = await copyIn(client, `copy ${nameTable(table, columns)} from stdin`, readRows(lines, file))
    tick(Object.keys(taken).length, tables.length)
  }
}

async function finish(
  client: pg.Client,
  file: string,
  { rows, sequences }: BackupFooter,
  taken: Record<string, number>,
): Promise<void> {
  for (const [table, expected] of Object.entries(rows)) {
    if (taken[table] === expected) continue
    throw new BackupUnreadable(
      `${file} promises ${expected} rows of ${table} and holds ${taken[table] ?? 0}.`,
    )
  }
  for (const { sequence, last_value, is_called } of sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      nameTable(sequence),
      last_value,
      is_called,
    ])
  }
}

async function checkMigrations(client: pg.Client, { migrations }: BackupHeader): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select name from migration order by name')
  const here = rows.map(({ name }) => name)
  const missing = migrations.filter((name) => !here.includes(name))
  const extra = here.filter((name) => !migrations.includes(name))
  if (missing.length > 0)
    throw new RestoreRefused(`The backup is of a later release: it needs ${missing.join(', ')}.`)
  if (extra.length > 0) {
    throw new RestoreRefused(`The backup is of an earlier release: it does not know ${extra.join(', ')}.`)
  }
}

async function checkEmpty(client: pg.Client, tables: string[]): Promise<void> {
  for (const table of tables) {
    const { rowCount } = await client.query(`select from ${nameTable(table)} limit 1`)
    if (rowCount) throw new RestoreRefused(`The database is not empty: ${table} has rows.`)
  }
}

/**
 * The rows were right when they were saved, so nothing should react to them. Switching that off for the whole
 * session needs a superuser; elsewhere the owner of the tables switches off what they define themselves.
 */
async function silenceTriggers(client: pg.Client, tables: string[]): Promise<() => Promise<void>> {
  await client.query('savepoint silence')
  try {
    await client.query('set local session_replication_role = replica')
    return async () => {
      await client.query('set local session_replication_role = origin')
    }
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw error
    await client.query('rollback to savepoint silence')
    const each = async (act: 'disable' | 'enable') => {
      for (const table of tables) await client.query(`alter table ${nameTable(table)} ${act} trigger user`)
    }
    await each('disable')
    return () => each('enable')
  }
}

async function refreshViews(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ view: string }>(
    "select matviewname::text as view from pg_matviews where schemaname = 'public' order by 1",
  )
  for (const { view } of rows) await client.query(`refresh materialized view ${nameTable(view)}`)
}
