import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { askDatabase } from '#testing/ask-database.ts'
import { realSettings } from '#testing/real-settings.ts'
import { testFolder } from '#testing/test-folder.ts'
import { buildStale } from './build-pages.ts'
import { findBundle } from './find-bundle.ts'

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

/** `npm start` with all it needs to know in a file, as on a host of one's own; each line it says is heard. */
async function startByNpm(
  args: string[],
  settings: Record<string, string>,
  hear: (line: string, npm: ChildProcess) => void,
) {
  const envFile = file('settings')
  const all = { ...realSettings(), DATABASE_URL: url, DATA_DIR: file('data'), PORT: '0', ...settings }
  await writeFile(
    envFile,
    Object.entries(all)
      .map(([key, value]) => `${key}="${value}"\n`)
      .join(''),
  )
  const npm = spawn('npm', ['start', '--', ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: file('home'), ENV_FILE: envFile },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const exited = once(npm, 'exit')
  const said: string[] = []
  for await (const line of createInterface({ input: npm.stdout })) {
    said.push(line)
    hear(line, npm)
  }
  await exited
  return { said, leader: npm.pid ?? 0 }
}

test('SIGTERM to npm start closes the shop in order and leaves no process behind', async () => {
  const { said, leader } = await startByNpm(['--dev'], {}, (line, npm) => {
    if (line.includes('The shop is')) npm.kill('SIGTERM')
  })
  expect(said.filter((line) => line.includes('"msg":"closing"'))).toHaveLength(1)
  await vi.waitFor(() => expect(isGroupThere(leader)).toBe(false), 5000)
  const connections = `select 1 from pg_stat_activity where datname = '${name}'`
  await vi.waitFor(async () => expect(await askDatabase(inject('serverUrl'), connections)).toEqual([]), 5000)
})

async function findPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

describe('the program in one piece', () => {
  // Where the pages are built, as before every whole run, a second or two.
  beforeAll(() => buildStale(root), 300_000)

  test('shows a page, answers a call and closes in order', async () => {
    const port = await findPort()
    const origin = `http://127.0.0.1:${port}`
    const answers: Promise<string>[] = []
    const { said } = await startByNpm([], { PORT: String(port), HOST: '127.0.0.1' }, (line, npm) => {
      if (!line.includes('The shop is') || answers.length > 0) return
      answers.push(
        fetch(origin).then((page) => page.text()),
        fetch(`${origin}/v1/account/picture-code`, { method: 'POST' }).then((answer) => answer.text()),
      )
      Promise.all(answers).finally(() => npm.kill('SIGTERM'))
    })
    const [page, picture] = await Promise.all(answers)
    expect(page).toContain('</html>')
    expect(JSON.parse(picture ?? '')).toMatchObject({ code: 1 })
    expect(said.filter((line) => line.includes('"msg":"closing"'))).toHaveLength(1)
  })

  test('names its sources where it fails', () => {
    const program = `
      const { nameSources } = await import('./src/app/name-sources.ts')
      nameSources('${root}')
      const { readProgram } = await import('${findBundle(root)}')
      const [, { runShop }] = await readProgram()
      await runShop().catch((error) => console.log(error.stack))`
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
      cwd: root,
      encoding: 'utf8',
    })
    expect(said).toMatch(/^TypeError: .*\n {4}at .*runShop \(file:.*\/src\/app\/run-shop\.ts:\d+:\d+\)/)
  })
})
