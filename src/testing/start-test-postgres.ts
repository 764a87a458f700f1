import { execFile } from 'node:child_process'
import { chmod, lstat, mkdir, mkdtemp, readdir, rename, rm, statfs, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { acquireLock, DataFolderInUse } from '#platform/database/embedded/acquire-lock.ts'
import { canEnter, chooseAccount } from '#platform/database/embedded/choose-account.ts'
import { findBinaries } from '#platform/database/embedded/find-binaries.ts'
import { installBinaries } from '#platform/database/embedded/install-binaries.ts'
import { startEmbeddedPostgres } from '#platform/database/embedded/start-embedded-postgres.ts'
import { stopLeftBehind } from '#platform/database/embedded/stop-left-behind.ts'

export type TestPostgres = { url: string; stop(): Promise<void> }

/** What is thrown away in a minute need not survive a power cut. */
const CARELESS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

const MEMORY = '/dev/shm'
/** Ten times what all databases of the tests take at once. */
const ROOM = 4 * 1024 ** 3

const silent = () => {}

type Options = {
  settings?: Record<string, string>
  /**
   * For hundreds of small databases, where there is room: a disk's file system takes longer to find a free place for each
   * of their files than PostgreSQL to write them.
   */
  inMemory?: boolean
}

/** A server of its own for tests: a copy of a cluster prepared once per machine, gone after `stop`. */
export async function startTestPostgres(options: Options = {}): Promise<TestPostgres> {
  const shipped = await findBinaries()
  const workshop = await makeWorkshop()
  const binaries = path.join(workshop, `bin-${shipped.version}`)
  const template = path.join(workshop, `template-${shipped.version}`)
  await installBinaries(shipped, binaries)
  await prepareTemplate(workshop, template, binaries)
  const place = (options.inMemory && (await makePlaceInMemory())) || workshop
  for (const each of new Set([workshop, place])) await removeAbandoned(each)

  const dataDir = await makeRun(path.join(place, 'run-'))
  await promisify(execFile)('cp', ['-Rp', path.join(template, 'postgres'), dataDir])
  const server = await startEmbeddedPostgres({
    dataDir,
    log: silent,
    settings: { ...CARELESS, ...options.settings },
  })
  return {
    url: server.url,
    async stop() {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function makeWorkshop(): Promise<string> {
  const folder = await makeFolderIn([os.tmpdir(), '/tmp', '/var/tmp'])
  if (!folder) throw new Error('There is no temporary folder that the account of PostgreSQL can enter.')
  return folder
}

/** Undefined where the machine has none, or a small one as containers do. */
async function makePlaceInMemory(): Promise<string | undefined> {
  const found = await statfs(MEMORY).catch(() => undefined)
  return found && found.bavail * found.bsize >= ROOM ? makeFolderIn([MEMORY]) : undefined
}

async function makeFolderIn(parents: readonly string[]): Promise<string | undefined> {
  const account = await chooseAccount('')
  const uid = process.getuid?.()
  for (const parent of new Set(parents)) {
    const folder = path.join(parent, `xianji-test-postgres-${uid}`)
    await mkdir(folder).catch(() => {})
    const found = await lstat(folder).catch(() => undefined)
    // Anyone may have put something under this name; only a folder of our own is trusted.
    if (!found?.isDirectory() || found.uid !== uid) continue
    await chmod(folder, 0o711)
    if (await canEnter(folder, account)) return folder
  }
  return undefined
}

async function prepareTemplate(workshop: string, template: string, binaries: string): Promise<void> {
  if (await lstat(template).catch(() => undefined)) return
  const unfinished = await makeRun(path.join(workshop, 'run-'))
  await mkdir(path.join(unfinished, 'postgres'))
  await chmod(path.join(unfinished, 'postgres'), 0o711)
  await symlink(binaries, path.join(unfinished, 'postgres', path.basename(binaries)))
  const server = await startEmbeddedPostgres({ dataDir: unfinished, log: silent, settings: CARELESS })
  await server.stop()
  // Copies that start side by side should not all try the same port.
  await rm(path.join(unfinished, 'postgres', 'port'))
  await rename(unfinished, template).catch(async () => {
    // Another test run prepared the same in between.
    await rm(unfinished, { recursive: true, force: true })
  })
}

async function makeRun(prefix: string): Promise<string> {
  const folder = await mkdtemp(prefix)
  await chmod(folder, 0o711)
  return folder
}

/** A killed test run leaves its server behind; the next run tidies up. */
async function removeAbandoned(workshop: string): Promise<void> {
  const runs = (await readdir(workshop)).filter((name) => name.startsWith('run-'))
  for (const name of runs) {
    const folder = path.join(workshop, name)
    const made = (await lstat(folder).catch(() => undefined))?.birthtimeMs ?? Date.now()
    // One that is just being made is not locked yet.
    if (Date.now() - made < 60_000) continue
    await removeUnlessInUse(folder)
  }
}

async function removeUnlessInUse(folder: string): Promise<void> {
  try {
    const lock = acquireLock(path.join(folder, 'program.lock'), folder)
    await stopLeftBehind(path.join(folder, 'postgres', 'cluster'), silent)
    await rm(folder, { recursive: true, force: true })
    lock.release()
  } catch (error) {
    // Several tidy up at once, and its lock goes with the folder: what one could not remove another is just removing.
    const isTaken = error instanceof DataFolderInUse || (error as { code?: string }).code === 'ENOTEMPTY'
    if (!isTaken && (await lstat(folder).catch(() => undefined))) throw error
  }
}
