import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { features } from '#app/api.ts'
import { openShop } from '#app/open-shop.ts'
import { seedDemo } from '#demo/seed/seed-demo.ts'
import { migrate } from '#platform/database/migrate.ts'
import { createLog } from '#platform/log.ts'
import { readClock } from '#platform/time.ts'
import { startTestPostgres } from '../start-test-postgres.ts'

/** The pages as a visitor of the demo shop gets them, from the build that stands. */
export async function renderPages(root: string, addresses: readonly string[]): Promise<string[]> {
  const log = createLog('warn')
  const postgres = await startTestPostgres()
  try {
    await migrate(postgres.url, path.join(root, 'migrations'))
    await seedDemo({ root, databaseUrl: postgres.url, log })
    const shop = await openShop({
      databaseUrl: postgres.url,
      databasePool: 4,
      // Nothing is read from or written to it: pages name pictures, they do not show them.
      dataDir: path.join(os.tmpdir(), 'xianji-weight'),
      publicUrl: 'http://localhost',
      demo: true,
      corsOrigins: [],
      trustProxy: [],
      log,
      clock: readClock,
      features,
      version: 'weight',
      pages: {
        root,
        development: false,
        build: () => import(pathToFileURL(path.join(root, 'build/pages/server/index.js')).href),
      },
    })
    try {
      const answers = await Promise.all(addresses.map((url) => shop.server.inject({ url })))
      return answers.map(({ body }) => body)
    } finally {
      await shop.close()
    }
  } finally {
    await postgres.stop()
  }
}
