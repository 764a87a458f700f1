import { entriesOf } from '#platform/contract/act.ts'
import { run, select } from '#platform/database/raw-sql.ts'
import { openBenchDatabase, ROOT } from './lib/open-bench-database.ts'
import { closeReport, note } from './lib/report.ts'

/**
 * What each call that anyone may read costs when nothing of it is kept: statements and milliseconds of the median, with 10,000
 * products. What costs much has a limit of its own in its contract, `perMinute`. `BENCH_LARGE` sets another number.
 */
const PRODUCTS = Number(process.env.BENCH_LARGE ?? 10_000)
const ASKED = 40
/** More than this may be asked from one address at the limit of a call, in milliseconds of each second. */
const SHARE_MS = 500

const { features } = await import('#app/api.ts')
const { openBenchShop } = await import('./lib/open-bench-shop.ts')
const { readingLimit } = await import('#platform/contract/reading-limit.ts')
const { generateCatalogue } = await import('#demo/catalogue/generate-catalogue.ts')
const { seedCatalogue } = await import('#demo/seed/seed-catalogue.ts')
const { readFile } = await import('node:fs/promises')

const bench = await openBenchDatabase({ shared_preload_libraries: 'pg_stat_statements' })
const { database } = bench
await run(database.statement)`create extension pg_stat_statements`
const read = async <T>(name: string) => JSON.parse(await readFile(`${ROOT}/seeds/${name}.json`, 'utf8')) as T
await database.write((tx) => seedCatalogue(tx, read, new Date()))
await generateCatalogue({ root: ROOT, database, products: PRODUCTS - 50, now: new Date() })
await run(database.statement)`vacuum analyze`
const shop = await openBenchShop(bench, { jobs: 'by hand' })

const WORDS = ['苹果', 'ping', 'pg', 'apple', '草莓', 'cherry', '鲜', '果', 'organic', '海鲜']
/** What a call needs to be asked for something that is there. */
const INPUTS: Record<string, (n: number) => object> = {
  'search.searchProducts': (n) => ({
    keyword: WORDS[n % WORDS.length],
    orderby: ['comprehensive', 'price', 'time'][n % 3],
    min_price: String(n % 9),
    max_price: String(30 + n),
    page: 1 + (n % 4),
  }),
  'search.suggestKeywords': (n) => ({ keyword: WORDS[n % WORDS.length] }),
  'catalogue.listProducts': (n) => ({
    type_id: 0,
    orderby: ['comprehensive', 'price', 'time'][n % 3],
    page: 1 + n,
  }),
  'catalogue.productDetail': (n) => ({ id: 1 + n }),
  'catalogue.listCategories': () => ({ level: 2 }),
}
const IDS = (n: number) => [
  {},
  { id: 1 + n },
  { product_id: 1 + n },
  { shop_id: 1 + (n % 3) },
  { parent_id: 0 },
]

const statements = async () => {
  const [row] = await select<{ calls: number }>(database.read)`
    select sum(calls)::int as calls from pg_stat_statements where query not like '%pg_stat_statements%'`
  return row?.calls ?? 0
}

for (const entry of entriesOf(features)) {
  const perMinute = readingLimit(entry.call)
  if (perMinute === undefined) continue
  const name = `${entry.feature}.${entry.name}`
  const input = await findInput(entry.call.path, INPUTS[name])
  if (!input) {
    console.log(`       ${name}: there is nothing to ask for here`)
    continue
  }
  const before = await statements()
  const took: number[] = []
  for (let n = 0; n < ASKED; n += 1) took.push(await ask(entry.call.path, input(n), n))
  const each = ((await statements()) - before) / ASKED
  const middle = took.sort((a, b) => a - b)[ASKED >> 1] ?? 0
  const share = (middle * perMinute) / 60
  note(
    name,
    `${middle.toFixed(1)} ms, ${each.toFixed(1)} statements, ${perMinute} a minute`,
    `one address takes under ${SHARE_MS} ms a second`,
    share < SHARE_MS,
    SHARE_MS / share,
  )
}
await shop.close()
await bench.close()
closeReport()

async function findInput(path: string, known: ((n: number) => object) | undefined) {
  if (known) return known
  for (let at = 0; at < IDS(0).length; at += 1) {
    const input = (n: number) => IDS(n)[at] ?? {}
    if ((await post(path, JSON.stringify(input(0)))).code === 1) return input
  }
  return undefined
}

/** As bytes no answer is kept under: blanks after a question mean nothing. */
async function ask(path: string, input: object, n: number): Promise<number> {
  const begun = performance.now()
  await post(path, JSON.stringify(input) + ' '.repeat(n + 1))
  return performance.now() - begun
}

async function post(path: string, body: string): Promise<{ code: number }> {
  const headers = { 'content-type': 'application/json', language: 'zh-cn' }
  return (await fetch(shop.origin + path, { method: 'POST', headers, body })).json() as Promise<{
    code: number
  }>
}
