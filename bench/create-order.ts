import { run } from '#platform/database/raw-sql.ts'
import { compileWordsIfNeeded } from '#platform/i18n/compile-words.ts'
import { compare, type Figures } from './lib/measure.ts'
import { type BenchDatabase, DURABLE, openBenchDatabase, ROOT } from './lib/open-bench-database.ts'
import { makePlainTables, measurePlainOrders } from './lib/plain-orders.ts'
import { postInLanes } from './lib/post-in-lanes.ts'
import { closeReport, note, noteBooks, noteNone, noteRatio, noteSteady } from './lib/report.ts'
import { type Program, startProgram } from './lib/start-program.ts'

/**
 * Creating an order (address, two lines, stock, idempotency key, all checks, over HTTP) against the plainest order
 * transaction straight on the same durable PostgreSQL; then the same calls with 1,000 and with 1,000,000 past orders.
 */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2)
/** Many short ones: what disturbs the machine disturbs a few of them. */
const ROUNDS = 11
const SKUS = 60
const BUYERS = Number(process.env.BENCH_BUYERS ?? 20_000)
const AT_LEAST = 0.35
const MANY_BUYERS = Number(process.env.BENCH_MANY_BUYERS ?? 100_000)
const SETTINGS = { ...DURABLE, shared_buffers: '256MB', max_connections: '200' }

await compileWordsIfNeeded(ROOT)
const { checkBooks } = await import('#features/after-sales/server/check-books.ts')
const { aProduct, aSku, aText } = await import('#testing/builders/index.ts')
const { makeBuyers, makePastOrders } = await import('./lib/many-buyers.ts')

type Goods = { product_id: number; sku_price_id: number }
type Buyer = { id: number; token: string; addressId: number }
type Stage = {
  benchDatabase: BenchDatabase
  shop: Program
  buyers: Buyer[]
  goods: Goods[]
  close(): Promise<void>
}

async function setStage(count: number, past: { buyers: number; each: number }): Promise<Stage> {
  const benchDatabase = await openBenchDatabase(SETTINGS)
  const { database } = benchDatabase
  const skus = Array.from({ length: SKUS }, (_, n) =>
    aSku({ name: aText(`第 ${n} 种`), priceCents: 1500, stock: 50_000_000 }),
  )
  const product_id = await aProduct(database, { skus })
  const rows = await database.read
    .selectFrom('sku')
    .select('id')
    .where('product_id', '=', product_id)
    .execute()
  const goods = rows.map(({ id }) => ({ product_id, sku_price_id: id }))
  const buyers = await database.write((tx) => makeBuyers(tx, Math.max(count, past.buyers)))
  if (past.each > 0) {
    const ids = rows.map(({ id }) => id)
    await database.write((tx) =>
      makePastOrders(
        tx,
        buyers.slice(0, past.buyers).map(({ id }) => id),
        past.each,
        ids,
      ),
    )
    await run(database.statement)`vacuum analyze`
  }
  const shop = await startProgram('bench/lib/serve-database.ts', {
    BENCH_DATABASE: benchDatabase.url,
    BENCH_DATA: benchDatabase.dataDir,
  })
  return {
    benchDatabase,
    shop,
    buyers,
    goods,
    async close() {
      await shop.stop()
      await benchDatabase.close()
    },
  }
}

const CREATE_ORDER = '/v1/654b227c8f8fa'
let orders = 0

/** Every request is another buyer's, so that no limit on open orders is met. */
function nextOrder({ buyers, goods }: Stage) {
  orders += 1
  const buyer = buyers[orders % buyers.length] as Buyer
  const [one, two] = [
    goods[(orders * 7) % goods.length] as Goods,
    goods[(orders * 13 + 5) % goods.length] as Goods,
  ]
  return {
    method: 'POST' as const,
    headers: {
      'content-type': 'application/json',
      language: 'zh-cn',
      'user-token': buyer.token,
      'idempotency-key': `bench-${orders}`,
    },
    body: JSON.stringify({
      type: 'goods',
      goods_list: [
        { ...one, num: 1 },
        { ...two, num: 2 },
      ],
      address_id: buyer.addressId,
      remark: '请放门口',
      from: 'goods',
    }),
  }
}

const measureShop = (stage: Stage, connections: number): Promise<Figures> =>
  postInLanes({
    origin: stage.shop.origin,
    connections,
    seconds: SECONDS,
    next: () => ({ path: CREATE_ORDER, ...nextOrder(stage) }),
    isGood: (body) => body.startsWith('{"code":1,'),
  })

async function measureAgainstPlain(stage: Stage): Promise<void> {
  const skus = stage.goods.map(({ sku_price_id }) => sku_price_id)
  const buyers = stage.buyers.map(({ id }) => id)
  const { url, database } = stage.benchDatabase
  await makePlainTables(url, skus)
  const orderPlainly = async (connections: number): Promise<Figures> => ({
    rps: await measurePlainOrders(url, { connections, seconds: SECONDS, skus, buyers }),
    p50: 0,
    p99: 0,
    errors: 0,
  })
  await measureShop(stage, 16)
  await orderPlainly(16)
  // Tables known to the planner, as autovacuum would see to within a minute.
  await run(database.statement)`vacuum analyze`
  for (const connections of [16, 64]) {
    const what = `create order, ${connections} connections`
    const { subject, reference, ratio } = await compare(
      ROUNDS,
      () => measureShop(stage, connections),
      () => orderPlainly(connections),
    )
    noteRatio(what, ratio, `${Math.round(subject.rps)}/s of ${Math.round(reference.rps)}/s`, AT_LEAST)
    noteNone(`${what}: refused or failed`, subject.errors)
    noteSteady(what, subject, connections)
  }
  noteBooks('create order', await checkBooks(database.read))
}

const middle = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

/** The same question to both shops in turns, so that what slows one slows the other. */
async function measureScale(few: Stage, many: Stage): Promise<void> {
  const calls = {
    'my orders': (stage: Stage, n: number) => ask(stage, n, '/v1/654c81a07c0ce', { status: 'all', page: 1 }),
    counters: (stage: Stage, n: number) => ask(stage, n, '/v1/655b21a7508a3', {}),
    'create order': (stage: Stage) => send(stage, CREATE_ORDER, nextOrder(stage)),
  }
  const past = MANY_BUYERS * 10
  for (const [what, call] of Object.entries(calls)) {
    const [small, large] = [[] as number[], [] as number[]]
    for (let n = 0; n < 600; n += 1) {
      const [a, b] = [await call(few, n), await call(many, n)]
      // The first rounds fill caches and prepare both programs alike.
      if (n >= 100) small.push(a)
      if (n >= 100) large.push(b)
    }
    const [one, other] = [middle(small), middle(large)]
    const figure = `${(other / one).toFixed(2)} (${other.toFixed(2)} ms of ${one.toFixed(2)} ms)`
    note(
      `${what}, ${past.toLocaleString('en')} orders against 1,000: p50`,
      figure,
      'at most 1.3 times',
      other <= 1.3 * one,
      (1.3 * one) / other,
    )
  }
}

function ask(stage: Stage, n: number, path: string, input: object): Promise<number> {
  // Among 100,000 buyers every question is a new one's, as on a real day.
  const buyer = stage.buyers[(n * 7919) % stage.buyers.length] as Buyer
  const headers = { 'content-type': 'application/json', language: 'zh-cn', 'user-token': buyer.token }
  return send(stage, path, { method: 'POST', headers, body: JSON.stringify(input) })
}

async function send(stage: Stage, path: string, request: RequestInit): Promise<number> {
  const started = performance.now()
  const response = await fetch(stage.shop.origin + path, request)
  const { code, msg } = (await response.json()) as { code: number; msg: string }
  if (code !== 1) throw new Error(`${path}: ${msg}`)
  return performance.now() - started
}

const stages: Stage[] = []
const open = async (...sizes: Parameters<typeof setStage>) => {
  const stage = await setStage(...sizes)
  stages.push(stage)
  return stage
}
try {
  await measureAgainstPlain(await open(BUYERS, { buyers: 0, each: 0 }))
  const few = await open(100, { buyers: 100, each: 10 })
  await measureScale(few, await open(100, { buyers: MANY_BUYERS, each: 10 }))
} finally {
  for (const stage of stages) await stage.close()
}
closeReport()
