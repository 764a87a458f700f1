import { readdir, readFile, readlink } from 'node:fs/promises'
import { signalServer } from './stop-left-behind.ts'

/**
 * Backends busy with a long statement do not notice that their server was killed, and PostgreSQL will not start
 * beside them. Without a server their work can only be lost, as after a power cut. Elsewhere than on Linux they
 * are waited for.
 */
export async function endOrphans(cluster: string): Promise<void> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name)).map(Number)
  for (const pid of pids) {
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => '')
    const command = folder === cluster ? await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '') : ''
    if (command.startsWith('postgres: ')) signalServer(pid, 'SIGKILL')
  }
}
