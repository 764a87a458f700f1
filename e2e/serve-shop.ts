import '#app/choose-mode.ts'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { compileWordsIfNeeded } from '#platform/i18n/compile-words.ts'

/** The demo shop on a throwaway PostgreSQL, for the journeys: the production build, started from nothing. */
const root = path.resolve(import.meta.dirname, '..')
await compileWordsIfNeeded(root)
// Nobody tests the build of yesterday.
const { buildPages, isBuildStale } = await import('#app/build-pages.ts')
if (await isBuildStale(root)) await buildPages(root)
const { features } = await import('#app/api.ts')
const { copyPictures } = await import('#demo/seed/copy-pictures.ts')
const { seedDemo } = await import('#demo/seed/seed-demo.ts')
const { openShop } = await import('#app/open-shop.ts')
const { migrate } = await import('#platform/database/migrate.ts')
const { createLog } = await import('#platform/log.ts')
const { startTestPostgres } = await import('#testing/start-test-postgres.ts')

const port = Number(process.env.PORT ?? 4173)
const log = createLog('warn')
const postgres = await startTestPostgres()
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'xianji-journeys-'))
await migrate(postgres.url, path.join(root, 'migrations'))
await seedDemo({ root, databaseUrl: postgres.url, log })
await copyPictures(root, dataDir)
// Benchmarks want more than the demo's fifty products.
const more = Number(process.env.PRODUCTS ?? 0) - 50
if (more > 0) await makeMore(more)
const shop = await openShop({
  databaseUrl: postgres.url,
  databasePool: 10,
  dataDir,
  publicUrl: `http://127.0.0.1:${port}`,
  demo: true,
  jobs: 'running',
  corsOrigins: [],
  // Each journey comes from an address of its own, as people do; see journey.ts.
  trustProxy: ['127.0.0.1'],
  log,
  clock: () => new Date(),
  features,
  version: 'journeys',
  pages: {
    root,
    development: false,
    build: () => import(pathToFileURL(path.join(root, 'build/pages/server/index.js')).href),
  },
})
await shop.server.listen({ port, host: '127.0.0.1' })

// Journeys set scenes no buyer could: a price that rises, an order whose time runs out. See shop-database.ts.
await mkdir(path.join(root, 'build/test'), { recursive: true })
await writeFile(
  path.join(root, `build/test/shop-${port}.json`),
  JSON.stringify({ databaseUrl: postgres.url, dataDir }),
)

async function makeMore(products: number): Promise<void> {
  const { generateCatalogue } = await import('#demo/catalogue/generate-catalogue.ts')
  const { openDatabase } = await import('#platform/database/database.ts')
  const database = openDatabase(postgres.url, { pool: 2, log })
  await generateCatalogue({ root, database, products, now: new Date() })
  await database.close()
}

const stop = async () => {
  await shop.close()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
