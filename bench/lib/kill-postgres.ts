import { readFileSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import path from 'node:path'
import { readServerState } from '#platform/database/embedded/read-server-state.ts'

/** `all`: the server and each process it has begun; `head`: the first alone; `backend`: one that serves a connection. */
export type Blow = 'all' | 'head' | 'backend'

/** Ends the PostgreSQL of a data folder as a crash does: nothing is finished, nothing is said. Linux only. */
export async function killPostgres(dataDir: string, blow: Blow): Promise<void> {
  const pid = (await readServerState(path.join(await realpath(path.join(dataDir, 'postgres')), 'cluster')))
    ?.pid
  if (!pid) throw new Error(`No PostgreSQL runs in ${dataDir}`)
  const children = childrenOf(pid)
  if (blow === 'backend') {
    // The first that is left would be the checkpointer; a connection of the shop ends the server just as well.
    const serving = children.filter((child) => commandOf(child).includes('127.0.0.1'))
    return end(serving[Math.floor(Math.random() * serving.length)] ?? pid)
  }
  end(pid)
  if (blow === 'all') children.forEach(end)
}

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
