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
const { makeBuyers, makePastOrders } = await import('./lib/many-buyers.ts')
const { openBenchShop } = await import('./lib/open-bench-shop.ts')
const { ORDER_STATUSES } = await import('#features/orders/order-states.ts')
const { REPORT_VIEWS } = await import('#features/reports/report-rules.ts')
const { daysAfter } = await import('#platform/calendar-day.ts')
const { readClock, shopDay } = await import('#platform/time.ts')

type Question = [what: string, feature: string, call: string, input: (n: number) => object]

const digits = (n: number) => String(n).padStart(4, '0')
const today = shopDay(readClock())

const QUESTIONS: readonly Question[] = [
  ['orders, first page', 'ordersSeller', 'listSellerOrders', (n) => ({ rows: 1 + (n % 50) })],
  [
    'orders by state',
    'ordersSeller',
    'listSellerOrders',
    (n) => ({ status: ORDER_STATUSES[n % 5], rows: 50 }),
  ],
  [
    'orders by the end of a number',
    'ordersSeller',
    'listSellerOrders',
    (n) => ({ phone: digits(n), rows: 50 }),
  ],
  ['orders, far back', 'ordersSeller', 'listSellerOrders', (n) => ({ before_id: 60 + n, rows: 50 })],
  [
    'orders of a day',
    'ordersSeller',
    'listSellerOrders',
    (n) => {
      const day = daysAfter(today, -1 - 3 * n)
      return { from: day, until: daysAfter(day, 1), rows: 50 }
    },
  ],
  [
    'orders paid on a day',
    'ordersSeller',
    'listSellerOrders',
    (n) => ({
      days: 'paid',
      from: daysAfter(today, -2 - 3 * n),
      until: daysAfter(today, -1 - 3 * n),
      rows: 50,
    }),
  ],
  [
    'orders of an option, of a day',
    'ordersSeller',
    'listSellerOrders',
    (n) => ({
      sku_id: 1 + (n % 20),
      from: daysAfter(today, -2 - 3 * n),
      until: daysAfter(today, -1 - 3 * n),
      rows: 5,
    }),
  ],
  ['orders counted', 'ordersSeller', 'countSellerOrders', (n) => (n % 2 ? {} : { phone: digits(n) })],
  ['products', 'productsSeller', 'listSellerProducts', (n) => ({ rows: 1 + (n % 50) })],
  ['prices', 'pricesSeller', 'listPrices', (n) => ({ rows: 1 + (n % 50) })],
  ['buyers, first page', 'buyersSeller', 'findBuyers', (n) => ({ page: 1 + (n % 5) })],
  ['buyers by the end of a number', 'buyersSeller', 'findBuyers', (n) => ({ find: digits(n) })],
  ['buyers by name', 'buyersSeller', 'findBuyers', (n) => ({ find: `yer ${1000 + n}` })],
  [
    'reports of a month',
    'reportsSeller',
    'showReport',
    (n) => ({
      from: daysAfter(today, -30 - (n % 5)),
      until: daysAfter(today, -(n % 5)),
      by: REPORT_VIEWS[n % REPORT_VIEWS.length],
    }),
  ],
  ['today', 'todaySeller', 'showToday', () => ({})],
]

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
for (const [what, feature, name, input] of QUESTIONS) {
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
