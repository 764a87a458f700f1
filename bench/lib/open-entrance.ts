import { openBenchDatabase } from './open-bench-database.ts'
import { openBenchShop } from './open-bench-shop.ts'

export type Told = { status: number; code: number; msg: string }

/** An empty shop that believes which address a caller comes from, so that one program can be many callers. */
export async function openEntrance() {
  const benchDatabase = await openBenchDatabase()
  const shop = await openBenchShop(benchDatabase, { trustProxy: ['127.0.0.1'] })
  return {
    database: shop.database,
    async call(where: string, input: object, address: string): Promise<Told> {
      const response = await fetch(shop.origin + where, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify(input),
      })
      const { code, msg } = (await response.json()) as { code: number; msg: string }
      return { status: response.status, code, msg }
    },
    async close() {
      await shop.close()
      await benchDatabase.close()
    },
  }
}

/** The n-th of many private addresses. */
export const addressAt = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`

/** The n-th of ten million mobile numbers of the mainland. */
export const mobileAt = (n: number) => `139${String(n).padStart(8, '0')}`
