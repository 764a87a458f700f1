import { openLargeShop } from './lib/large-shop.ts'
import type { Cpu } from './lib/processes.ts'
import { cpuOf } from './lib/processes.ts'
import { closeReport, note, noteMemories, noteNone } from './lib/report.ts'
import { startProgram } from './lib/start-program.ts'
import { visitPages } from './lib/visit-pages.ts'

/**
 * Product pages nobody has asked for yet, of a large catalogue, from the shop as `npm start` starts it. CPU is what is
 * compared: it says what a page costs however busy the machine is, and how many of them one core makes.
 */
const PRODUCTS = Number(process.env.BENCH_PRODUCTS ?? 10_000)
const [WARM_UP, ROUNDS, PAGES] = [640, 5, 320]
const HEADERS = { 'accept-encoding': 'br, gzip' }

// What is measured is making a page while somebody waits for it, so none is made ahead. What whoever comes first waits for in a shop
// that has had some quiet minutes is in `long-tail.ts`.
const large = await openLargeShop(PRODUCTS, { PAGES_AHEAD: '0' })
const bare = await startProgram('bench/lib/fixed-tree-server.ts', {}, { ready: '/' })
let next = 0
const coldVisits = (count: number) => {
  const visits = large.products
    .slice(next, next + count)
    .map((id) => ({ path: `/product-details/${id}`, headers: HEADERS }))
  next += count
  return visits
}

async function spend<T>(read: () => Cpu, pages: number, act: () => Promise<T>) {
  const before = read()
  const result = await act()
  const after = read()
  const per = (name: keyof Cpu) => (after[name] - before[name]) / pages
  return { result, main: per('main'), whole: per('whole'), postgres: per('postgres') }
}

const bareCpu = () => cpuOf(bare.pid, bare.pid)
const renderFixed = () =>
  visitPages(
    bare.origin,
    Array.from({ length: PAGES }, () => ({ path: '/' })),
  )

await visitPages(large.shop.origin, coldVisits(WARM_UP))
await renderFixed()
await renderFixed()
/**
 * Statements that come with pages, for each page; and those that come by the clock however many pages there are: sweeps, looks for
 * what was sold, the question whether the database is there.
 */
function countQueries(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>) {
  const asked = [...after].map(([statement, calls]) => calls - (before.get(statement) ?? 0))
  const sum = (some: number[]) => some.reduce((all, one) => all + one, 0)
  const withPages = sum(asked.filter((calls) => calls > PAGES / 4))
  return { queries: withPages / PAGES, byClock: sum(asked) - withPages }
}

type Round = Record<'main' | 'whole' | 'postgres' | 'fixed' | 'queries' | 'byClock' | 'perSecond', number>

const rounds: Round[] = []
let failed = 0
for (let round = 0; round < ROUNDS; round += 1) {
  const fixed = await spend(bareCpu, PAGES, renderFixed)
  const asked = await large.statements()
  const cold = await spend(large.cpu, PAGES, () => visitPages(large.shop.origin, coldVisits(PAGES)))
  failed += cold.result.failed
  rounds.push({
    ...cold,
    perSecond: cold.result.perSecond,
    fixed: fixed.whole,
    ...countQueries(asked, await large.statements()),
  })
}
const middle = (of: (round: Round) => number) => rounds.map(of).sort((a, b) => a - b)[rounds.length >> 1] ?? 0

const [main, whole, postgres] = [middle((r) => r.main), middle((r) => r.whole), middle((r) => r.postgres)]
const detail = `${main.toFixed(1)} main, ${whole.toFixed(1)} process, ${postgres.toFixed(1)} PostgreSQL ms`
const perCore = 1000 / whole
note(
  'cold product page, pages a second of one core',
  `${perCore.toFixed(0)} (${detail})`,
  'at least 100',
  perCore >= 100,
  perCore / 100,
)
const fixed = middle((r) => r.fixed)
const ratio = middle((r) => r.fixed / r.whole)
note(
  'cold product page against a fixed tree, CPU',
  `${ratio.toFixed(2)} (${fixed.toFixed(2)} ms of ${whole.toFixed(2)} ms)`,
  'told',
  true,
)
const queries = middle((r) => r.queries)
note(
  'queries of a cold product page',
  `${queries.toFixed(2)} (and ${middle((r) => r.byClock)} by the clock meanwhile)`,
  'at most 3',
  queries <= 3,
)
note('cold product pages, 16 connections', `${middle((r) => r.perSecond).toFixed(0)}/s`, 'told', true)
noteNone('cold product pages that failed', failed)
await noteMemories('cold pages', large.shop)
await bare.stop()
await large.close()
closeReport()
