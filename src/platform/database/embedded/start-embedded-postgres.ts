import { mkdir, readdir, realpath, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { acquireLock, type Lock } from './acquire-lock.ts'
import { chooseAccount, giveTo } from './choose-account.ts'
import { chooseDataLocation, type DataLocation } from './choose-data-location.ts'
import { checkClusterVersion, createCluster } from './create-cluster.ts'
import { ensureDatabase } from './ensure-database.ts'
import { findBinaries } from './find-binaries.ts'
import { installBinaries } from './install-binaries.ts'
import { addressOf, makePassword } from './password-file.ts'
import { stopLeftBehind } from './stop-left-behind.ts'
import { superviseServer } from './supervise-server.ts'

export { DataFolderInUse } from './acquire-lock.ts'

export type EmbeddedPostgres = { url: string; stop(): Promise<void> }

export type EmbeddedPostgresOptions = {
  dataDir: string
  log: (line: string) => void
  settings?: Record<string, string>
  database?: string
  /** From now on a process of its own is at work: the server, or what makes its cluster. */
  onSpawn?: () => void
}

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log, settings = {}, database = 'xianji', onSpawn } = options
  const shipped = await findBinaries()
  await mkdir(options.dataDir, { recursive: true })
  const dataDir = await realpath(options.dataDir)
  const locks: Lock[] = [acquireLock(path.join(dataDir, 'program.lock'), dataDir)]
  const release = () => {
    for (const lock of locks.splice(0).reverse()) lock.release()
  }
  try {
    const account = await chooseAccount(path.join(dataDir, 'postgres', 'cluster'))
    const place = await chooseDataLocation({ dataDir, account, version: shipped.version, log })
    // A copied data folder may link to the same place as the original.
    locks.push(acquireLock(path.join(place.folder, 'program.lock'), place.folder))
    await installBinaries(shipped, place.binaries)
    await removeOlderBinaries(place)
    await stopLeftBehind(place.cluster, log)

    const exists = await stat(place.cluster).catch(() => undefined)
    if (exists) await checkClusterVersion(place.cluster, shipped.version)
    else await createCluster({ ...place, account, password: await makePassword(place.folder), onSpawn })
    if (exists?.uid === 0) await giveTo(account, place.cluster)

    const server = await superviseServer({ ...place, account, settings, log, onSpawn })
    const url = await addressOf(place.folder, server.port, database)
    await ensureDatabase(url, database).catch(async (error) => {
      await server.stop()
      throw error
    })
    return {
      url,
      async stop() {
        await server.stop()
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

async function removeOlderBinaries({ folder, binaries }: DataLocation): Promise<void> {
  if (path.dirname(binaries) !== folder) return
  const others = (await readdir(folder)).filter(
    (name) => /^bin-/.test(name) && name !== path.basename(binaries),
  )
  await Promise.all(others.map((name) => rm(path.join(folder, name), { recursive: true, force: true })))
}
