import type { Config } from '#platform/config.ts'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#platform/database/embedded/start-embedded-postgres.ts'
import type { Log } from '#platform/log.ts'
import type { Progress } from '#platform/progress/progress.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { arePagesBuilt, buildPagesFirst, canBuildPages, isBuildStale } from './build-pages.ts'
import { checkDataFolder } from './check-data-folder.ts'
import { checkPort } from './check-port.ts'

type Beginning = {
  root: string
  config: Config
  log: Log
  progress: Progress
  development: boolean
  /** Known to be built of the sources as they are. */
  built: boolean
}

/** What is under way already. Each fails for whoever waits for it, and for nobody else. */
export type Begun = {
  pages: Promise<void>
  /** Absent where the database is somebody else's. */
  postgres: Promise<EmbeddedPostgres | undefined>
}

/**
 * Begins what takes seconds in processes of its own, so that the rest of the house is read meanwhile: the pages being
 * built, PostgreSQL being started. Once they are `underWay` they go on, however busy this process is.
 */
export function beginPreparing({
  root,
  config,
  log,
  progress,
  development,
  built,
}: Beginning): Begun & { underWay: Promise<unknown> } {
  const { databaseUrl, dataDir } = config
  const checked = checkPlaces(config)
  const { promise: spawned, resolve: onSpawn } = Promise.withResolvers<void>()
  const start = () =>
    progress.step(m.start_database, () =>
      startEmbeddedPostgres({ dataDir, log: (line) => log.info(line), onSpawn }),
    )
  const pages = checked.then(() => (development || built ? undefined : buildIfStale(root, progress, log)))
  const postgres = checked.then(() => (databaseUrl ? undefined : start()))
  for (const one of [pages, postgres]) one.catch(() => {})
  return { pages, postgres, underWay: Promise.race([spawned, postgres]).catch(() => {}) }
}

async function checkPlaces(config: Config): Promise<void> {
  await checkPort(config)
  if (config.internalPort) await checkPort({ port: config.internalPort, host: config.host })
  await checkDataFolder(config)
}

async function buildIfStale(root: string, progress: Progress, log: Log): Promise<void> {
  if (!canBuildPages(root)) {
    if (!arePagesBuilt(root)) refuse(m.faults_pages_not_built)
  } else if (await isBuildStale(root)) {
    const { rest } = await progress.step(m.start_pages, () => buildPagesFirst(root))
    rest.catch((error) => log.error({ err: error }, 'the desk is not built'))
  }
}
