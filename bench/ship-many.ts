import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ORDER } from '#features/orders/order-states.ts'
import { literal } from '#platform/database/literal.ts'
import { run, select } from '#platform/database/raw-sql.ts'
import { makeBuyers, SHIP_TO } from './lib/many-buyers.ts'
import { measure } from './lib/measure.ts'
import { DURABLE, openBenchDatabase, ROOT } from './lib/open-bench-database.ts'
import { closeReport, note, noteMegabytes, noteNone, noteSeconds } from './lib/report.ts'
import { NODE_FLAGS, startProgram } from './lib/start-program.ts'

/**
 * A morning's parcels by the seller's command: 200 orders and 1,000 from a file while buyers look at their orders, and a
 * file whose command is killed half-way and gone on with. Each order leaves once.
 */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3)
const SMALL = 200
const LARGE = 1000
const KILLED = 400

const bench = await openBenchDatabase(DURABLE)
const { database } = bench
const buyers = await database.write((tx) => makeBuyers(tx, 100))
const [buyer] = buyers
if (!buyer) throw new Error('There are buyers')

const texts = JSON.stringify({ zh_CN: '红富士苹果', en_US: 'Fuji apples' })
const ids = buyers.map(({ id }) => id)

/** Paid orders of two items each. */
const { rows: orders } = await database.write(
  (tx) =>
    run<{ id: number; order_sn: string }>(tx)`
    insert into shop_order (order_sn, buyer_id, status, virtual, goods_cents, discount_cents, dispatch_cents, pay_cents,
      pay_method, source, remark, ship_to, created_at, expires_at, close_after, paid_at)
    select '26' || lpad(n::text, 20, '0'), (${ids}::bigint[])[1 + n % ${ids.length}::int], ${literal(ORDER.paid)}, false,
      3000, 0, 0, 3000, 'alipay', 'goods', '', ${SHIP_TO}::jsonb, now(), now(), now(), now()
    from generate_series(1, ${SMALL + LARGE + KILLED}::int) n returning id, order_sn`,
)
await database.write(
  (tx) => run(tx)`
  insert into order_item (order_id, product_id, sku_id, title, sku_text, picture, price_cents, quantity, pay_cents)
  select o.id, 1, l, ${texts}::jsonb, ${texts}::jsonb, '/pictures/product-1-1', 1500, 1, 1500
  from shop_order o, generate_series(1, 2) l`,
)
await run(database.statement)`vacuum analyze`

const fileOf = async (name: string, from: number, count: number) => {
  const file = path.join(bench.dataDir, name)
  const rows = orders
    .slice(from, from + count)
    .map(({ order_sn, id }) => `${order_sn},SF,SF${String(id).padStart(12, '0')}`)
  await writeFile(file, `订单编号,快递公司,快递单号\n${rows.join('\n')}\n`)
  return file
}

const command = (...args: string[]) =>
  spawn(process.execPath, [...NODE_FLAGS, path.join(ROOT, 'src/seller/seller.ts'), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: bench.url,
      DATA_DIR: bench.dataDir,
      SHOP_DEMO: '1',
      LOG_LEVEL: 'fatal',
    },
  })

/** How long it took, and the most it held in memory (Linux). */
async function watch(child: ChildProcess): Promise<{ seconds: number; megabytes: number }> {
  const started = performance.now()
  let megabytes = 0
  let code: number | null | undefined
  child.once('exit', (ended) => {
    code = ended
  })
  while (code === undefined) {
    await wait(20)
    const status = readStatus(child.pid)
    megabytes = Math.max(megabytes, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
  }
  if (code !== 0) throw new Error(`The command ended with ${code}`)
  return { seconds: (performance.now() - started) / 1000, megabytes }
}

function readStatus(pid: number | undefined): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}

const shop = await startProgram('bench/lib/serve-database.ts', {
  BENCH_DATABASE: bench.url,
  BENCH_DATA: bench.dataDir,
})
const call = {
  url: `${shop.origin}/v1/654c81a07c0ce`,
  method: 'POST',
  headers: { 'content-type': 'application/json', 'user-token': buyer.token },
  body: JSON.stringify({ status: 'all' }),
} as const
const answer = (await (await fetch(call.url, call)).json()) as { code: number; msg: string }
if (answer.code !== 1) throw new Error(answer.msg)
const looking = () => measure(call, 1, SECONDS)

const small = await watch(command('ship', 'file', await fileOf('small.csv', 0, SMALL)))
noteSeconds(`ship many: ${SMALL} orders`, small.seconds, 5)

await looking()
const alone = await looking()
const shipping = watch(command('ship', 'file', await fileOf('large.csv', SMALL, LARGE)))
const beside = await looking()
const large = await shipping
noteSeconds(`ship many: ${LARGE} orders`, large.seconds, 25)
noteMegabytes('ship many: memory of the command', large.megabytes, 300)
const usual = (rps: number) => 1000 / rps
const slower = usual(beside.rps) / usual(alone.rps)
const figure = `${usual(beside.rps).toFixed(1)} ms against ${usual(alone.rps).toFixed(1)} ms`
note(
  'ship many: a buyer’s list meanwhile',
  `${slower.toFixed(2)} times, ${figure}`,
  'at most 1.2',
  slower <= 1.2,
)

const killed = command('ship', 'file', await fileOf('killed.csv', SMALL + LARGE, KILLED))
const progress = async () => {
  const [batch] = await select<{ id: number; done: number }>(database.read)`
    select b.id, (select count(*) from batch_act_line l where l.batch_id = b.id and state = 'done') as done
    from batch_act b where finished_at is null`
  return batch
}
let stopped = await progress()
while (!stopped || stopped.done === 0) {
  await wait(5)
  stopped = await progress()
}
killed.kill('SIGKILL')
await new Promise((resolve) => killed.once('exit', resolve))
const left = await progress()
note('ship many: done when it was killed', `${left?.done} of ${KILLED}`, 'some', (left?.done ?? 0) < KILLED)
await watch(command('batches', 'resume', String(stopped.id)))

const [found] = await select<{ unsent: number; twice: number; untold: number }>(database.read)`
  select count(*) filter (where parcels = 0) as unsent, count(*) filter (where parcels > 1) as twice,
    count(*) filter (where messages <> 1) as untold
  from (select o.id, (select count(*) from parcel p where p.order_id = o.id) as parcels,
      (select count(*) from buyer_message m where (m.data ->> 'order_id')::bigint = o.id) as messages
    from shop_order o) orders`
noteNone('ship many: orders that did not leave', found?.unsent ?? -1)
noteNone('ship many: orders that left twice', found?.twice ?? -1)
noteNone('ship many: buyers not told once', found?.untold ?? -1)
await shop.stop()
await bench.close()
closeReport()
