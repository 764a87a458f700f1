import { openBenchDatabase } from './lib/open-bench-database.ts'
import { closeReport, note, noteNone } from './lib/report.ts'
import { startDemo } from './lib/start-demo.ts'
import { freePort } from './lib/start-program.ts'

/**
 * One address asks for what is dear on ten lines at once, without a pause; another one searches for goods every fifty milliseconds
 * meanwhile, for words nobody has asked for. Whoever is greedy runs out of CPU time and hears 429; the other one must not feel it.
 */
const LINES = 10
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10)
const MOST_TIMES = 3
const PAUSE_MS = 50

const bench = await openBenchDatabase()
const shop = await startDemo(bench.dataDir, {
  DATABASE_URL: bench.url,
  PORT: String(await freePort()),
  TRUST_PROXY: '127.0.0.1',
})

type Ask = (n: number, address: string) => Promise<Response>
const post =
  (path: string, input: (n: number) => object): Ask =>
  (n, address) =>
    fetch(shop.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(input(n)),
    })
const look =
  (place: (n: number) => string): Ask =>
  (n, address) =>
    fetch(shop.origin + place(n), { headers: { accept: 'text/html', 'x-forwarded-for': address } })

const LETTERS = 'q x z v j w k y'.split(' ')
/** No two of them alike: what has been asked for is kept. */
const thirty = (n: number) =>
  Array.from({ length: 30 }, (_, at) => LETTERS[(n >> (at % 12)) % LETTERS.length]).join(' ')
const search = post('/v1/catalogue/search', (n) => ({ keyword: `苹果${n}` }))
const GREEDY: Record<string, Ask> = {
  'places by thirty words': post('/v1/address/find-places', (n) => ({ keyword: thirty(n) })),
  searches: post('/v1/catalogue/search', (n) => ({ keyword: `果 ${n} greedy`, max_price: String(n) })),
  'pages of searches': look((n) => `/Search?keyword=greedy${n}`),
  'pages that are not there': look((n) => `/nothing/at/all/${n}`),
}

let asked = 0
/** What somebody else waits for a search, until time is over. */
async function searchFrom(address: string, until: number): Promise<{ p95: number; failed: number }> {
  const took: number[] = []
  let failed = 0
  while (Date.now() < until) {
    const begun = performance.now()
    const answer = await search(++asked, address)
    if (answer.status !== 200) failed += 1
    await answer.arrayBuffer()
    took.push(performance.now() - begun)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return { p95: took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? Infinity, failed }
}

const inSeconds = () => Date.now() + SECONDS * 1000
// What is read once in the life of a process has been read.
for (const ask of Object.values(GREEDY)) await ask(999_999, '198.51.100.1')
await searchFrom('198.51.100.1', inSeconds())
let last = 2
for (const [what, ask] of Object.entries(GREEDY)) {
  const quiet = await searchFrom(`198.51.100.${last}`, inSeconds())
  const until = inSeconds()
  const statuses = new Map<number, number>()
  const greedy = Array.from({ length: LINES }, async () => {
    while (Date.now() < until) {
      const { status, body } = await ask(++asked, `203.0.113.${last}`)
      await body?.cancel()
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  })
  const other = await searchFrom(`198.51.100.${last + 100}`, until)
  await Promise.all(greedy)
  const told = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  const times = other.p95 / quiet.p95
  note(
    `ten lines of ${what}: another's search, p95`,
    `${times.toFixed(1)} × quiet (${other.p95.toFixed(0)}, ${quiet.p95.toFixed(0)} ms; ${told})`,
    `at most ${MOST_TIMES} ×`,
    times <= MOST_TIMES,
    MOST_TIMES / times,
  )
  noteNone(`ten lines of ${what}: another's searches refused`, other.failed)
  last += 1
}
await shop.stop()
await bench.close()
closeReport()
