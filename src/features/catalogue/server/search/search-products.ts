import type { searchContract } from '#features/catalogue/search-contract.ts'
import { LISTED_MAX, type Sort } from '#features/catalogue/search-rules.ts'
import { cacheCount } from '#features/catalogue/server/cache-count.ts'
import { KEYWORD_MAX } from '#paths'
import type { Act, ReadContext } from '#platform/contract/act.ts'
import type { Received } from '#platform/contract/define.ts'
import type { Language } from '#platform/i18n/language.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { findCategory } from '../catalogue-store.ts'
import { type FoundCard, findCards, showCards } from '../find-cards.ts'
import { pageOfProducts } from '../product-lists.ts'
import { findCorrections } from './correct-words.ts'
import { findCounted, isFoundAnywhere } from './find-counted.ts'
import type { Found, PriceRange } from './find-products.ts'
import type { Run } from './fold-text.ts'
import { markHits, type Spelled, spell } from './mark-hits.ts'
import { type Corrections, inCategory, looserTierOf, readKeyword, tiersOf } from './read-keyword.ts'

const PER_PAGE = 20

type Input = Received<typeof searchContract.searchProducts>

export const searchProducts: Act<typeof searchContract.searchProducts> = async (input, context) => {
  const { keyword } = input
  refuseLong(keyword)
  const range = readRange(input)
  const sort: Sort = { by: input.orderby, way: input.orderway ?? 'desc' }
  const page = { per_page: PER_PAGE, current_page: input.page, corrected: '' }
  if (keyword === '') return { ...page, ...(await listAll(input, sort, range, context)) }
  const runs = readKeyword(keyword)
  if (runs.length === 0) return { ...page, total: 0, data: [] }
  const found = await findByKeyword(runs, input, sort, range, context)
  const spoken = isSpoken(runs, context.language)
  return {
    ...page,
    total: Math.min(found.total, LISTED_MAX),
    corrected: correctedKeyword(runs, found.corrections),
    data: (await findCards(context, found.ids)).map((one) => ({
      ...one.card,
      hits: markHits(spellOnce(one), runs, { ...found, spoken }),
    })),
  }
}

/** Kept with the card: the same few are found by most words. */
function spellOnce(found: FoundCard): Spelled {
  found.spelled ??= spell(found.card.name, found.syllables.split(' '))
  return found.spelled
}

/** Whether pinyin may have been typed: it is that of the Chinese name, and only letters can say it. */
export const isSpoken = (runs: readonly Run[], language: Language) =>
  language === 'zh_CN' && runs.some(({ kind }) => kind === 'word')

export function refuseLong(keyword: string): void {
  if (keyword.length > KEYWORD_MAX) refuse(m.search_keyword_too_long, { max: KEYWORD_MAX })
}

function readRange({ min_price: from, max_price: to }: Input): PriceRange | undefined {
  if (from === undefined || to === undefined) return undefined
  return from > to ? refuse(m.search_min_above_max) : { from, to }
}

/** Without a keyword: everything, by the same filters. */
async function listAll(input: Input, sort: Sort, range: PriceRange | undefined, context: ReadContext) {
  const { tx } = context
  const category = input.type_id === 0 ? undefined : await findCategory(tx, input.type_id)
  if (input.type_id !== 0 && !category) return { total: 0, data: [] }
  const choice = { category, range }
  const total = await cacheCount(context, choice)
  const ids = await pageOfProducts(tx, { ...choice, sort }, { page: input.page, size: PER_PAGE })
  return { total, data: (await showCards(context, ids)).map((card) => ({ ...card, hits: [] })) }
}

const STRICTLY = { corrections: new Map() as Corrections, loosely: false }

type FoundHow = Found & { corrections: Corrections; loosely: boolean }

async function findByKeyword(
  runs: readonly Run[],
  input: Input,
  sort: Sort,
  range: PriceRange | undefined,
  context: ReadContext,
): Promise<FoundHow> {
  const skip = (input.page - 1) * PER_PAGE
  // Beyond the last page there is only the count.
  const page = skip < LISTED_MAX ? { skip, take: PER_PAGE } : { skip: 0, take: 0 }
  const within = input.type_id === 0 ? undefined : inCategory(input.type_id)
  const find = (tiers: readonly string[]) =>
    findCounted(context, { tiers, place: within, sort, range, ...page })
  const found = await find(tiersOf(runs))
  if (found.total > 0) return { ...found, ...STRICTLY }
  // Only a keyword that finds nothing anywhere was mistyped: the filters may be all that keeps it from finding.
  if ((range || input.type_id !== 0) && (await isFoundAnywhere(context, tiersOf(runs))))
    return { ...found, ...STRICTLY }
  const corrections = await findCorrections(context.tx, runs)
  return { ...(await find([looserTierOf(runs, corrections)])), corrections, loosely: true }
}

const correctedKeyword = (runs: readonly Run[], corrections: Corrections): string =>
  corrections.size === 0 ? '' : runs.map((run) => corrections.get(run.text)?.[0] ?? run.text).join(' ')
