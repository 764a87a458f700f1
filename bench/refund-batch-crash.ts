import { setTimeout as wait } from 'node:timers/promises'
import { select } from '#platform/database/raw-sql.ts'
import { openScene } from './lib/open-scene.ts'
import { closeReport, note, noteBooks, noteNone } from './lib/report.ts'
import { startProgram } from './lib/start-program.ts'

/**
 * A spoiled batch: money of five hundred orders goes back by one press to which a second person agreed, and the process is
 * killed over it again and again, first over the press, then over what goes on with it. Started for the last time the shop
 * ends it by itself: each order once, at the gateway and in the books.
 */
const ORDERS = 500
const BUYERS = 50
const KILLS = 6
/** About what fifty lines take: the blow falls anywhere in a transaction. */
const SOON = 400

const app = await openScene()
const { run } = await import('#platform/database/raw-sql.ts')
const { aGood, aPaidOrder, aShopper } = await import('#testing/builders/index.ts')
const { aPersonAtDesk } = await import('#testing/at-desk.ts')
const { approvalScenes } = await import('#features/approvals/server/test-scenes.ts')
const { checkBooks } = await import('#features/after-sales/server/check-books.ts')
const tx = app.database.read

const fish = { ...(await aGood(app.database, { cents: 3333, stock: ORDERS * 2 })), num: 1 }
const salt = { ...(await aGood(app.database, { cents: 1000, stock: ORDERS * 2 })), num: 1 }
const orders: string[] = []
for (let n = 0; n < BUYERS; n += 1) {
  const shopper = await aShopper(app, { cents: 1_000_000 })
  for (let k = 0; k < ORDERS / BUYERS; k += 1) {
    // Two in three with Alipay, whose refund is the longer way.
    const method = k % 3 ? 'alipay' : 'balance'
    orders.push((await aPaidOrder(app, shopper, { goods: [fish, salt], method })).order_sn)
  }
}
await approvalScenes(() => app).limit('support', 0, 0)
// People who go on where they were, whichever process answers.
const scene = Object.assign(Object.create(app) as typeof app, { origin: app.origin })
const support = await aPersonAtDesk(scene, 'support')
const chief = await aPersonAtDesk(scene, 'owner')

const program = { BENCH_DATABASE: app.database.url, BENCH_DATA: app.dataDir, BENCH_JOBS: 'running' }
const start = async () => {
  const shop = await startProgram('bench/lib/serve-database.ts', program)
  scene.origin = shop.origin
  return shop
}
const doneLines = async () =>
  (
    await select<{ count: number }>(tx)`
    select count(*)::int as count from batch_act_line where state = 'done'`
  )[0]?.count ?? 0
/** Nobody waits a minute for a process that is known to be dead. */
const letGo = () =>
  run(app.database.statement)`update batch_act set created_at = created_at - interval '2 minutes'`

let shop = await start()
const asked = { order_sns: orders, sku_id: fish.sku_price_id, percent: 30, reason: '冷链中断' }
const { data: checked } = await support.call('manyRefundsSeller', 'checkRefunds', asked)
const { key } = checked as { key: string }
const { data: held } = await support.call('manyRefundsSeller', 'runRefunds', { ...asked, key })
const { id, approval_id } = held as { id: number; approval_id: number }
const agreeing = chief.call('approvalsSeller', 'agreeToApproval', { id: approval_id }).catch(() => undefined)

const before: number[] = []
for (let kill = 0; kill < KILLS; kill += 1) {
  const known = before.at(-1) ?? 0
  for (let looks = 0; (await doneLines()) === known && looks < 3000; looks += 1) await wait(10)
  await wait(Math.random() * SOON)
  await shop.kill()
  before.push(await doneLines())
  if (kill === 0) await letGo()
  shop = await start()
}
await agreeing

const deadline = performance.now() + 120_000
const waiting = async () =>
  (
    await select<{ count: number }>(tx)`
    select (select count(*) from batch_act_line where state = 'ready')::int
      + (select count(*) from batch_act where finished_at is null)::int
      + (select count(*) from refund where status <> 'done')::int as count`
  )[0]?.count ?? 0
while ((await waiting()) > 0 && performance.now() < deadline) {
  await run(app.database.statement)`update refund set try_after = now() where status = 'wanted'`
  await wait(200)
}
const left = await waiting()
await shop.stop()

const [sums] = await select<{
  wrong: number
  untold: number
  unaudited: number
  gateway: number
  books: number
}>(tx)`
  select
    -- One refund of just the sum that was seen, which Alipay knows once where it paid.
    count(*) filter (where f.n is distinct from 1 or f.cents is distinct from (l.line ->> 'cents')::int
      or i.n is distinct from 1 or i.cents is distinct from f.cents
      or (o.pay_method = 'alipay' and (d.n is distinct from 1 or d.cents is distinct from f.cents)))::int as wrong,
    count(*) filter (where m.n <> 1)::int as untold,
    count(*) filter (where a.n <> 1)::int as unaudited,
    coalesce(sum(d.cents), 0)::int as gateway,
    (select coalesce(sum(b.amount_cents), 0) from ledger_line b join ledger_entry e on e.id = b.entry_id
      where e.kind = 'refund_paid' and b.account = 'alipay')::int as books
  from batch_act_line l join shop_order o on o.order_sn = l.line ->> 'order_sn'
  left join lateral (select count(*)::int as n, sum(amount_cents)::int as cents from refund where order_id = o.id) f
    on true
  left join lateral (select count(*)::int as n, sum(cents)::int as cents from item_refund where order_id = o.id) i
    on true
  left join lateral (select count(*)::int as n from buyer_message
    where kind = 'order_refunded' and (data ->> 'order_id')::bigint = o.id) m on true
  left join lateral (select count(*)::int as n from audit_line
    where thing = 'order' and thing_id = o.order_sn and after ? 'refunded') a on true
  left join lateral (
    select count(*)::int as n, sum(r.amount_cents)::int as cents from payment p
    join demo_trade t on t.out_trade_no = p.sn join demo_refund r on r.trade_no = t.trade_no
    where p.order_id = o.id) d on true
  where l.batch_id = ${id}`
const faults = await checkBooks(tx)
note(
  `refund batch: lines done of ${ORDERS} at each of ${KILLS} kills`,
  before.join(', '),
  'some, never all',
  before.every((done, at) => done > 0 && (at < KILLS - 1 || done < ORDERS)),
)
noteNone('refund batch: lines and refunds not ended by the shop itself', left)
noteNone('refund batch: orders not refunded exactly once, with what was seen', sums?.wrong ?? -1)
noteNone('refund batch: buyers not told exactly once', sums?.untold ?? -1)
noteNone('refund batch: orders without exactly one line in the audit', sums?.unaudited ?? -1)
note(
  'refund batch: given back at the gateway, and by the books',
  `${sums?.gateway}, ${sums?.books}`,
  'equal',
  sums?.gateway === sums?.books && (sums?.gateway ?? 0) > 0,
)
noteBooks('refund batch', faults)
await app.close()
closeReport()
