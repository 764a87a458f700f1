import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { askDatabase } from '#testing/ask-database.ts'
import { realSettings } from '#testing/real-settings.ts'
import { testFolder } from '#testing/test-folder.ts'

/** A whole program is started here. */
vi.setConfig({ testTimeout: 120_000 })

const root = path.resolve(import.meta.dirname, '../..')
const file = await testFolder()
const name = `started_${randomBytes(6).toString('hex')}`
const url = Object.assign(new URL(inject('serverUrl')), { pathname: name }).href

beforeAll(() => askDatabase(inject('serverUrl'), `create database ${name}`))
afterAll(() => askDatabase(inject('serverUrl'), `drop database ${name} with (force)`))

/** A group of processes is there as long as one of its members is. */
function isGroupThere(leader: number): boolean {
  try {
    return process.kill(-leader, 0)
  } catch {
    return false
  }
}

test('SIGTERM to npm start closes the shop in order and leaves no process behind', async () => {
  const envFile = file('settings')
  const settings = { ...realSettings(), DATABASE_URL: url, DATA_DIR: file('data'), PORT: '0' }
  // All it needs to know is in a file, as on a host of one's own.
  await writeFile(
    envFile,
    Object.entries(settings)
      .map(([key, value]) => `${key}="${value}"\n`)
      .join(''),
  )
  const npm = spawn('npm', ['start', '--', '--dev'], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: file('home'), ENV_FILE: envFile },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const leader = npm.pid ?? 0
  const exited = once(npm, 'exit')
  const said: string[] = []
  for await (const line of createInterface({ input: npm.stdout })) {
    said.push(line)
    if (line.includes('The shop is')) npm.kill('SIGTERM')
  }
  await exited
  expect(said.filter((line) => line.includes('"msg":"closing"'))).toHaveLength(1)
  await vi.waitFor(() => expect(isGroupThere(leader)).toBe(false), 5000)
  const connections = `select 1 from pg_stat_activity where datname = '${name}'`
  await vi.waitFor(async () => expect(await askDatabase(inject('serverUrl'), connections)).toEqual([]), 5000)
})
