import { execFile } from 'node:child_process'
import { readFile, realpath, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { readServerState } from './read-server-state.ts'

/** Fast shutdown first; the two others lose nothing either, they only make the next start replay its log. */
const WAYS_TO_STOP = [
  { signal: 'SIGINT', patience: 30_000 },
  { signal: 'SIGQUIT', patience: 5_000 },
  { signal: 'SIGKILL', patience: 5_000 },
] as const

/** The server of a program that was killed goes on alone: end it, so that the new program has one of its own. */
export async function stopLeftBehind(cluster: string, log: (line: string) => void): Promise<void> {
  const pid = (await readServerState(cluster))?.pid
  if (!pid || !isAlive(pid)) return
  if (!(await isServerOf(pid, cluster))) {
    // The id now belongs to a stranger, but PostgreSQL would take it for its older self and refuse to start.
    await rm(path.join(cluster, 'postmaster.pid'), { force: true })
    return
  }
  log(`Stopping the PostgreSQL (process ${pid}) that an earlier run left behind.`)
  for (const { signal, patience } of WAYS_TO_STOP) {
    signalServer(pid, signal)
    const deadline = performance.now() + patience
    while (performance.now() < deadline) {
      if (!isAlive(pid) || !(await isServerOf(pid, cluster))) return
      await sleep(20)
    }
  }
  throw new Error(`The PostgreSQL left behind by an earlier run (process ${pid}) cannot be stopped.`)
}

export function signalServer(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function isServerOf(pid: number, cluster: string): Promise<boolean> {
  const folder = findFolder(await readCommand(pid))
  if (!folder) return false
  // A folder that is gone was renamed under a running server: then the id in our file is still right.
  const actual = await realpath(folder).catch(() => cluster)
  return actual === cluster
}

function findFolder(command: string): string | undefined {
  const [, program, folder] = /^(.*?) -D (.*?) -c /.exec(command) ?? []
  return program && path.basename(program) === 'postgres' ? folder : undefined
}

/** Empty for a process that is gone or a zombie. */
async function readCommand(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    return text.replaceAll('\0', ' ')
  }
  const answer = await promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(
    () => undefined,
  )
  return answer?.stdout ?? ''
}
