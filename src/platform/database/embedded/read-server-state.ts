import { readFile } from 'node:fs/promises'
import path from 'node:path'

export type ServerState = { pid: number; port: number; ready: boolean }

/** The pid file is how PostgreSQL tells pg_ctl, and us, how it is doing: https://www.postgresql.org/docs/18/storage-file-layout.html */
export async function readServerState(cluster: string): Promise<ServerState | undefined> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , port, , , , status] = text.split('\n')
  return Number(pid) > 0
    ? { pid: Number(pid), port: Number(port), ready: status?.trim() === 'ready' }
    : undefined
}
