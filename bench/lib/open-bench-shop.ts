import '#app/choose-mode.ts'
import type { AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import { pino } from 'pino'
import type { Shop, ShopParts } from '#app/open-shop.ts'
import { compileWordsIfNeeded } from '#platform/i18n/compile-words.ts'
import { ROOT } from './open-bench-database.ts'

/** The shop in this process, listening; its calls alone unless `pages` are wanted too. */
export async function openBenchShop(
  { url, dataDir }: { url: string; dataDir: string },
  { port = 0, ...more }: Partial<ShopParts> & { port?: number } = {},
): Promise<Shop & { origin: string }> {
  await compileWordsIfNeeded(ROOT)
  const { features } = await import('#app/api.ts')
  const { openShop } = await import('#app/open-shop.ts')
  const shop = await openShop({
    databaseUrl: url,
    databasePool: 12,
    dataDir,
    publicUrl: port ? `http://127.0.0.1:${port}` : 'http://localhost',
    demo: true,
    corsOrigins: [],
    trustProxy: [],
    log: pino({ level: 'silent' }),
    clock: () => new Date(),
    features,
    version: 'bench',
    ...more,
  })
  await shop.server.listen({ port, host: '127.0.0.1' })
  const { port: taken } = shop.server.server.address() as AddressInfo
  return Object.assign(shop, { origin: `http://127.0.0.1:${taken}` })
}

/** The pages as they were built. */
export const BUILT_PAGES = {
  root: ROOT,
  development: false,
  build: () => import(pathToFileURL(`${ROOT}/build/pages/server/index.js`).href),
}
