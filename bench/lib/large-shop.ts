import { run, select } from '#platform/database/raw-sql.ts'
import { openBenchDatabase, ROOT } from './open-bench-database.ts'
import { type Cpu, cpuOf, serverBehind } from './processes.ts'
import type { Program } from './start-program.ts'
import { startShop } from './start-shop.ts'

export type LargeShop = {
  shop: Program
  products: readonly number[]
  /** Milliseconds of CPU used so far. */
  cpu(): Cpu
  /** How often the shop has sent each statement so far. */
  statements(): Promise<ReadonlyMap<string, number>>
  close(): Promise<void>
}

/**
 * The demo shop, started as people start it, with as many products as asked for, and what counts its work. Its pictures are there: while
 * it paints, half of the machine is somebody else's.
 */
export async function openLargeShop(
  products: number,
  settings: Record<string, string> = {},
): Promise<LargeShop> {
  const benchDatabase = await openBenchDatabase({ shared_preload_libraries: 'pg_stat_statements' })
  const { database, url, dataDir } = benchDatabase
  await run(database.statement)`create extension pg_stat_statements`
  const shop = await startShop({
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    SHOP_DEMO: '1',
    LOG_LEVEL: 'warn',
    ...settings,
  })
  const { generateCatalogue } = await import('#demo/catalogue/generate-catalogue.ts')
  const [{ count }] = await countProducts()
  await generateCatalogue({ root: ROOT, database, products: products - count, now: new Date() })
  await run(database.statement)`vacuum analyze`
  const rows = await database.read
    .selectFrom('product')
    .select('id')
    .where('on_sale', '=', true)
    .orderBy('id')
    .execute()
  const postgres = serverBehind(url)
  return {
    shop,
    products: rows.map(({ id }) => id),
    cpu: () => cpuOf(shop.pid, postgres),
    statements: async () => {
      const rows = await select<{ query: string; calls: number }>(database.read)`
        select query, sum(calls)::int as calls from pg_stat_statements
        where query not like '%pg_stat_statements%' group by query`
      return new Map(rows.map(({ query, calls }) => [query, calls]))
    },
    async close() {
      await shop.stop()
      await benchDatabase.close()
    },
  }

  async function countProducts() {
    return (await select<{ count: number }>(database.read)`select count(*)::int as count from product`) as [
      { count: number },
    ]
  }
}
