import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { type CopyOne, hashObject, hashOf } from './copy-one.ts'
import { SHORT, TRANSFER } from './transfer-times.ts'

/** One object of the store onto this disk; written beside and renamed, so that nobody ever reads half a file. */
export async function copyToDisk(one: CopyOne): Promise<'there' | 'copied'> {
  const { name, size, bucket, file, dryRun } = one
  const sha256 = (await bucket.look(name, SHORT))?.sha256 ?? (await hashObject(bucket, name))
  const isSame = async (place: string) =>
    (await stat(place).catch(() => undefined))?.size === size &&
    (await hashOf(createReadStream(place))) === sha256
  if (await isSame(file)) return 'there'
  if (dryRun) return 'copied'
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`
  try {
    const { body } = await bucket.ask(name, { method: 'GET', timeout: TRANSFER })
    await pipeline(Readable.fromWeb(body as ReadableStream), createWriteStream(unfinished))
    if (!(await isSame(unfinished))) return refuse(m.sellerfiles_broken, { name })
    await rename(unfinished, file)
  } finally {
    await rm(unfinished, { force: true })
  }
  return 'copied'
}
