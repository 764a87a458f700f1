import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Account } from './choose-account.ts'
import { chooseBuffers } from './choose-buffers.ts'
import { SERVER_ENVIRONMENT } from './create-cluster.ts'
import { readServerState } from './read-server-state.ts'
import { signalServer } from './stop-left-behind.ts'

export type ServerOptions = {
  binaries: string
  cluster: string
  account: Account
  port: number
  settings: Record<string, string>
  log: (line: string) => void
  onSpawn?: (() => void) | undefined
}

export type Server = {
  exited: Promise<void>
  stop(): Promise<void>
}

/** What the server said last before it gave up. */
export class ServerFailed extends Error {
  override name = 'ServerFailed'
}

const DEFAULTS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  password_encryption: 'scram-sha-256',
  max_connections: '60',
  shared_buffers: chooseBuffers(),
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '',
  // A shop asks many short questions: parallel plans only steal cores from each other, and they need more
  // shared memory than the 64 MB a container usually grants.
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  // Errors of statements reach the program, which tells them better and without the buyer's data.
  log_min_messages: 'log',
  log_checkpoints: 'off',
}

const STOP_DEADLINE = 30_000

/** Resolves when the server accepts connections. */
export async function runServer({
  binaries,
  cluster,
  account,
  port,
  settings,
  log,
  onSpawn,
}: ServerOptions): Promise<Server> {
  const all = Object.entries({ ...DEFAULTS, ...settings, port: String(port) })
  const child = spawn(
    path.join(binaries, 'bin', 'postgres'),
    ['-D', cluster, ...all.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // A session of its own: Ctrl-C in the terminal must reach the program only, which drains and then stops us.
    {
      ...account,
      cwd: cluster,
      env: SERVER_ENVIRONMENT,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  onSpawn?.()
  const said: string[] = []
  let quiet = true
  createInterface({ input: child.stderr }).on('line', (line) => {
    said.push(line)
    if (said.length > 20) said.shift()
    // Every start and stop says the same few lines; they matter only when it fails.
    if (!quiet) log(`PostgreSQL: ${line}`)
  })
  const hasSaidAll = new Promise((resolve) => child.once('close', resolve))
  // Not 'close': orphaned backends of a killed server may hold its output open for long.
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', (error) => {
      said.push(error.message)
      resolve()
    })
  })
  let hasExited = false
  exited.then(() => {
    hasExited = true
    process.removeListener('exit', stopAtExit)
  })
  // Also when the program ends by an uncaught error or process.exit, its server should end cleanly.
  const stopAtExit = () => child.pid && signalServer(child.pid, 'SIGINT')
  process.once('exit', stopAtExit)

  while (!(await isReady(cluster, child.pid))) {
    if (hasExited) {
      await Promise.race([hasSaidAll, sleep(500)])
      throw new ServerFailed(said.join('\n'))
    }
    await Promise.race([sleep(10), exited])
  }
  quiet = false
  return {
    exited,
    async stop() {
      quiet = true
      await stopChild(child, exited)
    },
  }
}

async function isReady(cluster: string, pid: number | undefined): Promise<boolean> {
  const state = await readServerState(cluster)
  return state?.pid === pid && state?.ready === true
}

async function stopChild(child: ChildProcess, exited: Promise<void>): Promise<void> {
  const timers = [
    setTimeout(() => child.kill('SIGQUIT'), STOP_DEADLINE),
    setTimeout(() => child.kill('SIGKILL'), STOP_DEADLINE + 5_000),
  ]
  child.kill('SIGINT')
  await exited
  for (const timer of timers) clearTimeout(timer)
}
