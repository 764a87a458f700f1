import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from '@playwright/test'
import { shopPlace } from './shop-database.ts'

const root = path.resolve(import.meta.dirname, '..')

/** Runs what `npm start` runs, on the journeys' database, where nobody has set NODE_ENV. */
export async function startAsPeopleDo(port: number, settings: Record<string, string> = {}) {
  const { databaseUrl, dataDir } = await shopPlace()
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  const { NODE_ENV: _, ...environment } = process.env
  // What stands behind `exec node`: this process's own node runs it, with a witness.
  const words = scripts.start.split(' ')
  const args = words.slice(words.indexOf('node') + 1)
  const witness = pathToFileURL(path.join(root, 'e2e/tell-development-builds.ts')).href
  const shop = { PORT: String(port), DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SHOP_DEMO: '1' }
  const child = spawn(process.execPath, ['--import', witness, ...args], {
    cwd: root,
    env: { ...environment, ...shop, ...settings },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  return { child, said: () => said }
}

const statusAt = (address: string) =>
  fetch(address).then(
    ({ status }) => status,
    () => 0,
  )

export const answers = (port: number) =>
  expect.poll(() => statusAt(`http://127.0.0.1:${port}/`), { timeout: 90_000 }).toBe(200)
