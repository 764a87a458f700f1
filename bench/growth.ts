import { request } from 'node:http'
import { paths } from '#paths'
import { asNew } from './lib/as-new.ts'
import type { Catalogue } from './lib/catalogue-of.ts'
import { type CatalogueShop, HEADERS, narrowedSearch, openCatalogueShop, pick } from './lib/catalogue-shop.ts'
import { closeReport, note } from './lib/report.ts'

/**
 * What becomes of lists, details and searches when there are 100,000 products instead of few: the median of questions
 * asked one after another, each for the first time, so that no kept answer helps; cards and counts that others have left
 * behind do, as in a shop. Both are asked the very same, for the
 * large catalogue holds the small one. Where fifty products fill no page, a thousand stand in for them: an answer of
 * twenty products costs more to write than one of two, however they were found. `BENCH_LARGE` sets another number.
 */
const LARGE = Number(process.env.BENCH_LARGE ?? 100_000)
const TURNS = 7
const ASKED = 400

type Question = [what: string, path: string, input: (catalogue: Catalogue, n: number) => object]
/** Asked of the page instead of the call behind it. */
const PAGE = ''

const ORDERS = ['comprehensive', 'price', 'time'] as const
const LIST = '/v1/654836e5537c4'
const DETAIL = '/v1/65483b5f97c31'
const SEARCH = '/v1/catalogue/search'

const byWord: Question = ['search', SEARCH, (catalogue, n) => ({ keyword: pick(catalogue.keywords, n) })]
const AGAINST_50: Question[] = [
  ['list', LIST, (_, n) => ({ type_id: 0, orderby: pick(ORDERS, n) })],
  ['detail', DETAIL, (_, n) => ({ id: 1 + (n % 50) })],
  byWord,
]
const AGAINST_1000: Question[] = [
  [
    'list by category',
    LIST,
    (catalogue, n) => ({ type_id: pick(catalogue.categories, n), orderby: pick(ORDERS, n) }),
  ],
  [
    'list by price range',
    SEARCH,
    (_, n) => ({ min_price: String(n % 40), max_price: String(41 + (n % 60)), orderby: pick(ORDERS, n) }),
  ],
  byWord,
  ['search, filtered and sorted', SEARCH, narrowedSearch],
  ['search page, rendered', PAGE, (catalogue, n) => ({ keyword: pick(catalogue.keywords, n) })],
  ['search page, filtered and sorted, rendered', PAGE, narrowedSearch],
]

/** No price is so high. */
const FAR_ABOVE = 9_000_000

let pages = 0

/** A page nobody has asked for yet, in every turn: its bound differs by cents, or is one that nothing reaches. */
function pageAsNew({ max_price = String(FAR_ABOVE + pages), ...input }: { max_price?: string }): string {
  pages += 1
  return paths.search({ min_price: '0', max_price: `${max_price}.${10 + (pages % 89)}`, ...input })
}

async function median(
  { shop }: CatalogueShop,
  catalogue: Catalogue,
  [, path, input]: Question,
): Promise<number> {
  const took: number[] = []
  for (let n = 0; n < ASKED; n += 1) {
    const asked = input(catalogue, n)
    const [url, body] = path === PAGE ? [pageAsNew(asked)] : [path, asNew(asked)]
    const begun = performance.now()
    await ask(shop.origin + url, body)
    took.push(performance.now() - begun)
  }
  return middleOf(took)
}

const middleOf = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1] ?? 0

function ask(url: string, body?: string): Promise<void> {
  const method = body === undefined ? 'GET' : 'POST'
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers: HEADERS }, (incoming) => {
      incoming.resume()
      incoming.on('end', () =>
        incoming.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${incoming.statusCode}`)),
      )
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

async function measureGrowth(
  small: CatalogueShop,
  large: CatalogueShop,
  questions: Question[],
): Promise<void> {
  for (const question of questions) {
    const turns: { few: number; many: number }[] = []
    for (let turn = 0; turn < TURNS; turn += 1) {
      const { catalogue } = small
      turns.push({
        few: await median(small, catalogue, question),
        many: await median(large, catalogue, question),
      })
    }
    // The first turn warms both up.
    const [few, many] = (['few', 'many'] as const).map((side) =>
      middleOf(turns.slice(1).map((turn) => turn[side])),
    ) as [number, number]
    note(
      `${question[0]}, first asked: ${LARGE} products against ${small.catalogue.products}, p50`,
      `${(many / few).toFixed(2)} (${few.toFixed(2)} ms, ${many.toFixed(2)} ms)`,
      'at most 1.3 times',
      many / few <= 1.3,
      (1.3 * few) / many,
    )
  }
}

const large = await openCatalogueShop(LARGE)
for (const [products, questions] of [
  [50, AGAINST_50],
  [1000, AGAINST_1000],
] as const) {
  const small = await openCatalogueShop(products)
  await measureGrowth(small, large, questions)
  await small.close()
}
await large.close()
closeReport()
