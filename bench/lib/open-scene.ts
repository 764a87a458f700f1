import type { ShopParts } from '#app/open-shop.ts'
import type { Api } from '#platform/contract/api-types.ts'
import { type Asking, callWire } from '#testing/call-wire.ts'
import type { TestApp } from '#testing/start-test-app.ts'
import { openBenchDatabase } from './open-bench-database.ts'
import { openBenchShop } from './open-bench-shop.ts'

/** The whole shop on a database of its own, with a clock that can be moved, for programs that race it. */
export async function openScene(more: Partial<ShopParts> = {}): Promise<TestApp> {
  const benchDatabase = await openBenchDatabase()
  const { features } = await import('#app/api.ts')
  const scene = { now: new Date() } as TestApp
  const shop = await openBenchShop(benchDatabase, { clock: () => scene.now, ...more })
  // The scene takes the shop's place, its close() too.
  const closeShop = shop.close
  const served: Record<string, { contract: Record<string, { path: string } | undefined> }> = features
  const pathOf = (feature: string, act: string) => served[feature]?.contract[act]?.path ?? ''
  return Object.assign(scene, shop, {
    dataDir: benchDatabase.dataDir,
    call: (wire: string, input: unknown = {}, asking: Asking = {}) =>
      callWire(shop.origin + wire, input, asking),
    as: (asking: Asking = {}) =>
      new Proxy({} as Api, {
        get: (_, feature: string) =>
          new Proxy(
            {},
            { get: (_, act: string) => (input: unknown) => scene.call(pathOf(feature, act), input, asking) },
          ),
      }),
    async close() {
      await closeShop()
      await benchDatabase.close()
    },
  })
}
