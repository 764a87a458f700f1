import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'

/**
 * A backup is one gzip file of lines: a header, then for every table a line that names it, its rows as COPY
 * writes them, and `\.`; at last the footer. `zcat` shows it, and text outlives versions of PostgreSQL.
 */
export type BackupHeader = {
  format: typeof FORMAT
  made_at: string
  server_version: string
  migrations: string[]
}
export type TableLine = { table: string; columns: string[] }
export type BackupFooter = { rows: Record<string, number>; sequences: SequenceValue[] }
export type SequenceValue = { sequence: string; last_value: string; is_called: boolean }

export const FORMAT = 'xianji backup 2'
/** Of version 0.1, whose migrations were others. */
const OLD_FORMAT = 'xianji backup 1'
export const END_OF_ROWS = '\\.'

const NEWLINE = 10
const BATCH = 64 * 1024

export class BackupUnreadable extends Error {
  override name = 'BackupUnreadable'
}

export type Lines = AsyncGenerator<Buffer, void, undefined>

/** By bytes, because Node's own line reader also breaks at separators that are ordinary text here. */
export async function* readLines(file: string): Lines {
  const source = createReadStream(file)
  const unpacked = createGunzip()
  source.on('error', (error) => unpacked.destroy(error))
  source.pipe(unpacked)
  try {
    let rest: Buffer[] = []
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      let from = 0
      for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
        const piece = chunk.subarray(from, at)
        yield rest.length > 0 ? Buffer.concat([...rest, piece]) : piece
        rest = []
        from = at + 1
      }
      if (from < chunk.length) rest.push(chunk.subarray(from))
    }
  } catch (cause) {
    throw new BackupUnreadable(`${file} is damaged or no backup: ${(cause as Error).message}.`, { cause })
  } finally {
    source.destroy()
  }
}

export async function readRecord<T>(lines: Lines, file: string): Promise<T> {
  const { value, done } = await lines.next()
  if (done || !value) throw new BackupUnreadable(`${file} ends too early.`)
  try {
    return JSON.parse(value.toString()) as T
  } catch (cause) {
    throw new BackupUnreadable(`${file} is damaged or no backup.`, { cause })
  }
}

export async function readHeader(lines: Lines, file: string): Promise<BackupHeader> {
  const header = await readRecord<Omit<BackupHeader, 'format'> & { format: string }>(lines, file)
  if (header.format === OLD_FORMAT)
    throw new BackupUnreadable(`${file} was made by version 0.1: only 0.1 can restore it.`)
  if (header.format !== FORMAT) throw new BackupUnreadable(`${file} is not a backup this release can read.`)
  return { ...header, format: FORMAT }
}

/** The rows of one table, in batches fit for COPY. */
export async function* readRows(lines: Lines, file: string): AsyncGenerator<Buffer> {
  let batch: Buffer[] = []
  let size = 0
  const newline = Buffer.from('\n')
  for (;;) {
    const { value, done } = await lines.next()
    if (done || !value) throw new BackupUnreadable(`${file} ends too early.`)
    const ended = value.length === END_OF_ROWS.length && value.toString() === END_OF_ROWS
    if (!ended) {
      batch.push(value, newline)
      size += value.length + 1
    }
    if (size >= BATCH || (ended && size > 0)) {
      yield Buffer.concat(batch)
      batch = []
      size = 0
    }
    if (ended) return
  }
}

/** What a caller needs to bring an empty database to the state the backup was made in. */
export async function readBackupHeader(file: string): Promise<BackupHeader> {
  const lines = readLines(file)
  try {
    return await readHeader(lines, file)
  } finally {
    await lines.return()
  }
}
