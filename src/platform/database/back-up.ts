import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import type { Tick } from '#platform/progress/progress.ts'
import {
  type BackupFooter,
  type BackupHeader,
  END_OF_ROWS,
  FORMAT,
  FORMAT_WITH_FILES,
  type SequenceValue,
} from './backup-file.ts'
import { type Folders, writeFiles } from './copy-files.ts'
import { copyOut } from './copy-rows.ts'
import { listTables, nameTable } from './list-tables.ts'
import { sealing } from './seal-backup.ts'

type BackUp = {
  url: string
  file: string
  /** What goes along with the tables. */
  folders?: Folders
  /** Seals the file. */
  passphrase?: string | undefined
  tick?: Tick
}

/** Writes all tables, as they were at one moment, and the files they speak of to one file. The shop may go on meanwhile. */
export async function backUp({
  url,
  file,
  folders,
  passphrase,
  tick = () => {},
}: BackUp): Promise<{ tables: number; rows: number; files: number }> {
  const unfinished = `${file}.unfinished`
  const client = new pg.Client({ connectionString: url })
  // Losing the connection fails the statement under way; this only keeps it from ending the process as well.
  client.on('error', () => {})
  await client.connect()
  try {
    // Personal data: for its owner's eyes only.
    const target = createWriteStream(unfinished, { mode: 0o600 })
    const packed = createGzip()
    // The pipeline tells of failures; after it has ended, late ones must not end the process.
    packed.on('error', () => {})
    const sealed = passphrase ? pipeline(packed, sealing(passphrase), target) : pipeline(packed, target)
    const [{ rows, files }] = await Promise.all([writeAll(client, packed, { folders, tick }), sealed])
    await putInPlace(unfinished, file)
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
    return { tables: Object.keys(rows).length, rows: total, files }
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  } finally {
    await client.end()
  }
}

type Writing = { folders: Folders | undefined; tick: Tick }

async function writeAll(
  client: pg.Client,
  target: Writable,
  { folders, tick }: Writing,
): Promise<{ rows: Record<string, number>; files: number }> {
  const writeLine = (record: unknown) => target.write(`${JSON.stringify(record)}\n`)
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query(
      "set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local timezone = 'UTC'",
    )
    await client.query(
      "set local bytea_output = 'hex'; set local extra_float_digits = 1; set local statement_timeout = 0",
    )
    const format = folders ? FORMAT_WITH_FILES : FORMAT
    writeLine({ format, ...(await describeDatabase(client)) } satisfies BackupHeader)
    const rows: Record<string, number> = {}
    const tables = await listTables(client)
    for (const [at, { table, columns }] of tables.entries()) {
      writeLine({ table, columns })
      rows[table] = await copyOut(client, `copy ${nameTable(table, columns)} to stdout`, target)
      target.write(`${END_OF_ROWS}\n`)
      tick(at + 1, tables.length)
    }
    // Last, because sequences stand outside the snapshot: they may be ahead of the rows, never behind.
    const sequences = await readSequences(client)
    await client.query('commit')
    const files = folders ? await writeFiles(folders, target) : 0
    writeLine({ rows, sequences, files } satisfies BackupFooter)
    target.end()
    return { rows, files }
  } catch (error) {
    target.destroy(error as Error)
    throw error
  }
}

async function describeDatabase(client: pg.Client): Promise<Omit<BackupHeader, 'format'>> {
  const { rows } = await client.query<Omit<BackupHeader, 'format'>>(
    `select now()::text as made_at, current_setting('server_version') as server_version,
      array(select name::text from migration order by name) as migrations`,
  )
  return rows[0]!
}

async function readSequences(client: pg.Client): Promise<SequenceValue[]> {
  const { rows } = await client.query<{ sequence: string }>(
    "select sequencename::text as sequence from pg_sequences where schemaname = 'public' order by 1",
  )
  const values: SequenceValue[] = []
  for (const { sequence } of rows) {
    const { rows: found } = await client.query<SequenceValue>(
      `select $1::text as sequence, last_value::text, is_called from ${nameTable(sequence)}`,
      [sequence],
    )
    values.push(found[0]!)
  }
  return values
}

/** Under its own name a backup is always whole and on disk. */
async function putInPlace(unfinished: string, file: string): Promise<void> {
  for (const step of [unfinished, path.dirname(file)]) {
    const handle = await open(step)
    await handle.sync().finally(() => handle.close())
    if (step === unfinished) await rename(unfinished, file)
  }
}
