import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { callWire } from '#testing/call-wire.ts'
import { DURABLE, openBenchDatabase } from './lib/open-bench-database.ts'
import { closeReport, note } from './lib/report.ts'
import { nginxIsHere, runNginx } from './lib/run-nginx.ts'
import { freePort, type Program, startProgram } from './lib/start-program.ts'
import { WIRE } from './lib/wire-paths.ts'

/**
 * Two web processes on one database behind nginx, stopped and started in turn while visitors look and buyers fill
 * carts and order: no request fails, and what one process was told the other knows.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const AT_ONCE = 8
const BUYERS = 2000
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
const ports = [await freePort(), await freePort()]
const start = (n: number) =>
  startProgram(
    'src/app/start.ts',
    {
      DATABASE_URL: benchDatabase.url,
      DATA_DIR: benchDatabase.dataDir,
      SHOP_DEMO: '1',
      TRUST_PROXY: '127.0.0.1',
      PORT: String(ports[n]),
      LOG_LEVEL: 'fatal',
    },
    { quiet: true },
  )
const processes = [await start(0), await start(1)]
const nginx = await runNginx(ports)
const good = await aGood(benchDatabase.database, { stock: 1_000_000, cents: 1280 })
const buyers = await benchDatabase.database.write((tx) => makeBuyers(tx, BUYERS))

let stopping = false
let sent = 0
const failed: string[] = []
const wrong: string[] = []

/** One request through nginx, never repeated: whatever is not a success has failed. */
async function ask<T>(what: string, request: () => Promise<{ status: number } & T>): Promise<T | undefined> {
  sent += 1
  const answer = await request().catch((error: Error) => ({ status: 0, why: String(error.cause ?? error) }))
  if (answer.status === 200) return answer as T
  failed.push(`${what}: ${'why' in answer ? answer.why : answer.status}`)
  return undefined
}

const page = (path: string) =>
  ask(path, async () => {
    const response = await fetch(nginx.origin + path)
    const html = await response.text()
    if (response.ok && !html.endsWith('</html>')) wrong.push(`${path} is cut short`)
    return response
  })

async function visit(n: number): Promise<void> {
  const { token, addressId } = buyers[n % BUYERS]!
  const call = <T>(wire: string, input: object, key?: string) =>
    ask(wire, () => callWire(nginx.origin + wire, input, key ? { token, key } : { token })) as Promise<
      { code: number; data: T; msg: string } | undefined
    >
  await page(n % 2 ? '/' : `/product-details/${1 + (n % 50)}`)
  const num = 1 + (n % 9)
  if (!(await call(WIRE.addToCart, { ...good, type: 'cover', num, id: 0 }))) return
  const cart = await call<{ num: number }[]>(WIRE.listCart, {})
  if (cart && cart.data[0]?.num !== num) wrong.push('another cart')
  const order = { goods_list: [{ ...good, num: 1 }], address_id: addressId }
  const placed = await call(WIRE.createOrder, order, randomUUID())
  if (placed && placed.code !== 1) wrong.push(placed.msg)
  await page('/search')
}

async function lane(first: number): Promise<void> {
  for (let n = first; !stopping; n += AT_ONCE) await visit(n)
}

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

// Both have compiled what they run most before anything is counted.
for (let n = 0; n < 2 * AT_ONCE; n += 1) await visit(n)
const lanes = Promise.all(Array.from({ length: AT_ONCE }, (_, n) => lane(n)))
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
stopping = true
await lanes
await nginx.stop()
for (const one of processes) await one.stop()
await benchDatabase.close()

const first = (list: readonly string[]) => (list.length > 0 ? `${list.length}, ${list[0]}` : '0')
note(
  `many processes: failed of ${sent}, ${stops.length} stops and starts`,
  first(failed),
  '0',
  failed.length === 0,
)
note('many processes: wrong answers', first(wrong), '0', wrong.length === 0)
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
