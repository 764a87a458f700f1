import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { SUPERUSER } from './create-cluster.ts'

export async function makePassword(folder: string): Promise<string> {
  const password = randomBytes(24).toString('base64url')
  await writeFile(path.join(folder, 'password'), password, { mode: 0o600 })
  return password
}

export async function readPassword(folder: string): Promise<string> {
  const file = path.join(folder, 'password')
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (cause) {
    throw new Error(`The password of the database is not readable in ${file}.`, { cause })
  }
}

export async function addressOf(folder: string, port: number, database = 'xianji'): Promise<string> {
  const name = encodeURIComponent(database)
  return `postgres://${SUPERUSER}:${await readPassword(folder)}@127.0.0.1:${port}/${name}`
}
