import { execFileSync, spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { closeReport, noteMegabytes, noteSeconds } from './lib/report.ts'
import { NODE_FLAGS, START_ENVIRONMENT } from './lib/start-program.ts'

/** How long from the command to the first answer, on an empty folder and on a warm one, and what it needs idle. */
const root = path.resolve(import.meta.dirname, '..')
const port = '4321'

async function startOnce(dataDir: string): Promise<{ seconds: number; megabytes: number }> {
  const started = performance.now()
  const child = spawn(process.execPath, [...NODE_FLAGS, 'src/app/start.ts'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, ...START_ENVIRONMENT, DATA_DIR: dataDir, PORT: port },
  })
  while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok) await wait(20)
  const seconds = (performance.now() - started) / 1000
  await fetch(`http://127.0.0.1:${port}/`)
  await wait(5000)
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
  const megabytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
  child.kill('SIGTERM')
  await new Promise((resolve) => child.once('exit', resolve))
  return { seconds, megabytes }
}

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'xianji-start-'))
// Whichever account PostgreSQL runs as, it finds its place in here and is gone with it.
await chmod(dataDir, 0o711)
await rm(path.join(root, 'build'), { recursive: true, force: true })
// What `npm ci` ends with; whoever waits for the shop waits for it too.
const begun = performance.now()
execFileSync('npm', ['run', 'prepare'], { cwd: root, stdio: 'ignore' })
noteSeconds('pages built by npm ci', (performance.now() - begun) / 1000, 15)
const first = await startOnce(dataDir)
noteSeconds('first start after npm ci', first.seconds, 8)
const later = await startOnce(dataDir)
noteSeconds('later start', later.seconds, 1)
noteMegabytes('memory after a first start', first.megabytes, 300)
noteMegabytes('memory, idle', later.megabytes, 180)
await rm(dataDir, { recursive: true, force: true })
closeReport()
