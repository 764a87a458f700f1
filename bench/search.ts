import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { type Catalogue, openCatalogueOf } from './lib/catalogue-of.ts'
import { compare, measureMany, type Shot } from './lib/measure.ts'
import { closeReport, note, noteRatio } from './lib/report.ts'
import { type Program, startProgram } from './lib/start-program.ts'

/**
 * Searching and suggesting against Fastify with one query, and what becomes of searches, lists and details when there
 * are 100,000 products instead of 50. `BENCH_LARGE` sets another number.
 */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
const LARGE = Number(process.env.BENCH_LARGE ?? 100_000)
const ROUNDS = 3
const ASKED = 1500

const HEADERS = { 'content-type': 'application/json', language: 'zh-cn' }
const post = (url: string, body: string): Shot => ({ url, method: 'POST', headers: HEADERS, body })

/** The n-th of a list, jumping about in it. */
const pick = <T>(list: readonly T[], n: number): T => list[(n * 7919) % list.length]!

/** The same question as bytes no answer is kept under: blanks after it mean nothing. */
let blanks = 0
const asNew = (input: object) => {
  blanks += 1
  return JSON.stringify(input) + ' '.repeat(blanks % 5000)
}

type Opened = { catalogue: Catalogue; shop: Program; bare: Program; close(): Promise<void> }

async function open(products: number): Promise<Opened> {
  const catalogue = await openCatalogueOf(products)
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'xianji-bench-'))
  const environment = { BENCH_DATABASE: catalogue.url, BENCH_DATA: dataDir }
  const shop = await startProgram('bench/lib/serve-database.ts', environment)
  const bare = await startProgram('bench/lib/one-query-server.ts', environment)
  return {
    catalogue,
    shop,
    bare,
    async close() {
      await shop.stop()
      await bare.stop()
      await catalogue.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function measureAgainstOneQuery({ catalogue, shop, bare }: Opened): Promise<void> {
  const times = Array.from({ length: ASKED }, (_, n) => n)
  const word = (n: number) => pick(catalogue.keywords, n)
  const list = times.map((n) =>
    post(`${bare.origin}/list`, JSON.stringify({ category: pick(catalogue.categories, n) })),
  )
  const search = (body: (n: number) => string) =>
    times.map((n) => post(`${shop.origin}/v1/catalogue/search`, body(n)))
  const suggest = times.map((n) =>
    post(`${shop.origin}/v1/catalogue/suggest`, JSON.stringify({ keyword: word(n).slice(0, 1 + (n % 4)) })),
  )
  const rows: [string, Shot[], number][] = [
    ['search, varied keywords', search((n) => JSON.stringify({ keyword: word(n) })), 0.8],
    ['search, filtered and sorted', search((n) => JSON.stringify(filtered(catalogue, n))), 0.8],
    ['suggestions', suggest, 1],
  ]
  for (const [what, shots, atLeast] of rows) {
    for (const connections of [16, 64]) {
      const { subject, reference, ratio } = await compare(
        ROUNDS,
        () => measureMany(shots, connections, SECONDS),
        () => measureMany(list, connections, SECONDS),
      )
      const detail = `${Math.round(subject.rps)}/s of ${Math.round(reference.rps)}/s`
      noteRatio(`${what}, ${catalogue.products} products, ${connections} connections`, ratio, detail, atLeast)
      if (subject.errors > 0) note(`${what}: errors`, String(subject.errors), '0', false)
    }
  }
}

const filtered = (catalogue: Catalogue, n: number) => ({
  keyword: pick(catalogue.keywords, n),
  orderby: pick(['comprehensive', 'price', 'time'], n),
  orderway: pick(['asc', 'desc'], n + 1),
  ...(n % 3 === 0 ? { type_id: pick(catalogue.categories, n) } : {}),
  ...(n % 4 === 0 ? { min_price: '10', max_price: String(20 + (n % 80)) } : {}),
})

type Question = [what: string, path: string, input: (catalogue: Catalogue, n: number) => object]

const QUESTIONS: Question[] = [
  ['search', '/v1/catalogue/search', (catalogue, n) => ({ keyword: pick(catalogue.keywords, n) })],
  ['search, filtered and sorted', '/v1/catalogue/search', filtered],
  [
    'list by category',
    '/v1/654836e5537c4',
    (catalogue, n) => ({
      type_id: pick(catalogue.categories, n),
      orderby: pick(['comprehensive', 'price', 'time'], n),
    }),
  ],
  [
    'list by price range',
    '/v1/catalogue/search',
    (_, n) => ({
      min_price: String(n % 40),
      max_price: String(41 + (n % 60)),
      orderby: pick(['comprehensive', 'price', 'time'], n),
    }),
  ],
]

/** The median time of one question after another, each for the first time: no kept answer helps. */
async function medianOfNew(
  { shop }: Opened,
  catalogue: Catalogue,
  [, path, input]: Question,
): Promise<number> {
  const took: number[] = []
  for (let n = 0; n < 400; n += 1) {
    const body = asNew(input(catalogue, n))
    const begun = performance.now()
    await ask(shop.origin + path, body)
    took.push(performance.now() - begun)
  }
  return took.sort((a, b) => a - b)[took.length >> 1] ?? 0
}

function ask(url: string, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method: 'POST', headers: HEADERS }, (incoming) => {
      incoming.resume()
      incoming.on('end', () =>
        incoming.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${incoming.statusCode}`)),
      )
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** The large catalogue holds the small one, so both are asked the very same questions. */
async function measureGrowth(small: Opened, large: Opened): Promise<void> {
  for (const question of QUESTIONS) {
    const pairs: [number, number][] = []
    for (let turn = 0; turn < 7; turn += 1) {
      const ask = (opened: Opened) => medianOfNew(opened, small.catalogue, question)
      pairs.push([await ask(small), await ask(large)])
    }
    // The first turn warms both up.
    const middle = (side: 0 | 1) =>
      pairs
        .slice(1)
        .map((pair) => pair[side])
        .sort((a, b) => a - b)[3] ?? 0
    const [few, many] = [middle(0), middle(1)]
    const growth = many / few
    const figure = `${growth.toFixed(2)} (${few.toFixed(2)} ms, ${many.toFixed(2)} ms)`
    note(
      `${question[0]}, first asked: ${LARGE} products against 50, p50`,
      figure,
      'at most 1.3 times',
      growth <= 1.3,
    )
  }
}

const middle = await open(10_000)
await measureAgainstOneQuery(middle)
await middle.close()
const [small, large] = [await open(50), await open(LARGE)]
await measureGrowth(small, large)
await small.close()
await large.close()
closeReport()
