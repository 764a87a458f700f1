import { execFile } from 'node:child_process'
import { chown, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Account } from './choose-account.ts'

export const SUPERUSER = 'xianji'

/** Nothing of the program's environment belongs in the server: PG* and LD_* variables would bend it. */
export const SERVER_ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

export type NewCluster = {
  cluster: string
  binaries: string
  account: Account
  password: string
  onSpawn?: (() => void) | undefined
}

/** Made under another name first: a cluster that bears its name is whole and on disk. */
export async function createCluster(wanted: NewCluster): Promise<void> {
  const { cluster, binaries, account, password, onSpawn } = wanted
  const unfinished = `${cluster}.new`
  const passwordFile = `${cluster}.password`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (account) await Promise.all([unfinished, passwordFile].map((it) => chown(it, account.uid, account.gid)))
  try {
    const initdb = promisify(execFile)(
      path.join(binaries, 'bin', 'initdb'),
      initdbArguments(unfinished, passwordFile),
      { ...account, cwd: unfinished, env: SERVER_ENVIRONMENT },
    )
    onSpawn?.()
    // Whoever gives up waiting does not leave it working on alone.
    const end = () => initdb.child.kill()
    process.once('exit', end)
    await initdb.finally(() => process.removeListener('exit', end))
  } catch (cause) {
    const said = (cause as { stderr?: string }).stderr?.trim() || (cause as Error).message
    throw new Error(`PostgreSQL could not make its cluster in ${cluster}: ${said}`, { cause })
  } finally {
    await rm(passwordFile, { force: true })
  }
  await rename(unfinished, cluster)
  await syncFolder(path.dirname(cluster))
}

/** The built-in provider sorts and folds alike on every machine, whatever its C library thinks of locales. */
function initdbArguments(folder: string, passwordFile: string): string[] {
  return [
    `--pgdata=${folder}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ]
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

export async function checkClusterVersion(cluster: string, version: string): Promise<void> {
  const made = (await readFile(path.join(cluster, 'PG_VERSION'), 'utf8')).trim()
  const [major] = version.split('.')
  if (made === major) return
  throw new Error(
    `The database in ${cluster} was made by PostgreSQL ${made}, and this is ${major}: back it up with the earlier release of the program and restore it with this one.`,
  )
}
