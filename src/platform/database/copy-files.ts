import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BackupUnreadable, END_OF_ROWS, type FileLine, type Lines, readRowLines } from './backup-file.ts'

/** Folders whose files go along with the tables, by the name they have in the backup. */
export type Folders = Readonly<Record<string, string>>

/** A multiple of three, so that each line of base64 ends where its bytes do. */
const PIECE = 48 * 1024

/**
 * Copies every file there is, as lines of base64. It comes after the rows: a file of theirs never changes and is not removed
 * for a day after nobody shows it any more, so it is still there.
 */
export async function writeFiles(folders: Folders, target: Writable): Promise<number> {
  let count = 0
  for (const [name, folder] of Object.entries(folders))
    for (const file of await listFiles(folder)) {
      const handle = await open(path.join(folder, file)).catch(orGone)
      if (!handle) continue
      const write = async (line: string) => {
        if (!target.write(`${line}\n`)) await once(target, 'drain')
      }
      await write(JSON.stringify({ file: `${name}/${file}` } satisfies FileLine))
      for await (const piece of handle.createReadStream({ highWaterMark: PIECE }) as AsyncIterable<Buffer>)
        await write(piece.toString('base64'))
      await write(END_OF_ROWS)
      count += 1
    }
  return count
}

async function listFiles(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(orGone)
  return (found ?? [])
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
}

function orGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/** Puts one file back where it was; under its name it is always whole. */
export async function readFileBack(
  lines: Lines,
  backup: string,
  { file }: FileLine,
  folders: Folders,
): Promise<void> {
  const [name = '', ...rest] = file.split('/')
  const folder = Object.hasOwn(folders, name) ? folders[name] : undefined
  if (!folder || rest.length === 0 || rest.some((part) => ['', '.', '..'].includes(part)))
    throw new BackupUnreadable(`${backup} has a file ${file} that has no place here.`)
  const place = path.join(folder, ...rest)
  await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
  const unfinished = `${place}.part`
  const bytes = async function* () {
    for await (const line of readRowLines(lines, backup)) yield Buffer.from(line.toString('latin1'), 'base64')
  }
  await pipeline(Readable.from(bytes()), createWriteStream(unfinished, { mode: 0o600 }))
  await rename(unfinished, place)
}
