import { setTimeout as wait } from 'node:timers/promises'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { addressOf } from '#platform/i18n/language-address.ts'
import { openLargeShop } from './lib/large-shop.ts'
import { closeReport, note, noteMemories, noteNone, noteRatio } from './lib/report.ts'
import { startProgram } from './lib/start-program.ts'
import { type Visit, visitPages } from './lib/visit-pages.ts'

/**
 * Visits as a shop has them: few products are asked for by many, most by few (Zipf, exponent one), in two languages. The
 * first walk begins with nothing made. What is judged is a later one, when the shop has had time for itself and made the rest ahead,
 * against as many visits that are all found in memory. In between, pages nobody has ever asked for are held against a page that is
 * rendered and nothing else.
 */
const PRODUCTS = Number(process.env.BENCH_PRODUCTS ?? 10_000)
const VISITS = Number(process.env.BENCH_VISITS ?? 20_000)
const POPULAR = 500
const QUIET = 75_000
const [ROUNDS, UNASKED] = [5, 640]

const large = await openLargeShop(PRODUCTS)
const { origin } = large.shop

/** Every product in both languages, in an order that has nothing to do with their ids. */
const pages: Visit[] = shuffle(
  large.products.flatMap((id) =>
    LANGUAGES.map((language) => ({
      path: addressOf(`/product-details/${id}`, language),
      headers: { 'accept-encoding': 'br, gzip' },
    })),
  ),
)

/** The same numbers every time. */
function random(seed: number) {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32
    return state / 2 ** 32
  }
}

function shuffle<T>(list: T[]): T[] {
  const next = random(7)
  return list
    .map((one) => ({ one, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
}

/** The n-th of the pages is visited as often as 1/n says. */
function zipfVisits(count: number, seed: number): Visit[] {
  const upTo: number[] = []
  for (const at of pages.keys()) upTo.push((upTo.at(-1) ?? 0) + 1 / (at + 1))
  const whole = upTo.at(-1) ?? 1
  const next = random(seed)
  return Array.from({ length: count }, () => {
    const drawn = next() * whole
    let [from, to] = [0, upTo.length - 1]
    while (from < to) {
      const middle = (from + to) >> 1
      if ((upTo[middle] ?? 0) < drawn) from = middle + 1
      else to = middle
    }
    return pages[from]!
  })
}

/** What `/metrics` tells of the pages so far. */
async function askedPages(): Promise<{ found: number; computed: number; ahead: number }> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  const count = (outcome: string) =>
    Number(
      new RegExp(`shop_cache_asked_total\\{cache="pages",outcome="${outcome}"\\} (\\d+)`).exec(text)?.[1] ??
        0,
    )
  return { found: count('found'), computed: count('computed'), ahead: count('ahead') }
}

/** Until nothing was made for longer than the shop waits before it looks again. Answers how long that took. */
async function untilMadeAhead(): Promise<{ pages: number; seconds: number }> {
  const begun = performance.now()
  const { ahead: before } = await askedPages()
  let [last, at] = [before, begun]
  while (performance.now() - at < QUIET) {
    await wait(1000)
    const { ahead } = await askedPages()
    if (ahead > last) [last, at] = [ahead, performance.now()]
  }
  return { pages: last - before, seconds: (at - begun) / 1000 }
}

async function walk(visits: readonly Visit[]) {
  const before = await askedPages()
  const visited = await visitPages(origin, visits)
  const after = await askedPages()
  const found = after.found - before.found
  return { ...visited, hits: found / (found + after.computed - before.computed) }
}

/** Pages nobody has asked for since the shop began, as it stands after some quiet minutes: what whoever comes first waits for. */
async function noteUnasked(asked: ReadonlySet<string>): Promise<void> {
  const unasked = pages.filter(({ path }) => !asked.has(path))
  const bare = await startProgram('bench/lib/fixed-tree-server.ts', {}, { ready: '/' })
  const renderFixed = () =>
    visitPages(
      bare.origin,
      Array.from({ length: UNASKED }, () => ({ path: '/' })),
    )
  await renderFixed()
  const rounds = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const fixed = await renderFixed()
    const mine = await walk(unasked.splice(0, UNASKED))
    rounds.push({ ...mine, fixed: fixed.perSecond, ratio: mine.perSecond / fixed.perSecond })
  }
  await bare.stop()
  const middle = rounds.sort((a, b) => a.ratio - b.ratio)[ROUNDS >> 1]!
  noteRatio(
    'product page never asked for before, against a fixed tree',
    middle.ratio,
    `${middle.perSecond.toFixed(0)}/s of ${middle.fixed.toFixed(0)}/s, ${percent(middle.hits)} made ahead`,
    0.5,
  )
  noteNone(
    'product pages never asked for before that failed',
    rounds.reduce((sum, { failed }) => sum + failed, 0),
  )
}

/** What endless memory would find of a walk after another: a page is rendered once for the first who asks. */
function mostFound(before: readonly Visit[], visits: readonly Visit[]): number {
  const seen = new Set(before.map(({ path }) => path))
  const found = visits.filter(({ path }) => seen.size === seen.add(path).size)
  return found.length / visits.length
}

const [begun, gone] = [zipfVisits(VISITS, 1), zipfVisits(VISITS, 2)]
const first = await walk(begun)
note('long tail, from nothing', `${first.perSecond.toFixed(0)}/s, ${percent(first.hits)} found`, 'told', true)
const ahead = await untilMadeAhead()
note(
  'long tail: made ahead while nobody came',
  `${ahead.pages} pages in ${ahead.seconds.toFixed(0)} s`,
  'told',
  true,
)
await noteUnasked(new Set(begun.map(({ path }) => path)))
const later = await walk(gone)
const popular = pages.slice(0, POPULAR)
await walk(popular)
const cached = await walk(Array.from({ length: VISITS }, (_, at) => popular[at % POPULAR]!))
noteRatio(
  'long tail against all of it in memory',
  later.perSecond / cached.perSecond,
  `${later.perSecond.toFixed(0)}/s of ${cached.perSecond.toFixed(0)}/s, ${percent(later.hits)} found`,
  0.5,
)
const most = mostFound(begun, gone)
note(
  'long tail: found, of what endless memory would find',
  `${percent(later.hits)} of ${percent(most)}`,
  'at least nine tenths',
  later.hits >= 0.9 * most,
  later.hits / most / 0.9,
)
noteNone('long tail, visits that failed', first.failed + later.failed + cached.failed)
await noteMemories('long tail', large.shop)
await large.close()
closeReport()

function percent(share: number) {
  return `${(share * 100).toFixed(1)} %`
}
