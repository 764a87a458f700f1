import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { megabytesOf } from './processes.ts'

export type Program = {
  origin: string
  pid: number
  running(): boolean
  /** What it holds in memory now (Linux). */
  megabytes(): number
  stop(): Promise<void>
  kill(): Promise<void>
}

/** As `npm start` has it: with more room for what a page leaves behind the shop is faster, and larger than it may be (docs/speed.md). */
export const NODE_FLAGS = ['--max-semi-space-size=16', '--expose-gc']
/** The threads that compress would each keep memory of their own; what was compiled is kept from the first file on. */
export const START_ENVIRONMENT = { MALLOC_ARENA_MAX: '1', NODE_COMPILE_CACHE: 'build/compiled' }

// Whoever stops a program early stops what it has started, see endWithUs.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1))

const root = path.resolve(import.meta.dirname, '../..')

/**
 * Starts a program of ours in a process of its own and waits until it answers at `ready`: on a free port, or on that
 * which `PORT` names. Another release is in a folder of its own.
 */
export async function startProgram(
  script: string,
  environment: Record<string, string>,
  { ready = '/readyz', quiet = false, folder = root } = {},
): Promise<Program> {
  const port = Number(environment.PORT) || (await freePort())
  const child = spawn(process.execPath, [...NODE_FLAGS, path.join(folder, script)], {
    cwd: folder,
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
    env: { ...process.env, ...START_ENVIRONMENT, ENV_FILE: '', ...environment, PORT: String(port) },
  })
  const origin = `http://127.0.0.1:${port}`
  // A program that fails must not leave those it has started behind.
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  gone.then(() => process.removeListener('exit', endWithUs))
  await waitUntilReady(origin + ready, child)
  return {
    origin,
    pid: child.pid ?? 0,
    megabytes: () => megabytesOf(child.pid ?? 0),
    running: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      child.kill('SIGTERM')
      await gone
    },
    /** As a power cut does: nothing is finished, nothing is said. */
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
  }
}

/** Until a program that was started answers; one that ends before is a fault. */
export async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + 180_000
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} ended with ${child.exitCode}`)
    if (performance.now() > deadline) throw new Error(`${child.spawnargs.join(' ')} did not answer in time`)
    await wait(50)
  }
}

const answers = (url: string) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  )

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
