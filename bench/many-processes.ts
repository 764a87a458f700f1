import { setTimeout as wait } from 'node:timers/promises'
import { callWire } from '#testing/call-wire.ts'
import { DURABLE, openBenchDatabase } from './lib/open-bench-database.ts'
import { closeReport, note } from './lib/report.ts'
import { nginxIsHere, runNginx } from './lib/run-nginx.ts'
import { freePort, type Program } from './lib/start-program.ts'
import { WIRE } from './lib/wire-paths.ts'

/**
 * Two web processes on one database behind nginx, stopped and started in turn while visitors look and buyers fill
 * carts and order: no request fails, and what one process was told the other knows.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const AT_ONCE = 8
const SOON = 1500

if (!nginxIsHere()) {
  console.log(
    'many processes: nginx is not installed here (Debian: apt install nginx); nothing was measured.',
  )
  process.exit(1)
}
const benchDatabase = await openBenchDatabase(DURABLE)
const { aGood } = await import('#testing/builders/index.ts')
const { makeBuyers } = await import('./lib/many-buyers.ts')
const { loadShop } = await import('./lib/load-shop.ts')
const ports = [await freePort(), await freePort()]
const { startDemo } = await import('./lib/start-demo.ts')
const start = (n: number) =>
  startDemo(benchDatabase.dataDir, {
    DATABASE_URL: benchDatabase.url,
    TRUST_PROXY: '127.0.0.1',
    PORT: String(ports[n]),
  })
const processes = [await start(0), await start(1)]
const nginx = await runNginx(ports)
const load = await loadShop({ database: benchDatabase.database, origins: [nginx.origin], atOnce: AT_ONCE })
const { failed, wrong } = load

/** What is told to one process holds in the other: carts and limits at once, what is kept after a moment. */
async function checkShared(one: Program, other: Program): Promise<void> {
  const { token, addressId } = (await benchDatabase.database.write((tx) => makeBuyers(tx, 1)))[0]!
  const scarce = await aGood(benchDatabase.database, { stock: 5, cents: 990 })
  const stockAt = async ({ origin }: Program) => {
    const { status, data, msg } = await callWire(origin + WIRE.showProduct, { id: scarce.product_id })
    if (status !== 200) failed.push(`${WIRE.showProduct}: ${status} ${msg}`)
    return (data as { sku_data: { stock: number }[] } | null)?.sku_data[0]?.stock
  }
  if ((await stockAt(one)) !== 5 || (await stockAt(other)) !== 5) wrong.push('stock at first')
  await callWire(one.origin + WIRE.addToCart, { ...scarce, type: 'cover', num: 2, id: 0 }, { token })
  const cart = await callWire(other.origin + WIRE.listCart, {}, { token })
  if ((cart.data as unknown[] | null)?.length !== 1) wrong.push(`a cart of the other process: ${cart.msg}`)
  await callWire(
    one.origin + WIRE.createOrder,
    { goods_list: [{ ...scarce, num: 1 }], address_id: addressId },
    { token },
  )
  await soon('stock', async () => (await stockAt(one)) === 4 && (await stockAt(other)) === 4)
  for (let n = 0; n < 20; n += 1) {
    const { origin } = n % 2 ? one : other
    const { status } = await callWire(origin + WIRE.redeemCoupon, { coupon_code: `NO${n}` }, { token })
    if (status !== 200) wrong.push(`limited too early, after ${n}`)
  }
  for (const { origin } of [one, other]) {
    const { status } = await callWire(origin + WIRE.redeemCoupon, { coupon_code: 'NO' }, { token })
    if (status !== 429) wrong.push('not limited together')
  }
  await callWire(`${one.origin}/v1/account/logout`, {}, { token })
  await soon('logout', async () => (await callWire(other.origin + WIRE.listCart, {}, { token })).code !== 1)
}

/** nginx sends a process that was away one request and, once that was answered, its share; the other stays till then. */
async function takesPart({ origin }: Program): Promise<void> {
  const answered = async () => {
    const figures = await (await fetch(`${origin}/metrics`)).text()
    const counts = figures.matchAll(/shop_request_seconds_count\{route="[a-z]\w+\.[^}]*\} (\d+)/g)
    return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
  }
  while ((await answered()) < 5 * AT_ONCE) await wait(50)
}

const delays: number[] = []
async function soon(what: string, holds: () => Promise<boolean>): Promise<void> {
  const from = performance.now()
  while (!(await holds())) {
    if (performance.now() - from > SOON) return void wrong.push(`${what}: not known after ${SOON} ms`)
    await wait(5)
  }
  delays.push(performance.now() - from)
}

const stops: number[] = []
for (let round = 0; round < ROUNDS; round += 1) {
  for (const n of [0, 1]) {
    const from = performance.now()
    await processes[n]!.stop()
    stops.push((performance.now() - from) / 1000)
    processes[n] = await start(n)
    await takesPart(processes[n]!)
  }
  await checkShared(processes[round % 2]!, processes[(round + 1) % 2]!)
}
await load.stop()
await nginx.stop()
for (const one of processes) await one.stop()
await benchDatabase.close()

load.note(`many processes, ${stops.length} stops and starts`)
note(
  'many processes: known to the other after',
  `${Math.round(Math.max(...delays))} ms at most`,
  `within ${SOON} ms`,
  delays.length > 0,
)
note(
  'many processes: a process was out after',
  `${Math.max(...stops).toFixed(1)} s at most`,
  'within 10 s',
  Math.max(...stops) < 10,
)
closeReport()
