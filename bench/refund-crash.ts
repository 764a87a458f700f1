import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { AFTER_SALE } from '#features/after-sales/after-sale-states.ts'
import { literal } from '#platform/database/literal.ts'
import { run, select } from '#platform/database/raw-sql.ts'
import { openScene } from './lib/open-scene.ts'
import { closeReport, note, noteBooks, noteNone } from './lib/report.ts'
import { startProgram } from './lib/start-program.ts'

/**
 * The shop is killed again and again while its seller approves refunds and Alipay is asked for them: in the end each
 * request is refunded once, at the gateway and in the books.
 */
const ROUNDS = 16
const PER_ROUND = 6
const LONG = 700
const SHORT = 120
const APPLIED = literal(AFTER_SALE.applied)
const SETTLED = literal(AFTER_SALE.settled)

const app = await openScene()
const { aCoupon, aGood, anAfterSale, aPaidOrder, aShopper } = await import('#testing/builders/index.ts')
const { checkBooks } = await import('#features/after-sales/server/check-books.ts')
const tx = app.database.read

for (let n = 0; n < ROUNDS * PER_ROUND; n += 1) {
  const shopper = await aShopper(app, { cents: 100_000 })
  const goods = [{ ...(await aGood(app.database, { cents: 1000 + n })), num: 2 }]
  const coupon = await aCoupon(app.database, { amountCents: 333 })
  const redeemed = await shopper.api.orders.redeemCoupon({ coupon_code: coupon.code })
  if (redeemed.code !== 1) throw new Error(redeemed.msg)
  // Two in three with Alipay, whose refund is the longer way.
  const method = n % 3 ? 'alipay' : 'balance'
  await anAfterSale(
    app,
    shopper,
    await aPaidOrder(app, shopper, { goods, method, couponId: redeemed.data.id }),
  )
}
// The simulated seller looks at none of them before its round.
await run(app.database.statement)`update after_sale set changed_at = now() + interval '1 day'`

const program = { BENCH_DATABASE: app.database.url, BENCH_DATA: app.dataDir, BENCH_JOBS: 'running' }
const count = async (query: ReturnType<typeof sql<{ count: number }>>) =>
  (await select<{ count: number }>(app.database.read)`${query}`)[0]?.count ?? 0

const judged = () =>
  count(sql<{ count: number }>`select count(*)::int as count from after_sale where status = ${SETTLED}`)
const tried = () => count(sql<{ count: number }>`select coalesce(sum(tries), 0)::int as count from refund`)

let unheard = 0
let undecided = 0
for (let round = 0; round < ROUNDS; round += 1) {
  const shop = await startProgram('bench/lib/serve-database.ts', program)
  await run(app.database.statement)`update after_sale set changed_at = now() - interval '1 minute'
    where id in (select id from after_sale where status = ${APPLIED} and changed_at > now() order by id limit ${PER_ROUND})`
  await run(app.database.statement)`update refund set try_after = now() where status = 'wanted'`
  // The sweeps look every few seconds: the blow falls soon after one has begun, the seller's in even rounds, that
  // which asks Alipay in odd ones.
  const begun = round % 2 ? tried : judged
  for (let before = await begun(), looks = 0; (await begun()) === before && looks < 800; looks += 1)
    await wait(10)
  await wait(Math.random() * (round % 2 ? SHORT : LONG))
  await shop.kill()
  unheard += await count(sql<{ count: number }>`
    select count(*)::int as count from refund f join demo_refund d on d.out_request_no = f.sn where f.status = 'wanted'`)
  undecided += await count(sql<{ count: number }>`
    select count(*)::int as count from refund where status = 'wanted'`)
}

const last = await startProgram('bench/lib/serve-database.ts', program)
await run(
  app.database.statement,
)`update after_sale set changed_at = now() - interval '1 minute' where status = ${APPLIED}`
await run(app.database.statement)`update refund set try_after = now() where status = 'wanted'`
const waiting = () =>
  count(sql<{ count: number }>`select (select count(*) from after_sale where status <> ${SETTLED})::int
    + (select count(*) from refund where status <> 'done')::int as count`)
const deadline = performance.now() + 90_000
while ((await waiting()) > 0 && performance.now() < deadline) await wait(200)
const left = await waiting()
await last.stop()

const rows = await select<{ requests: number; wrong: number; gateway: number; books: number }>(tx)`
  select count(*)::int as requests,
    -- Each is settled, with one refund of just its amount, which Alipay knows once where it paid.
    count(*) filter (where a.status <> ${SETTLED} or f.n is distinct from 1 or f.cents is distinct from a.refund_cents
      or (o.pay_method = 'alipay' and (d.n is distinct from 1 or d.cents is distinct from a.refund_cents)))::int as wrong,
    coalesce(sum(d.cents), 0)::int as gateway,
    (select coalesce(sum(l.amount_cents), 0) from ledger_line l join ledger_entry e on e.id = l.entry_id
      where e.kind = 'refund_paid' and l.account = 'alipay')::int as books
  from after_sale a join shop_order o on o.id = a.order_id
  left join lateral (select count(*)::int as n, sum(amount_cents) as cents from refund where order_id = a.order_id) f
    on true
  left join lateral (
    select count(*)::int as n, sum(r.amount_cents) as cents from payment p
    join demo_trade t on t.out_trade_no = p.sn join demo_refund r on r.trade_no = t.trade_no
    where p.order_id = a.order_id) d on true`
const sums = rows[0]!
const faults = await checkBooks(tx)
note(`refund crash: kills`, String(ROUNDS), 'many', true)
note(
  'refund crash: refunds a kill left undecided, done there and unheard here',
  `${undecided}, ${unheard}`,
  'some',
  undecided > 0,
)
noteNone(`refund crash: not settled in the end of ${sums.requests}`, left)
note('refund crash: not refunded exactly once', String(sums.wrong), '0', sums.wrong === 0)
note(
  'refund crash: given back at the gateway, and by the books',
  `${sums.gateway}, ${sums.books}`,
  'equal',
  sums.gateway === sums.books && sums.gateway > 0,
)
noteBooks('refund crash', faults)
await app.close()
closeReport()
