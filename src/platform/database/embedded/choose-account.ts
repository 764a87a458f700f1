import { execFile } from 'node:child_process'
import { access, constants, stat } from 'node:fs/promises'
import { promisify } from 'node:util'

/** The account PostgreSQL runs as; undefined means the program's own. */
export type Account = { uid: number; gid: number } | undefined

const run = promisify(execFile)

/** PostgreSQL refuses to run as root: root lends it an account that may do little else. */
export async function chooseAccount(cluster: string): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined
  const owner = await stat(cluster).catch(() => undefined)
  // Whoever made the cluster must still be able to use it, so its owner wins over any system account.
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const account = (await findAccount('postgres')) ?? (await findAccount('nobody'))
  if (account) return account
  throw new Error(
    'PostgreSQL cannot run as root and there is no account postgres or nobody; create one, start the program as an ordinary user, or set DATABASE_URL.',
  )
}

async function findAccount(name: string): Promise<Account> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}

/** A trial rather than a reading of mode bits: access lists, mounts and containers have their say too. */
export async function canEnter(folder: string, account: Account): Promise<boolean> {
  try {
    // What this process may itself, the system tells it.
    if (!account) await access(folder, constants.X_OK)
    else await run('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...account, cwd: '/' })
    return true
  } catch {
    return false
  }
}

/** Backups copied back by root often belong to root, and PostgreSQL only takes a cluster it owns. */
export async function giveTo(account: Account, folder: string): Promise<void> {
  if (account) await run('chown', ['-R', `${account.uid}:${account.gid}`, folder])
}
