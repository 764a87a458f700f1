import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { appendFile, chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { databaseAnswers } from './database-answers.ts'
import { childrenOf } from './processes.ts'
import { freePort } from './start-program.ts'

const INSTALLED = '/usr/lib/postgresql'

/** The newest PostgreSQL of the host (Debian): the one that comes with the packages has no pg_basebackup. */
export function findHostPostgres(): string | undefined {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED).sort((a, b) => Number(b) - Number(a)) : []
  return versions
    .filter((version) => Number(version) >= 16)
    .map((version) => path.join(INSTALLED, version, 'bin'))
    .find((bin) => existsSync(path.join(bin, 'pg_basebackup')))
}

/** PostgreSQL does not run as root. */
function chooseAccount(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

export type Server = {
  url: string
  folder: string
  start(): Promise<void>
  /** As a power cut does. */
  kill(): Promise<void>
  /** Every process of it. */
  signal(name: NodeJS.Signals): void
  /** Settings it takes on while it runs. */
  set(settings: string): Promise<void>
}

/** A PostgreSQL and a streaming replica of it, made by pg_basebackup. */
export async function runPostgresPair(bin: string) {
  const account = chooseAccount()
  const folder = await mkdtemp(path.join(os.tmpdir(), 'xianji-pair-'))
  await chmod(folder, 0o700)
  if (account.uid !== undefined && account.gid !== undefined) await chown(folder, account.uid, account.gid)
  const run = (name: string, ...args: string[]) =>
    execFileSync(path.join(bin, name), args, {
      ...account,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  const serverIn = async (name: string) =>
    openServer({ bin, folder: path.join(folder, name), port: await freePort(), account })

  run(
    'initdb',
    '-D',
    path.join(folder, 'primary'),
    '-U',
    'xianji',
    '--auth=trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  )
  const primary = await serverIn('primary')
  await primary.start()
  run(
    'pg_basebackup',
    '-d',
    primary.url,
    '-D',
    path.join(folder, 'replica'),
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
  )
  const replica = await serverIn('replica')
  await replica.start()
  return {
    primary,
    replica,
    async stop() {
      for (const server of [replica, primary]) await server.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

type Opening = { bin: string; folder: string; port: number; account: { uid?: number; gid?: number } }

function openServer({ bin, folder, port, account }: Opening): Server {
  const url = `postgres://xianji@127.0.0.1:${port}/postgres`
  let child: ChildProcess | undefined
  const signal = (name: NodeJS.Signals) => {
    const pid = child?.pid
    if (!pid || child?.exitCode !== null) return
    for (const one of [pid, ...childrenOf(pid)]) {
      try {
        process.kill(one, name)
      } catch {
        // It has ended by itself meanwhile.
      }
    }
  }
  process.once('exit', () => signal('SIGKILL'))
  return {
    url,
    folder,
    signal,
    async start() {
      const settings = [
        `port=${port}`,
        'listen_addresses=127.0.0.1',
        'unix_socket_directories=',
        'logging_collector=off',
        'log_min_messages=fatal',
      ]
      const args = settings.flatMap((setting) => ['-c', setting])
      child = spawn(path.join(bin, 'postgres'), ['-D', folder, ...args], {
        ...account,
        cwd: folder,
        stdio: 'ignore',
      })
      while (!(await databaseAnswers(url))) {
        if (child.exitCode !== null) throw new Error(`PostgreSQL in ${folder} ended with ${child.exitCode}`)
        await wait(50)
      }
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      signal('SIGKILL')
      await once(child, 'exit')
    },
    async set(settings) {
      await appendFile(path.join(folder, 'postgresql.auto.conf'), `${settings}\n`)
      process.kill(child?.pid ?? 0, 'SIGHUP')
    },
  }
}
