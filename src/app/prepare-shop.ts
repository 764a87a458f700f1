import path from 'node:path'
import { type Painting, startPainting } from '#demo/pictures/paint-pictures.ts'
import { seedDemo } from '#demo/seed/seed-demo.ts'
import { isOpen } from '#features/site/server/opening.ts'
import type { Config } from '#platform/config.ts'
import { openDatabase } from '#platform/database/database.ts'
import { startEmbeddedPostgres } from '#platform/database/embedded/start-embedded-postgres.ts'
import type { Log } from '#platform/log.ts'
import type { Progress } from '#platform/progress/progress.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { arePagesBuilt, buildPages, canBuildPages, isBuildStale } from './build-pages.ts'
import type { Stop } from './listen-for-stop.ts'
import { migrateShop } from './migrate-shop.ts'

export type PreparedShop = {
  databaseUrl: string
  /** Nobody has opened the shop to visitors yet. */
  shut: boolean
  /** The demo's pictures, which are painted while the shop is open. */
  painting?: Painting
  close(): Promise<void>
}

type Preparation = {
  root: string
  config: Config
  log: Log
  progress: Progress
  stop: Pick<Stop, 'closeWith'>
  development: boolean
}

/** What must stand before the shop opens: the pages built, a database with its tables, and in demo mode its goods. */
export async function prepareShop(preparation: Preparation): Promise<PreparedShop> {
  const building = preparation.development ? Promise.resolve() : buildIfStale(preparation)
  const database = prepareDatabase(preparation)
  const [prepared] = await Promise.all([database, building]).catch(async (error) => {
    await (await database.catch(() => undefined))?.close()
    throw error
  })
  if (!preparation.config.demo) return prepared
  return { ...prepared, painting: await startPaintingFor(preparation) }
}

/** Last: it may take all processors for seconds, and nobody waits for it before the shop is open. */
async function startPaintingFor({ root, config, log }: Preparation): Promise<Painting> {
  const painting = await startPainting(path.join(root, 'seeds'), path.join(config.dataDir, 'pictures'))
  painting.done.catch((error) => log.error({ err: error }, 'the demo pictures are not all there'))
  return painting
}

async function buildIfStale({ root, progress }: Preparation): Promise<void> {
  if (!canBuildPages(root)) {
    if (!arePagesBuilt(root)) refuse(m.faults_pages_not_built)
  } else if (await isBuildStale(root)) await progress.step(m.start_pages, () => buildPages(root))
}

async function prepareDatabase({ root, config, log, progress, stop }: Preparation): Promise<PreparedShop> {
  const { dataDir } = config
  const embedded = config.databaseUrl
    ? undefined
    : await progress.step(m.start_database, () =>
        startEmbeddedPostgres({ dataDir, log: (line) => log.info(line) }),
      )
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? ''
  const close = async () => embedded?.stop()
  stop.closeWith(close)
  try {
    await migrateShop({ root, databaseUrl, config }, { progress })
    if (config.demo) await seedDemo({ root, databaseUrl, log, progress })
    return { databaseUrl, shut: !(await isOpenAt(databaseUrl, log)), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function isOpenAt(databaseUrl: string, log: Log): Promise<boolean> {
  const database = openDatabase(databaseUrl, { pool: 2, log })
  try {
    return await isOpen(database.read)
  } finally {
    await database.close()
  }
}
