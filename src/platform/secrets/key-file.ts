import type { KeyObject } from 'node:crypto'
import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readKey } from './secret-keys.ts'

/** The key of that file, made where there is none. Of several processes that make it at once, one wins. */
export async function keyOfFile(file: string): Promise<KeyObject> {
  const kept = await readFile(file, 'utf8').catch(() => undefined)
  const key = readKey(kept ?? (await makeKey(file)))
  if (!key) throw new Error(`There is no key of 32 bytes in ${file}.`)
  return key
}

async function makeKey(file: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true })
  // Whole or not at all: somebody may read it in the same moment.
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, randomBytes(32).toString('base64'), { mode: 0o600 })
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  return readFile(file, 'utf8')
}
