import { HEADERS, narrowedSearch, openCatalogueShop, pick } from './lib/catalogue-shop.ts'
import { measureMany, type Shot } from './lib/measure.ts'
import { noteCompared } from './lib/note-compared.ts'
import { closeReport } from './lib/report.ts'

/** Searching and suggesting among 10,000 products, against Fastify with one query. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
const ROUNDS = 3
const ASKED = 1500

const opened = await openCatalogueShop(10_000)
const { catalogue, shop } = opened
const bare = await opened.start('bench/lib/one-query-server.ts')
const post = (url: string) => (input: object) =>
  ({ url, method: 'POST', headers: HEADERS, body: JSON.stringify(input) }) as const

const times = Array.from({ length: ASKED }, (_, n) => n)
const word = (n: number) => pick(catalogue.keywords, n)
const search = post(`${shop.origin}/v1/catalogue/search`)
const suggest = post(`${shop.origin}/v1/catalogue/suggest`)
const reference = times.map((n) => post(`${bare.origin}/list`)({ category: pick(catalogue.categories, n) }))
const rows: [string, Shot[], number][] = [
  ['search, varied keywords', times.map((n) => search({ keyword: word(n) })), 0.8],
  ['search, filtered and sorted', times.map((n) => search(narrowedSearch(catalogue, n))), 0.8],
  ['suggestions', times.map((n) => suggest({ keyword: word(n).slice(0, 1 + (n % 4)) })), 1],
]
for (const [what, shots, atLeast] of rows) {
  for (const connections of [16, 64]) {
    const asking = (asked: Shot[]) => () => measureMany(asked, connections, SECONDS)
    await noteCompared({
      what: `${what}, ${catalogue.products} products, ${connections} connections`,
      rounds: ROUNDS,
      subject: asking(shots),
      reference: asking(reference),
      atLeast,
    })
  }
}
await opened.close()
closeReport()
