import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { compileWordsIfNeeded } from '#platform/i18n/compile-words.ts'

/** An empty shop that believes which address a caller comes from, so that one program can be many callers. */
const ROOT = path.resolve(import.meta.dirname, '../..')
await compileWordsIfNeeded(ROOT)
const { features } = await import('#app/api.ts')
const { openShop } = await import('#app/open-shop.ts')
const { migrate } = await import('#platform/database/migrate.ts')
const { startTestPostgres } = await import('#testing/start-test-postgres.ts')

export type Told = { status: number; code: number; msg: string }

export async function openEntrance() {
  const postgres = await startTestPostgres()
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'xianji-bench-'))
  await migrate(postgres.url, path.join(ROOT, 'migrations'))
  const shop = await openShop({
    databaseUrl: postgres.url,
    databasePool: 10,
    dataDir,
    publicUrl: 'http://localhost',
    demo: true,
    corsOrigins: [],
    trustProxy: ['127.0.0.1'],
    log: pino({ level: 'silent' }),
    clock: () => new Date(),
    features,
    version: 'bench',
  })
  await shop.server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = shop.server.server.address() as AddressInfo
  return {
    tx: shop.database.read,
    async call(where: string, input: object, address: string): Promise<Told> {
      const response = await fetch(`http://127.0.0.1:${port}${where}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify(input),
      })
      const { code, msg } = (await response.json()) as { code: number; msg: string }
      return { status: response.status, code, msg }
    },
    async close() {
      await shop.close()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The n-th of many private addresses. */
export const addressAt = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`

/** The n-th of ten million mobile numbers of the mainland. */
export const mobileAt = (n: number) => `139${String(n).padStart(8, '0')}`
