import { setTimeout as wait } from 'node:timers/promises'
import { hash } from '@node-rs/argon2'
import { openBenchDatabase } from './lib/open-bench-database.ts'
import { openBenchShop } from './lib/open-bench-shop.ts'
import { closeReport, note, noteBooks, noteMegabytes, noteNone } from './lib/report.ts'
import { freePort, type Program, startProgram } from './lib/start-program.ts'

/**
 * A day of the shop in `BENCH_MINUTES`: its clock runs as much faster. Two processes serve; one of them is killed again and
 * again, the other lives all day. People buy, pay, cancel, forget and want money back; the seller ships, approves and gives back
 * parts. In the evening everything anybody was told is there, the books agree, and the process that lived is no larger: of a
 * day of few minutes that measures how a process warms up, of an hour (`BENCH_MINUTES=60`) whether it leaks.
 */
const MINUTES = Number(process.env.BENCH_MINUTES ?? 10)
const TIMES = (24 * 60) / MINUTES
const [LANES, BUYERS, STOCK, KILLS] = [4, 400, 1_000_000, Math.max(3, Math.round(MINUTES * 2))]

const bench = await openBenchDatabase()
const { database } = bench
const { checkBooks } = await import('#features/after-sales/server/check-books.ts')
const { AFTER_SALE } = await import('#features/after-sales/after-sale-states.ts')
const { ITEM_REFUND, ORDER, PAID } = await import('#features/orders/order-states.ts')
const { literal } = await import('#platform/database/literal.ts')
const { run, select } = await import('#platform/database/raw-sql.ts')
const { aGood, fillWallet, PAYMENT_PASSWORD } = await import('#testing/builders/index.ts')
const { dayPeople } = await import('./lib/day-people.ts')
const { makeBuyers } = await import('./lib/many-buyers.ts')

const from = Date.now()
const ends = performance.now() + MINUTES * 60_000
const clock = () => new Date(from + (Date.now() - from) * TIMES)
const settings = {
  BENCH_DATABASE: bench.url,
  BENCH_DATA: bench.dataDir,
  BENCH_CLOCK_FROM: String(from),
  BENCH_CLOCK_TIMES: String(TIMES),
}
const start = (port: number) => startProgram('bench/lib/fast-shop.ts', { ...settings, PORT: String(port) })
const steady = await start(await freePort())
// Always at the same place: the provider tells its news where it was asked to.
const shakenPort = await freePort()
let shaken: Program = await start(shakenPort)
let shakenUp = true
/** The seller's side, in this process. */
const office = await openBenchShop(bench, { clock })
const seller = office.api({
  actor: { kind: 'seller', name: 'bench' },
  tokenState: 1,
  language: 'zh_CN',
  address: 'seller',
  requestId: 'bench',
  userAgent: 'bench',
})

const goods: Awaited<ReturnType<typeof aGood>>[] = []
for (let n = 0; n < 8; n += 1) goods.push(await aGood(database, { stock: STOCK, cents: 990 + 170 * n }))
const buyers = await database.write((tx) => makeBuyers(tx, BUYERS))
const secret = await hash(PAYMENT_PASSWORD, { memoryCost: 8, timeCost: 1 })
await run(database.statement)`update buyer set payment_password_hash = ${secret}`
await run(database.statement)`update session set expires_at = now() + interval '30 days'`
for (const { id } of buyers) await fillWallet(database, id, 50_000_000)

const people = dayPeople(() => (shakenUp ? [steady.origin, shaken.origin] : [steady.origin]), goods)
const { told } = people
const isDay = () => performance.now() < ends

let visits = 0
async function lane(): Promise<void> {
  while (isDay()) {
    visits += 1
    await people.visit(buyers[visits % BUYERS]!, visits)
  }
}

const done = { shipped: 0, approved: 0, parts: 0 }
/** What waits longest first, a few at a time; what somebody else was quicker with is refused and no fault. */
async function sellAllDay(): Promise<void> {
  while (isDay()) {
    const paid = await select<{ order_sn: string; sku_id: number; n: number }>(database.read)`
      select o.order_sn, i.sku_id, o.id::int as n from shop_order o join order_item i on i.order_id = o.id
      where o.status = ${literal(ORDER.paid)} and i.refund_status = ${literal(ITEM_REFUND.none)} order by o.id limit 8`
    for (const { order_sn, sku_id, n } of paid) {
      const part = { order_sn, sku_id, amount: '0.50', reason: '补偿' }
      if (n % 4 === 0 && (await seller.refundsSeller.refundPaidOrder(part)).code === 1) done.parts += 1
      const parcel = { order_sn, courier: 'SF', tracking_no: `SF${String(n).padStart(10, '0')}` }
      if ((await seller.ordersSeller.shipOrder(parcel)).code === 1) done.shipped += 1
    }
    const asked = await select<{ id: number }>(database.read)`
      select id from after_sale where status = ${literal(AFTER_SALE.applied)} order by id limit 8`
    for (const { id } of asked)
      if ((await seller.afterSalesSeller.approveAfterSale({ id })).code === 1) done.approved += 1
    if (paid.length + asked.length === 0) await wait(100)
  }
}

const killed: number[] = []
async function shakeAllDay(): Promise<void> {
  while (isDay()) {
    await wait((MINUTES * 60_000 * (0.5 + Math.random())) / KILLS)
    if (!isDay()) return
    await shaken.kill()
    shakenUp = false
    killed.push(performance.now())
    shaken = await start(shakenPort)
    shakenUp = true
  }
}

const held: number[] = []
async function weighAllDay(): Promise<void> {
  while (isDay()) {
    held.push(steady.megabytes())
    await wait((MINUTES * 60_000) / 200)
  }
}

await Promise.all([...Array.from({ length: LANES }, lane), sellAllDay(), shakeAllDay(), weighAllDay()])

const count = async (rows: Promise<{ count: number }[]>) => (await rows)[0]?.count ?? -1
/** The provider tells the shop until it has heard; so much may still be on its way. */
const unheard = () =>
  count(select<{ count: number }>(database.read)`
    select count(*)::int as count from demo_trade where notify_after is not null`)
for (const until = performance.now() + 90_000; (await unheard()) > 0 && performance.now() < until; )
  await wait(500)
await office.jobs.runNow('try-refunds')

const middle = (list: readonly number[]) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0
const [early, late] = [held.slice(held.length / 4, held.length / 2), held.slice((held.length * 3) / 4)].map(
  middle,
)
const sns = told.placed.map(({ order_sn }) => order_sn)
const lost = await count(select<{ count: number }>(database.read)`
  select count(*)::int as count from unnest(${sns}::text[]) sn
  where not exists (select from shop_order o where o.order_sn = sn)`)
const unpaid = await count(select<{ count: number }>(database.read)`
  select count(*)::int as count from unnest(${told.paid}::text[]) sn
  where not exists (select from shop_order o where o.order_sn = sn and o.status in (${literal(...PAID)}))`)
const all = await count(
  select<{ count: number }>(database.read)`select count(*)::int as count from shop_order`,
)
const overdue = await count(select<{ count: number }>(database.read)`
  select count(*)::int as count from shop_order
  where status = ${literal(ORDER.awaitingPayment)} and expires_at < ${new Date(clock().getTime() - TIMES * 120_000)}`)

const did = `${told.placed.length} orders, ${told.acts} acts, ${done.shipped} shipped, ${done.parts} parts back, ${done.approved} approved`
const some = Math.min(told.placed.length, done.shipped, done.parts, done.approved) > 0
note(`long day of ${MINUTES} min: what was done`, did, 'some of each', some)
note(
  'long day: kills of one process',
  `${killed.length}, ${told.unanswered} asked again`,
  'many',
  killed.length >= 2,
)
noteNone('long day: orders lost', lost)
noteNone('long day: orders nobody was told of', all - told.placed.length)
noteNone('long day: payments lost', unpaid)
noteNone('long day: notices of the gateway unheard', await unheard())
noteNone('long day: orders not closed long after their time', overdue)
noteBooks('long day', await checkBooks(database.read))
note(
  'long day: memory of the process that lived, second and last quarter',
  `${Math.round(early!)} MB, ${Math.round(late!)} MB`,
  'at most 1.2 times',
  late! <= 1.2 * early!,
  (1.2 * early!) / late!,
)
noteMegabytes('long day: memory at most', Math.max(...held), 350)
await Promise.all([steady.stop(), shaken.stop()])
await office.close()
await bench.close()
closeReport()
