import { readFile } from 'node:fs/promises'
import { paths } from '#paths'
import { run, select } from '#platform/database/raw-sql.ts'
import { compileWordsIfNeeded } from '#platform/i18n/compile-words.ts'
import { openBenchDatabase, ROOT } from './lib/open-bench-database.ts'
import { closeReport, note } from './lib/report.ts'

/**
 * The shop with 1,000,000 products and 10,000,000 orders of two lines each, measured once: each question is asked for the first
 * time, one after another. `BENCH_SCALE=100` is a hundredth of it, to try the program. It takes long and much disk, so
 * `npm run bench` leaves it out: `npm run bench at-scale`. In a database of one's own (`AT_SCALE_DATABASE`) what was filled stays:
 * the next run measures at once.
 */
const SCALE = Number(process.env.BENCH_SCALE ?? 1)
const [PRODUCTS, ORDERS] = [1_000_000 / SCALE, 10_000_000 / SCALE]
/** Made by the shop's own act, words and all; the rest are copies of them. */
const MADE = Math.min(10_000, PRODUCTS / 10)
const ASKED = 100
/** Each reads all orders of its day, and all earlier ones of who made them. */
const DAYS = 8
/** What a person takes for at once, of a list or a page that nobody has asked for before. */
const P95_MS = 250
const SETTINGS = {
  shared_buffers: '2GB',
  effective_cache_size: '8GB',
  work_mem: '64MB',
  max_wal_size: '4GB',
  wal_level: 'minimal',
  max_wal_senders: '0',
}

await compileWordsIfNeeded(ROOT)
const { aPersonAtDesk } = await import('#testing/at-desk.ts')
const { seedCatalogue } = await import('#demo/seed/seed-catalogue.ts')
const { generateCatalogue } = await import('#demo/catalogue/generate-catalogue.ts')
const { DESK_QUESTIONS } = await import('./lib/desk-questions.ts')
const { fillAtScale } = await import('./lib/fill-at-scale.ts')
const { makeBuyers } = await import('./lib/many-buyers.ts')
const { BUILT_PAGES, openBenchShop } = await import('./lib/open-bench-shop.ts')
const { hashToken, makeToken } = await import('#platform/session/session-token.ts')
const { countDay } = await import('#features/reports/server/count-day.ts')
const { daysAfter } = await import('#platform/calendar-day.ts')
const { readClock, shopDay } = await import('#platform/time.ts')

const bench = await openBenchDatabase(SETTINGS, process.env.AT_SCALE_DATABASE)
const { database } = bench
const begun = performance.now()
const read = async <T>(name: string) => JSON.parse(await readFile(`${ROOT}/seeds/${name}.json`, 'utf8')) as T
const isFilled = await database.read.selectFrom('shop_order').select('id').limit(1).executeTakeFirst()
if (!isFilled) {
  await database.write((tx) => seedCatalogue(tx, read, readClock()))
  await generateCatalogue({ root: ROOT, database, products: MADE - 50, now: readClock() })
  await fillAtScale(bench, { products: PRODUCTS, orders: ORDERS })
}
const buyers = await database.write((tx) => makeBuyers(tx, 1000))
const [size] = await select<{ size: string; products: number; orders: number }>(database.read)`
  select pg_size_pretty(pg_database_size(current_database())) || ', orders ' ||
      pg_size_pretty(pg_total_relation_size('shop_order') + pg_total_relation_size('order_item') + pg_total_relation_size('order_event'))
      as size,
    (select count(*) from product)::int as products, (select count(*) from shop_order)::int as orders`
const took = isFilled ? 'filled before' : `${Math.round((performance.now() - begun) / 1000)} s`
const held = `${size?.products.toLocaleString('en')} products, ${size?.orders.toLocaleString('en')} orders`
note(
  'filled',
  `${held}, ${size?.size}, ${took}`,
  'all of them',
  size?.products === PRODUCTS && size.orders >= ORDERS,
)

const shop = await openBenchShop(bench, { jobs: 'by hand', pages: BUILT_PAGES })
const desk = await aPersonAtDesk({ ...shop, database, now: readClock() } as never, 'owner')
await measure(
  'a day counted anew for the reports',
  DAYS,
  (n) => database.write((tx) => countDay(tx, daysAfter(shopDay(readClock()), -n), readClock())),
  // Nobody waits for it: it is done each minute for today alone.
  5000,
)
const skus = await database.read
  .selectFrom('sku')
  .innerJoin('product', 'product.id', 'sku.product_id')
  .select(['sku.id', 'product_id'])
  .where('virtual', '=', false)
  .where('on_sale', '=', true)
  .where('stock', '>', 9)
  .orderBy('sku.id', 'desc')
  .limit(1000)
  .execute()
const [last] = await select<{ id: number }>(database.read)`select max(id)::int as id from product`
/** Somebody who has bought ten times. */
const [old] = await select<{ buyer_id: number }>(
  database.read,
)`select buyer_id from shop_order order by id limit 1`
const token = makeToken()
await run(database.statement)`
  insert into session (buyer_id, token_hash, expires_at)
  values (${old?.buyer_id ?? 0}, ${hashToken(token)}, now() + interval '1 day')`

const WORDS = ['苹果', 'ping', 'pg', 'apple', '草莓', 'cherry', '鲜', '有机', 'organic', '海鲜']
const word = (n: number) => WORDS[n % WORDS.length] ?? ''
const search = (input: object) => call('/v1/catalogue/search', input)

await measure('product page', ASKED, (n) => page(paths.product(1 + ((n * 7919) % (last?.id ?? 1)))))
await measure('search by a word', ASKED, (n) => search({ keyword: word(n), page: 1 + Math.floor(n / 10) }))
await measure('search by a word, by price', ASKED, (n) =>
  search({
    keyword: word(n),
    orderby: 'price',
    orderway: n % 2 ? 'asc' : 'desc',
    page: 1 + Math.floor(n / 10),
  }),
)
await measure('search by a word, between prices, by price', ASKED, (n) =>
  search({ keyword: word(n), orderby: 'price', min_price: String(1 + n), max_price: String(20 + n) }),
)
await measure('search page, rendered', ASKED, (n) =>
  page(paths.search({ keyword: word(n), min_price: '1', max_price: String(50 + n) })),
)
await measure('create an order', ASKED, (n) => order(n))
await measure('a buyer’s orders', ASKED, (n) => call('/v1/654c81a07c0ce', { page: 1 + (n % 2) }, token))
for (const [what, feature, name, input] of DESK_QUESTIONS)
  await measure(what, ASKED, async (n) => {
    const answer = await desk.call(feature, name, input(n))
    if (answer.code !== 1) throw new Error(`${name}: ${answer.msg}`)
  })
await shop.close()
await bench.close()
closeReport()

type Ask = (n: number) => Promise<unknown>

async function measure(what: string, times: number, ask: Ask, most = P95_MS): Promise<void> {
  const took: number[] = []
  for (let n = 0; n < times; n += 1) {
    const from = performance.now()
    await ask(n)
    took.push(performance.now() - from)
  }
  // The first ones warm up what a running shop has read long ago.
  const sorted = took.slice(5).sort((a, b) => a - b)
  const [p50, p95] = [0.5, 0.95].map((part) => sorted[Math.floor(sorted.length * part)] ?? 0) as [
    number,
    number,
  ]
  note(
    what,
    `median ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
    `p95 under ${most} ms`,
    p95 < most,
    most / p95,
  )
}

async function page(path: string): Promise<void> {
  const answer = await fetch(shop.origin + path, { headers: { accept: 'text/html', cookie: 'locale=zh_CN' } })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
}

async function call(path: string, input: object, as = ''): Promise<void> {
  const headers = { 'content-type': 'application/json', language: 'zh-cn', ...(as && { 'user-token': as }) }
  const body = JSON.stringify(input)
  const answer = (await (await fetch(shop.origin + path, { method: 'POST', headers, body })).json()) as Said
  if (answer.code !== 1) throw new Error(`${path}: ${answer.msg}`)
}

type Said = { code: number; msg: string }

function order(n: number): Promise<void> {
  const buyer = buyers[n]
  const goods_list = [skus[n * 2], skus[n * 2 + 1]].flatMap((sku) =>
    sku ? [{ product_id: sku.product_id, sku_price_id: sku.id, num: 1 }] : [],
  )
  const input = { type: 'goods', goods_list, address_id: buyer?.addressId, remark: '', from: 'goods' }
  return call('/v1/654b227c8f8fa', input, buyer?.token)
}
