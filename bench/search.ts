import { asNew } from './lib/as-new.ts'
import { HEADERS, narrowedSearch, openCatalogueShop, pick } from './lib/catalogue-shop.ts'
import { measureMany, type Shot } from './lib/measure.ts'
import { noteCompared } from './lib/note-compared.ts'
import type { BareSearch } from './lib/one-query-server.ts'
import { closeReport } from './lib/report.ts'

/**
 * Searching and suggesting among 10,000 products, against Fastify with one query for the same question (one-query-server.ts says what
 * it does and what it is spared). Every question is new to the shop, in every round: no kept answer helps, and none settles
 * while it is measured.
 */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2)
/** Many short ones: what disturbs the machine disturbs a few of them. */
const ROUNDS = 11
/** More than are asked within a round. */
const ASKED = 2000 * SECONDS

const opened = await openCatalogueShop(10_000)
const { catalogue, shop } = opened
const bare = await opened.start('bench/lib/one-query-server.ts')
const { inCategory, nameTiersOf, readKeyword, tiersOf } = await import(
  '#features/catalogue/server/search/read-keyword.ts'
)

const post = (url: string, body: string): Shot => ({ url, method: 'POST', headers: HEADERS, body })
const times = Array.from({ length: ASKED }, (_, n) => n)
const word = (n: number) => pick(catalogue.keywords, n)
const typed = (n: number) => word(n).slice(0, 1 + (n % 4))

type Search = Partial<ReturnType<typeof narrowedSearch>> & { keyword: string }

function asBare({ keyword, orderby, orderway, type_id, min_price, max_price }: Search): BareSearch {
  const widest = tiersOf(readKeyword(keyword)).at(-1) ?? ''
  const words = type_id ? `${widest} & ${inCategory(type_id)}` : widest
  const order = orderby === 'price' || orderby === 'time' ? `${orderby} ${orderway}` : 'sales'
  const range = min_price && max_price ? { range: [Number(min_price) * 100, Number(max_price) * 100] } : {}
  return { words, order, ...range } as BareSearch
}

type Row = [
  what: string,
  path: string,
  ask: (n: number) => object,
  bare: (n: number) => object,
  least: number,
]
const SEARCH = '/v1/catalogue/search'
const rows: Row[] = [
  [
    'search, varied keywords',
    SEARCH,
    (n) => ({ keyword: word(n) }),
    (n) => asBare({ keyword: word(n) }),
    0.8,
  ],
  [
    'search, filtered and sorted',
    SEARCH,
    (n) => narrowedSearch(catalogue, n),
    (n) => asBare(narrowedSearch(catalogue, n)),
    0.8,
  ],
  [
    'suggestions',
    '/v1/catalogue/suggest',
    (n) => ({ keyword: typed(n) }),
    (n) => ({ words: nameTiersOf(readKeyword(typed(n))).at(-1) }),
    1,
  ],
]
for (const [what, path, ask, askBare, atLeast] of rows) {
  const bareUrl = `${bare.origin}/${path === SEARCH ? 'search' : 'suggest'}`
  const reference = times.map((n) => post(bareUrl, JSON.stringify(askBare(n))))
  for (const connections of [16, 64]) {
    await noteCompared({
      what: `${what}, ${catalogue.products} products, ${connections} connections`,
      rounds: ROUNDS,
      subject: () =>
        measureMany(
          times.map((n) => post(shop.origin + path, asNew(ask(n)))),
          connections,
          SECONDS,
        ),
      reference: () => measureMany(reference, connections, SECONDS),
      atLeast,
    })
  }
}
await opened.close()
closeReport()
