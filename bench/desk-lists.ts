import { run } from '#platform/database/raw-sql.ts'
import { compileWordsIfNeeded } from '#platform/i18n/compile-words.ts'
import { openBenchDatabase, ROOT } from './lib/open-bench-database.ts'
import { closeReport, note } from './lib/report.ts'

/**
 * The lists of the desk and its reports with 20,000 and with 1,000,000 past orders: each question is asked for the first time,
 * one after another, by a person who is logged in. `BENCH_ORDERS` sets another number.
 */
const MANY = Number(process.env.BENCH_ORDERS ?? 1_000_000)
/** Enough to fill a page of a day: an answer of fifty orders costs more to write than one of two. */
const FEW = 20_000
const EACH = 10
const ASKED = 120
const P95_MS = 100
const GROWS = 1.3
/** Below this a ratio measures the clock and not the list. */
const LEAST_MS = 4
/** A million orders are written in a few statements: none of them waits for the disk. */
const SETTINGS = { shared_buffers: '256MB', max_wal_size: '8GB', synchronous_commit: 'off' }

await compileWordsIfNeeded(ROOT)
const { aPersonAtDesk } = await import('#testing/at-desk.ts')
const { aProduct, aSku, aText } = await import('#testing/builders/index.ts')
const { DESK_QUESTIONS } = await import('./lib/desk-questions.ts')
const { makeBuyers, makePastOrders } = await import('./lib/many-buyers.ts')
const { openBenchShop } = await import('./lib/open-bench-shop.ts')
const { readClock } = await import('#platform/time.ts')

type Asking = { call(feature: string, name: string, input: object): Promise<number>; close(): Promise<void> }

async function openStage(orders: number): Promise<Asking> {
  const bench = await openBenchDatabase(SETTINGS)
  const { database } = bench
  await aProduct(database, {
    skus: Array.from({ length: 20 }, (_, n) => aSku({ name: aText(`第 ${n} 种`), stock: 1000 })),
  })
  for (let n = 1; n < 300; n += 1) await aProduct(database, { shopId: 1, categoryId: 1 })
  const skus = await database.read.selectFrom('sku').select('id').orderBy('id').limit(20).execute()
  const buyers = await database.write((tx) => makeBuyers(tx, orders / EACH))
  await database.write((tx) =>
    makePastOrders(
      tx,
      buyers.map(({ id }) => id),
      EACH,
      skus.map(({ id }) => id),
    ),
  )
  await run(database.statement)`vacuum analyze`
  const shop = await openBenchShop(bench, { jobs: 'by hand' })
  const desk = await aPersonAtDesk({ ...shop, database, now: readClock() } as never, 'owner')
  await desk.call('reportsSeller', 'rebuildReports')
  return {
    async call(feature, name, input) {
      const begun = performance.now()
      const answer = await desk.call(feature, name, input)
      if (answer.code !== 1) throw new Error(`${name}: ${answer.msg}`)
      return performance.now() - begun
    },
    async close() {
      await shop.close()
      await bench.close()
    },
  }
}

const at = (sorted: readonly number[], part: number) => sorted[Math.floor(sorted.length * part)] ?? 0

/** In turns, so that what slows one slows the other. */
const few = await openStage(FEW)
const many = await openStage(MANY)
for (const [what, feature, name, input] of DESK_QUESTIONS) {
  const times: [number[], number[]] = [[], []]
  for (let n = 0; n < ASKED; n += 1) {
    times[0].push(await few.call(feature, name, input(n)))
    times[1].push(await many.call(feature, name, input(n)))
  }
  const [small, large] = times.map((all) => all.toSorted((a, b) => a - b)) as [number[], number[]]
  const ratio = Math.max(at(large, 0.5), LEAST_MS) / Math.max(at(small, 0.5), LEAST_MS)
  const p95 = at(large, 0.95)
  note(
    `${what}, ${MANY.toLocaleString('en')} orders`,
    `p95 ${p95.toFixed(1)} ms, median ${at(large, 0.5).toFixed(1)} ms, ${ratio.toFixed(2)}x`,
    `p95 under ${P95_MS} ms, at most ${GROWS}x of ${FEW}`,
    p95 < P95_MS && ratio <= GROWS,
    Math.min(P95_MS / p95, GROWS / ratio),
  )
}
await few.close()
await many.close()
closeReport()
