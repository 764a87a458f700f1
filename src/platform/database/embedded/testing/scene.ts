import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { type Account, canEnter } from '../choose-account.ts'
import { readServerState } from '../read-server-state.ts'
import { type Program, startProgram } from './start-program.ts'

/** One thing the embedded database promises; `show` throws when it is broken and returns what it saw. */
export type Promised = {
  name: string
  show(scene: Scene): Promise<string>
  /** Why it cannot be shown on this machine, if so. */
  impossible?(): Promise<string | undefined>
}

export type Scene = {
  folder: string
  /** A new empty data folder, with blanks in its path. */
  emptyFolder(name?: string): Promise<string>
  /** A data folder in which the program has run before. */
  usedFolder(): Promise<string>
  start(dataDir: string, account?: Account): Promise<Program>
  remove(): Promise<void>
}

export const isRoot = process.getuid?.() === 0

export const CHECKOUT = path.resolve(import.meta.dirname, '../../../../..')

export async function setScene(): Promise<Scene> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'xianji promises '))
  await chmod(folder, 0o755)
  const programs: Program[] = []
  let folders = 0
  let used: Promise<string> | undefined

  async function emptyFolder(name = `data ${++folders}`): Promise<string> {
    await mkdir(path.join(folder, name))
    return path.join(folder, name)
  }
  async function start(dataDir: string, account?: Account): Promise<Program> {
    const program = await startProgram(dataDir, { account })
    programs.push(program)
    return program
  }
  async function startAndStop(): Promise<string> {
    const dataDir = await emptyFolder('used before')
    const program = await start(dataDir)
    await stopProgram(program)
    return dataDir
  }
  return {
    folder,
    emptyFolder,
    start,
    async usedFolder() {
      used ??= startAndStop()
      const copy = path.join(folder, `data ${++folders}`)
      await promisify(execFile)('cp', ['-Rp', await used, copy])
      return copy
    },
    async remove() {
      for (const { child } of programs) child.kill('SIGKILL')
      for (const name of await readdir(folder)) await endServerIn(path.join(folder, name))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export async function stopProgram(program: Program): Promise<number | NodeJS.Signals> {
  program.child.kill('SIGTERM')
  return await program.exited
}

export async function serverPid(dataDir: string): Promise<number> {
  const pid = (await readServerState(path.join(dataDir, 'postgres', 'cluster')))?.pid
  if (!pid) throw new Error(`No PostgreSQL runs in ${dataDir}.`)
  return pid
}

export async function uidOf(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'uid=', '-p', String(pid)])
  return Number(stdout)
}

/** A zombie counts as gone: not every machine has a first process that buries the dead at once. */
export async function isGone(pid: number): Promise<boolean> {
  const answer = await promisify(execFile)('ps', ['-o', 'stat=', '-p', String(pid)]).catch(() => undefined)
  return !answer || /^\s*Z/.test(answer.stdout)
}

/** Any account that is neither root nor the one PostgreSQL would be given. */
export async function ordinaryUser(): Promise<Account> {
  const { stdout } = await promisify(execFile)('id', ['-u', 'daemon'])
  const { stdout: group } = await promisify(execFile)('id', ['-g', 'daemon'])
  return { uid: Number(stdout), gid: Number(group) }
}

export async function giveFolder(folder: string, account: Account): Promise<string> {
  if (account) await chown(folder, account.uid, account.gid)
  await chmod(folder, 0o700)
  return folder
}

export async function unlessRoot(): Promise<string | undefined> {
  return isRoot ? undefined : 'needs root'
}

export async function unlessOrdinaryUserCanEnter(): Promise<string | undefined> {
  if (!isRoot) return undefined
  const account = await ordinaryUser()
  const reachable =
    (await canEnter(CHECKOUT, account)) && (await canEnter(path.dirname(process.execPath), account))
  return reachable ? undefined : 'needs a checkout that an ordinary user can enter'
}

async function endServerIn(dataDir: string): Promise<void> {
  const outside = await readlink(path.join(dataDir, 'postgres')).catch(() => undefined)
  const pid = (await readServerState(path.join(dataDir, 'postgres', 'cluster')))?.pid
  const command = pid ? await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '') : ''
  if (pid && command.includes(outside ?? dataDir)) process.kill(pid, 'SIGQUIT')
  if (outside?.includes('/xianji/')) await rm(outside, { recursive: true, force: true })
}
