import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import type { Api } from '#platform/contract/api-types.ts'
import { compileWordsIfNeeded } from '#platform/i18n/compile-words.ts'
import type { Asking, TestApp } from '#testing/start-test-app.ts'
import { callWire } from './call-wire.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** The whole shop on a database of its own, with a clock that can be moved, for programs that race it. */
export async function openScene(): Promise<TestApp> {
  await compileWordsIfNeeded(ROOT)
  const { features } = await import('#app/api.ts')
  const { openShop } = await import('#app/open-shop.ts')
  const { migrate } = await import('#platform/database/migrate.ts')
  const { startTestPostgres } = await import('#testing/start-test-postgres.ts')
  const postgres = await startTestPostgres()
  await migrate(postgres.url, path.join(ROOT, 'migrations'))
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'xianji-bench-'))
  const scene = { now: new Date() } as TestApp
  const shop = await openShop({
    databaseUrl: postgres.url,
    databasePool: 12,
    dataDir,
    publicUrl: 'http://localhost',
    demo: true,
    corsOrigins: [],
    trustProxy: [],
    log: pino({ level: 'silent' }),
    clock: () => scene.now,
    features,
    version: 'bench',
  })
  await shop.server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = shop.server.server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const served: Record<string, { contract: Record<string, { path: string } | undefined> }> = features
  const pathOf = (feature: string, act: string) => served[feature]?.contract[act]?.path ?? ''
  return Object.assign(scene, shop, {
    origin,
    dataDir,
    call: (wire: string, input: unknown = {}, asking: Asking = {}) => callWire(origin + wire, input, asking),
    as: (asking: Asking = {}) =>
      new Proxy({} as Api, {
        get: (_, feature: string) =>
          new Proxy(
            {},
            { get: (_, act: string) => (input: unknown) => scene.call(pathOf(feature, act), input, asking) },
          ),
      }),
    async close() {
      await shop.close()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  })
}
