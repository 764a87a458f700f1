import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { isSealed, SealBroken, unsealing } from './seal-backup.ts'

/**
 * A backup is one gzip file of lines: a header, then for every table a line that names it, its rows as COPY
 * writes them, and `\.`; for every file a line that names it, its bytes in base64, and `\.`; at last the footer. `zcat` shows it,
 * unless it is sealed with a passphrase, and text outlives versions of PostgreSQL.
 */
export type BackupHeader = {
  format: Format
  made_at: string
  server_version: string
  migrations: string[]
}
export type TableLine = { table: string; columns: string[] }
export type FileLine = { file: string }
export type BackupFooter = { rows: Record<string, number>; sequences: SequenceValue[]; files?: number }
export type SequenceValue = { sequence: string; last_value: string; is_called: boolean }

export const FORMAT = 'xianji backup 2'
/** With files; whoever knows only tables leaves it alone. */
export const FORMAT_WITH_FILES = 'xianji backup 3'
type Format = typeof FORMAT | typeof FORMAT_WITH_FILES
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
export async function* readLines(file: string, passphrase?: string): Lines {
  const source = createReadStream(file)
  const unpacked = createGunzip()
  // Whoever reads hears of faults by the last of them.
  if (await isSealed(file)) pipeline(source, unsealing(needPassphrase(file, passphrase)), unpacked, () => {})
  else pipeline(source, unpacked, () => {})
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
    if (cause instanceof SealBroken)
      throw new BackupUnreadable(
        `${file} is damaged, or BACKUP_PASSPHRASE is not the one it was made with.`,
        { cause },
      )
    throw new BackupUnreadable(`${file} is damaged or no backup: ${(cause as Error).message}.`, { cause })
  } finally {
    source.destroy()
  }
}

function needPassphrase(file: string, passphrase: string | undefined): string {
  if (passphrase) return passphrase
  throw new BackupUnreadable(`${file} is encrypted: set BACKUP_PASSPHRASE to the one it was made with.`)
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
  const format = [FORMAT, FORMAT_WITH_FILES].find((one) => one === header.format) as Format | undefined
  if (!format) throw new BackupUnreadable(`${file} is not a backup this release can read.`)
  return { ...header, format }
}

/** The rows of one table, in batches fit for COPY. */
export async function* readRows(lines: Lines, file: string): AsyncGenerator<Buffer> {
  let batch: Buffer[] = []
  let size = 0
  const newline = Buffer.from('\n')
  for await (const line of readRowLines(lines, file)) {
    batch.push(line, newline)
    size += line.length + 1
    if (size < BATCH) continue
    yield Buffer.concat(batch)
    batch = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(batch)
}

/** One by one, until the line that ends them. */
export async function* readRowLines(lines: Lines, file: string): AsyncGenerator<Buffer> {
  for (;;) {
    const { value, done } = await lines.next()
    if (done || !value) throw new BackupUnreadable(`${file} ends too early.`)
    if (value.length === END_OF_ROWS.length && value.toString() === END_OF_ROWS) return
    yield value
  }
}

/** What a caller needs to bring an empty database to the state the backup was made in. */
export async function readBackupHeader(file: string, passphrase?: string): Promise<BackupHeader> {
  const lines = readLines(file, passphrase)
  try {
    return await readHeader(lines, file)
  } finally {
    await lines.return()
  }
}
