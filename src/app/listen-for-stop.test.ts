import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test, vi } from 'vitest'

/** A whole program is started here, on a PostgreSQL of its own. */
vi.setConfig({ testTimeout: 120_000 })

const root = path.resolve(import.meta.dirname, '../..')

test('stopped in the middle of its first start, the program leaves no PostgreSQL behind', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'xianji-stopped-'))
  // While developing nothing is built, so that the first start is short.
  const program = spawn(process.execPath, ['src/app/start.ts', '--dev'], {
    cwd: root,
    env: { PATH: process.env.PATH, ENV_FILE: '', DATA_DIR: dataDir, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(program, 'exit')
  for await (const line of createInterface({ input: program.stdout }))
    if (line.includes('Creating the tables')) program.kill('SIGINT')
  expect(await exited).toEqual([0, null])
  const cluster = await readdir(path.join(dataDir, 'postgres/cluster'))
  expect(cluster).toContain('PG_VERSION')
  // A server that runs has this file, and one that was killed leaves it.
  expect(cluster).not.toContain('postmaster.pid')
  await rm(dataDir, { recursive: true, force: true })
})
