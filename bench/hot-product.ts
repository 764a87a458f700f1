import { randomUUID } from 'node:crypto'
import { callWire } from '#testing/call-wire.ts'
import { measureAgainstBare } from './lib/against-bare.ts'
import { openBenchDatabase } from './lib/open-bench-database.ts'
import { closeReport, note, noteNone } from './lib/report.ts'
import { startDemo } from './lib/start-demo.ts'
import { freePort, startProgram } from './lib/start-program.ts'

/**
 * One product is looked at by everybody while fifty of it are ordered every second: its page stays in memory, and
 * whoever looks sees stock that is at most two seconds old (decision 39), also in a process that sold nothing.
 */
const SALES_PER_SECOND = 50
const BUYERS = 2000
const STALE_MS = 2000
const ORDER = '/v1/654b227c8f8fa'
const DETAIL = '/v1/65483b5f97c31'

const bench = await openBenchDatabase()
const { aGood } = await import('#testing/builders/index.ts')
const { makeBuyers } = await import('./lib/many-buyers.ts')
const start = async () =>
  startDemo(bench.dataDir, { DATABASE_URL: bench.url, PORT: String(await freePort()) })
const [looked, selling] = [await start(), await start()]
const bare = await startProgram('bench/lib/bare-server.ts', {})
const good = await aGood(bench.database, { stock: 1_000_000, cents: 1280 })
const buyers = await bench.database.write((tx) => makeBuyers(tx, BUYERS))

/** How much was sold when: as the database has it, before the buyer hears. */
const sold: { at: number; taken: number }[] = []
let sales = 0
let refused = 0
async function sell(): Promise<void> {
  const { token, addressId } = buyers[sales % BUYERS]!
  sales += 1
  const input = { goods_list: [{ ...good, num: 1 }], address_id: addressId }
  const { code } = await callWire(selling.origin + ORDER, input, { token, key: randomUUID() })
  if (code !== 1) refused += 1
}

let oldest = 0
async function look(): Promise<void> {
  const { taken } = await bench.database.read
    .selectFrom('sku')
    .select('taken')
    .where('id', '=', good.sku_price_id)
    .executeTakeFirstOrThrow()
  sold.push({ at: performance.now(), taken })
  const answer = await callWire(looked.origin + DETAIL, { id: good.product_id })
  const { sku_data } = answer.data as { sku_data: { stock: number }[] }
  const shown = 1_000_000 - (sku_data[0]?.stock ?? 0)
  // The last moment at which no more was sold than is shown: since then it is old.
  const since = sold.findLast(({ taken: then }) => then <= shown)?.at ?? sold[0]!.at
  oldest = Math.max(oldest, performance.now() - since)
}

const sells = setInterval(() => void sell().catch(() => (refused += 1)), 1000 / SALES_PER_SECOND)
const looks = setInterval(() => void look().catch(() => undefined), 250)
const page = {
  url: `${looked.origin}/product-details/${good.product_id}`,
  headers: { 'accept-encoding': 'br, gzip' },
}
const what = `product page, ${SALES_PER_SECOND} sold a second`
await measureAgainstBare(bare, { what, shot: page, atLeast: 0.5 })
clearInterval(sells)
clearInterval(looks)
note(
  'stock shown is at most as old as',
  `${Math.round(oldest)} ms`,
  `${STALE_MS} ms`,
  oldest <= STALE_MS,
  STALE_MS / oldest,
)
noteNone('orders refused', refused)
console.log(`${sales} sold`)
await Promise.all([looked.stop(), selling.stop(), bare.stop()])
await bench.close()
closeReport()
