import { seedDemo } from '#demo/seed/seed-demo.ts'
import type { Config } from '#platform/config.ts'
import { startEmbeddedPostgres } from '#platform/database/embedded/start-embedded-postgres.ts'
import type { Log } from '#platform/log.ts'
import { buildPages, isBuildStale } from './build-pages.ts'
import { migrateShop } from './migrate-shop.ts'

export type PreparedShop = { databaseUrl: string; close(): Promise<void> }

/** What must stand before the shop opens: the pages built, a database with its tables, and in demo mode its goods. */
export async function prepareShop(
  root: string,
  config: Config,
  log: Log,
  { development }: { development: boolean },
): Promise<PreparedShop> {
  const building = development ? Promise.resolve() : buildIfStale(root, log)
  const database = prepareDatabase(root, config, log)
  const [prepared] = await Promise.all([database, building]).catch(async (error) => {
    await (await database.catch(() => undefined))?.close()
    throw error
  })
  return prepared
}

async function buildIfStale(root: string, log: Log): Promise<void> {
  if (!(await isBuildStale(root))) return
  log.info('building the pages, once')
  await buildPages(root)
}

async function prepareDatabase(root: string, config: Config, log: Log): Promise<PreparedShop> {
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: config.dataDir, log: (line) => log.info(line) })
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? ''
  const close = async () => embedded?.stop()
  try {
    const applied = await migrateShop({ root, databaseUrl, config })
    if (applied.length > 0) log.info({ applied }, 'the database was brought up to date')
    if (config.demo) await seedDemo({ root, databaseUrl, dataDir: config.dataDir, log })
    return { databaseUrl, close }
  } catch (error) {
    await close()
    throw error
  }
}
