import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { features } from '#app/api.ts'
import { openShop } from '#app/open-shop.ts'
import { copyPictures } from '#demo/seed/copy-pictures.ts'
import { seedDemo } from '#demo/seed/seed-demo.ts'
import { migrate } from '#platform/database/migrate.ts'
import { createLog } from '#platform/log.ts'
import { shopCalls } from '#testing/shop-calls.ts'
import type { TestApp } from '#testing/start-test-app.ts'
import { startTestPostgres } from '#testing/start-test-postgres.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** A shop that stands still while it is photographed: nothing happens in it by itself. */
export async function openGalleryShop({ demo }: { demo: boolean }): Promise<TestApp> {
  const log = createLog('warn')
  const postgres = await startTestPostgres()
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'xianji-gallery-'))
  await migrate(postgres.url, path.join(root, 'migrations'))
  if (demo) {
    await seedDemo({ root, databaseUrl: postgres.url, log })
    await copyPictures(root, dataDir)
  }
  const shop = await openShop({
    databaseUrl: postgres.url,
    databasePool: 8,
    dataDir,
    publicUrl: 'http://127.0.0.1',
    demo,
    jobs: 'by hand',
    corsOrigins: [],
    // Each browser comes from an address of its own, or the limits would take them for a flood.
    trustProxy: ['127.0.0.1'],
    log,
    clock: () => new Date(),
    shedLoad: false,
    features,
    version: 'gallery',
    pages: {
      root,
      development: false,
      build: () => import(pathToFileURL(path.join(root, 'build/pages/server/index.js')).href),
    },
  })
  await shop.server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = shop.server.server.address() as AddressInfo
  return Object.assign({ now: new Date(), dataDir }, shop, shopCalls(`http://127.0.0.1:${port}`, features), {
    async close() {
      await shop.close()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  })
}
