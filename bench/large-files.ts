import { createHash, randomBytes } from 'node:crypto'
import { open, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ORDER } from '#features/orders/order-states.ts'
import { literal } from '#platform/database/literal.ts'
import { run, select } from '#platform/database/raw-sql.ts'
import { later, minutes } from '#platform/time.ts'
import { makeBuyers } from './lib/many-buyers.ts'
import { openBenchDatabase } from './lib/open-bench-database.ts'
import { closeReport, note } from './lib/report.ts'
import { runCommand } from './lib/run-command.ts'
import { startProgram } from './lib/start-program.ts'

/** A file of 200 MB that is sold: in by the seller's command, out to buyers, one and several at a time, whole and in parts. */
const MEGABYTES = Number(process.env.BENCH_MEGABYTES ?? 200)
const AT_ONCE = 4
const MOST = 60

const bench = await openBenchDatabase()
const { database } = bench
const { signLink } = await import('#features/orders/server/downloads/sign-link.ts')
const { aGood } = await import('#testing/builders/index.ts')

/** What the first megabyte is, and all others. */
const block = randomBytes(1 << 20)
const large = path.join(bench.dataDir, 'large.pdf')
const small = path.join(bench.dataDir, 'small.pdf')
const head = Buffer.from('%PDF-1.7\n')
await writeFile(small, head)
const whole = createHash('sha256').update(head)
await using file = await open(large, 'w')
await file.write(head)
for (let n = 0; n < MEGABYTES - 1; n += 1) {
  await file.write(block)
  whole.update(block)
}
const digest = whole.digest('hex')

const { product_id } = await aGood(database, { virtual: true })
const add = (name: string) =>
  runCommand(bench, [
    'products',
    'files',
    'add',
    String(product_id),
    name,
    '--zh',
    '讲义',
    '--en',
    'Notes',
    '--json',
  ])
const least = await add(small)
const most = await add(large)
const grown = most.megabytes - least.megabytes
note(
  `${MEGABYTES} MB in by the command`,
  most.code === 0 ? `${most.seconds.toFixed(1)} s, ${Math.round(grown)} MB` : `refused (${most.code})`,
  `under ${MOST} MB more than a small one`,
  most.code === 0 && grown < MOST,
)

const [buyer] = await database.write((tx) => makeBuyers(tx, 1))
if (!buyer) throw new Error('There is a buyer')
const texts = JSON.stringify({ zh_CN: '讲义', en_US: 'Notes' })
const { rows } = await run<{ id: number }>(database.statement)`
  with bought as (
    insert into shop_order (order_sn, buyer_id, status, virtual, goods_cents, discount_cents, dispatch_cents, pay_cents,
      pay_method, source, remark, ship_to, created_at, expires_at, close_after, paid_at)
    values (${'1'.padStart(22, '26')}, ${buyer.id}, ${literal(ORDER.shipped)}, true, 3000, 0, 0, 3000, 'alipay', 'goods', '',
      null, now(), now(), now(), now()) returning id)
  insert into order_item (order_id, product_id, sku_id, title, sku_text, picture, price_cents, quantity, pay_cents)
  select id, ${product_id}, 1, ${texts}::jsonb, ${texts}::jsonb, '/pictures/product-1-1', 3000, 1, 3000 from bought
  returning id`
const [stored] = await select<{ id: number; bytes: number }>(database.read)`
  select id, bytes from product_download order by bytes desc limit 1`
const grant = {
  itemId: rows[0]!.id,
  buyerId: buyer.id,
  until: later(new Date(), minutes(30)),
  language: 'en_US' as const,
}
const link = `${await signLink(database.read, grant)}?file=${stored!.id}`

const shop = await startProgram('bench/lib/serve-database.ts', {
  BENCH_DATABASE: bench.url,
  BENCH_DATA: bench.dataDir,
})
const fetched = async (headers: Record<string, string> = {}) => {
  const response = await fetch(shop.origin + link, { headers: { 'user-token': buyer.token, ...headers } })
  if (!response.ok || !response.body) throw new Error(`${response.status}`)
  return response.body
}
async function digestOf(...parts: Record<string, string>[]): Promise<string> {
  const hash = createHash('sha256')
  for (const headers of parts) for await (const chunk of await fetched(headers)) hash.update(chunk)
  return hash.digest('hex')
}

async function noteOut(what: string, take: () => Promise<readonly string[]>): Promise<void> {
  // What it holds now, not the most it ever held: starting takes more than serving.
  const before = shop.megabytes()
  let highest = before
  const look = setInterval(() => {
    highest = Math.max(highest, shop.megabytes())
  }, 10)
  const started = performance.now()
  const right = (await take()).every((one) => one === digest)
  const seconds = (performance.now() - started) / 1000
  clearInterval(look)
  const held = highest - before
  const figure = `${seconds.toFixed(1)} s, ${Math.round(held)} MB`
  note(what, right ? figure : 'other bytes', `under ${MOST} MB`, right && held < MOST)
}

try {
  // The first call loads what every one needs.
  for await (const _ of await fetched({ range: 'bytes=0-0' }));
  await noteOut(`${MEGABYTES} MB out to one buyer`, async () => [await digestOf({})])
  const half = Math.floor(stored!.bytes / 2)
  await noteOut('the same in two parts', async () => [
    await digestOf({ range: `bytes=0-${half - 1}` }, { range: `bytes=${half}-` }),
  ])
  await noteOut(`the same ${AT_ONCE} times at once`, () =>
    Promise.all(Array.from({ length: AT_ONCE }, () => digestOf({}))),
  )
} finally {
  await shop.stop()
  await bench.close()
}
closeReport()
