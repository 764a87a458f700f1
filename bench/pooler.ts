import { setTimeout as wait } from 'node:timers/promises'
import { DURABLE, openBenchDatabase } from './lib/open-bench-database.ts'
import { closeReport, note, noteBooks } from './lib/report.ts'
import { knowsPrepared, pgbouncerVersion, runPgbouncer } from './lib/run-pgbouncer.ts'

/**
 * Two web processes behind PgBouncer in transaction mode, as the deploy kit has it: far more connections of theirs than
 * PostgreSQL has, while visitors look and buyers order. No request fails, a change reaches both, the books agree.
 * `PGBOUNCER=/path/to/pgbouncer` tries another one than the host's.
 */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 20)
const AT_ONCE = 12
const CONNECTIONS = 4
/** A page that was not told would stay old for minutes. */
const SOON = 5000

const version = pgbouncerVersion()
if (!version) {
  console.log(
    'pooler: pgbouncer is not installed here (Debian: apt install pgbouncer); nothing was measured.',
  )
  process.exit(1)
}
const bench = await openBenchDatabase(DURABLE)
const { select } = await import('#platform/database/raw-sql.ts')
const { checkBooks } = await import('#features/after-sales/server/check-books.ts')
const { loadShop } = await import('./lib/load-shop.ts')
const { nameAt, renameProduct } = await import('./lib/rename-product.ts')
const { tryPooler } = await import('#platform/database/try-pooler.ts')

const pooler = await runPgbouncer({ url: bench.url, connections: CONNECTIONS, version })
const prepared = knowsPrepared(version) ? '1' : '0'
const taken = async (names: boolean) =>
  tryPooler(pooler.url, { prepared: names }).then(
    () => 'taken',
    () => 'refused',
  )
const found = `with names ${await taken(true)}, without ${await taken(false)}`
const { startDemo } = await import('./lib/start-demo.ts')
const addresses = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: bench.url, DATABASE_PREPARED: prepared }
const start = () => startDemo(bench.dataDir, addresses)
const shops = [await start(), await start()]
const load = await loadShop({
  database: bench.database,
  origins: shops.map(({ origin }) => origin),
  atOnce: AT_ONCE,
})

/** Those of the shop that serve people; the lines for notices go past the pooler. */
async function countConnections(): Promise<number> {
  const rows = await select<{ count: number }>(bench.database.read)`
    select count(*) as count from pg_stat_activity where application_name in ('xianji', 'xianji pulse')
      and pid <> pg_backend_pid() and client_port is not null`
  return rows[0]?.count ?? 0
}

/** What was changed in one place is seen in every process that keeps it. */
async function hearChange(round: number): Promise<number> {
  for (const shop of shops) await nameAt(shop, 1)
  const name = `Changed ${round}`
  const from = performance.now()
  await renameProduct(bench.database, 1, name)
  for (const shop of shops)
    while ((await nameAt(shop, 1)) !== name) {
      if (performance.now() - from > 2 * SOON) return Number.POSITIVE_INFINITY
      await wait(5)
    }
  return performance.now() - from
}

const began = performance.now()
const before = load.orders()
let most = 0
const delays: number[] = []
while (performance.now() - began < SECONDS * 1000) {
  most = Math.max(most, await countConnections())
  delays.push(await hearChange(delays.length))
  await wait(200)
}
const perSecond = (load.orders() - before) / ((performance.now() - began) / 1000)
await load.stop()
const faults = await checkBooks(bench.database.read)
for (const shop of shops) await shop.stop()
await pooler.stop()
await bench.close()

const what = `pooler (PgBouncer ${version.toFixed(2)}, ${prepared === '1' ? 'prepared' : 'plain'} statements)`
load.note(what)
const wanted = `with names ${knowsPrepared(version) ? 'taken' : 'refused'}, without taken`
note(`${what}: found out before the start`, found, wanted, found === wanted)
// The bench itself asks past the pooler, with up to four connections of the same name.
note(
  `${what}: connections at most`,
  String(most),
  `${CONNECTIONS} and the bench's own 4`,
  most <= CONNECTIONS + 4,
)
note(`${what}: orders a second`, perSecond.toFixed(1), 'some', perSecond > 0)
note(
  `${what}: a change is seen after`,
  `${Math.round(Math.max(...delays))} ms at most of ${delays.length}`,
  `within ${SOON} ms`,
  Math.max(...delays) < SOON,
)
noteBooks(what, faults)
closeReport()
