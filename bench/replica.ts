import { setTimeout as wait } from 'node:timers/promises'
import { DURABLE, openBenchDatabase } from './lib/open-bench-database.ts'
import { closeReport, note, noteBooks, noteNone } from './lib/report.ts'
import { findHostPostgres, runPostgresPair } from './lib/run-postgres-pair.ts'
import type { Program } from './lib/start-program.ts'

/**
 * A shop with a streaming replica that is always some time behind, while visitors look and buyers order. Nobody is shown
 * what was there before a change they could know of. The replica is killed, hangs, falls far behind, and comes back:
 * no request fails. At last the database itself is killed and the replica takes its place.
 */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10)
const AT_ONCE = 8
const BEHIND = '400ms'

const bin = findHostPostgres()
if (!bin) {
  console.log(
    'replica: PostgreSQL is not installed here (Debian: apt install postgresql); nothing was measured.',
  )
  process.exit(1)
}
const pair = await runPostgresPair(bin)
const bench = await openBenchDatabase(DURABLE, pair.primary.url)
const { checkBooks } = await import('#features/after-sales/server/check-books.ts')
const { openDatabase } = await import('#platform/database/database.ts')
const { select } = await import('#platform/database/raw-sql.ts')
const { createLog } = await import('#platform/log.ts')
const { loadShop } = await import('./lib/load-shop.ts')
const { nameAt, renameProduct } = await import('./lib/rename-product.ts')
const { askDatabase } = await import('#testing/ask-database.ts')

const { startDemo } = await import('./lib/start-demo.ts')
const start = (settings: Record<string, string>) => startDemo(bench.dataDir, settings)

await pair.replica.set(`recovery_min_apply_delay = '${BEHIND}'`)
const shop = await start({ DATABASE_URL: pair.primary.url, DATABASE_REPLICA_URL: pair.replica.url })

const figure = async (name: string) => {
  const figures = await (await fetch(`${shop.origin}/metrics`)).text()
  return Number(new RegExp(`^${name}\\S* (\\S+)$`, 'm').exec(figures)?.[1])
}
/** Seconds until the replica is read again, or no longer. */
async function untilUsed(used: 0 | 1): Promise<number> {
  const from = performance.now()
  while ((await figure('shop_replica_used')) !== used) {
    if (performance.now() - from > 60_000) return Number.POSITIVE_INFINITY
    await wait(50)
  }
  return (performance.now() - from) / 1000
}

await untilUsed(1)
const load = await loadShop({ database: bench.database, origins: [shop.origin], atOnce: AT_ONCE })
const readsAt = async (url: string) =>
  (
    await askDatabase<{ reads: number }>(url, `select sum(tup_returned)::int as reads from pg_stat_database`)
  )[0]?.reads ?? 0

/** What is shown after a change was said is what was changed, and stays so while the replica catches up. */
let [stale, changes, lag] = [0, 0, 0]
async function changeAndLook({ origin }: Program): Promise<void> {
  const name = `Changed ${changes}`
  changes += 1
  await renameProduct(bench.database, 1, name)
  while ((await nameAt({ origin }, 1)) !== name) await wait(5)
  for (const until = performance.now() + 600; performance.now() < until; await wait(20))
    if ((await nameAt({ origin }, 1)) !== name) stale += 1
  lag = Math.max(lag, await figure('shop_replica_lag_seconds'))
}

async function forSeconds(seconds: number, act: () => Promise<void>): Promise<void> {
  for (const until = performance.now() + seconds * 1000; performance.now() < until; ) await act()
}

const before = await readsAt(pair.replica.url)
await forSeconds(SECONDS, () => changeAndLook(shop))
const reads = (await readsAt(pair.replica.url)) - before
const longest = lag

await pair.replica.kill()
const noticed = await untilUsed(0)
await forSeconds(2, () => changeAndLook(shop))
await pair.replica.start()
const back = await untilUsed(1)

pair.replica.signal('SIGSTOP')
const hung = await untilUsed(0)
await forSeconds(1, () => changeAndLook(shop))
pair.replica.signal('SIGCONT')
await untilUsed(1)

await pair.replica.set(`recovery_min_apply_delay = '20s'`)
const late = await untilUsed(0)
await pair.replica.set(`recovery_min_apply_delay = '0'`)
await untilUsed(1)
await load.stop()

const ordersAt = async (url: string) =>
  (await askDatabase<{ count: number }>(url, 'select count(*)::int as count from shop_order'))[0]?.count ?? 0
const ordered = await ordersAt(pair.primary.url)
while ((await ordersAt(pair.replica.url)) < ordered) await wait(50)
await shop.stop()
await bench.database.close()
await pair.primary.kill()
const from = performance.now()
await askDatabase(pair.replica.url, 'select pg_promote()')
const successor = await start({ DATABASE_URL: pair.replica.url })
const promoted = (performance.now() - from) / 1000
const taken = openDatabase(pair.replica.url, { pool: 2, log: createLog('fatal') })
const faults = await checkBooks(taken.read)
const [kept] = await select<{ count: number }>(taken.read)`select count(*) as count from shop_order`
await successor.stop()
await taken.close()
await pair.stop()

load.note('replica')
noteNone(`replica: old answers after ${changes} changes, ${BEHIND} behind`, stale)
note('replica: rows it was read for', String(reads), 'some', reads > 0)
note(
  'replica: lag, as /metrics says',
  `${longest.toFixed(2)} s at most`,
  `about ${BEHIND}`,
  longest > 0.2 && longest < 5,
)
note('replica: killed, passed over after', `${noticed.toFixed(1)} s`, 'within 3 s', noticed < 3)
note('replica: started, read again after', `${back.toFixed(1)} s`, 'within 10 s', back < 10)
note('replica: hanging, passed over after', `${hung.toFixed(1)} s`, 'within 5 s', hung < 5)
note('replica: far behind, passed over after', `${late.toFixed(1)} s`, 'within 15 s', late < 15)
note('replica: promoted, a shop on it ready after', `${promoted.toFixed(1)} s`, 'within 60 s', promoted < 60)
noteNone('replica: orders lost by that', ordered - (kept?.count ?? 0))
noteBooks('replica: after that', faults)
closeReport()
