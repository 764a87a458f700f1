import type { Suggested, searchContract } from '#features/catalogue/search-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import type { Language } from '#platform/i18n/language.ts'
import { type FoundCard, findCards } from '../find-cards.ts'
import { findCorrections } from './correct-words.ts'
import { findProducts } from './find-products.ts'
import { readHotWords } from './list-hot-words.ts'
import { markHits, type Spelled, spell } from './mark-hits.ts'
import { looserTierOf, nameTiersOf, readKeyword } from './read-keyword.ts'
import { isSpoken, refuseLong } from './search-products.ts'

const SHOWN = 10
/** Several names begin alike, and some were found by what stands behind their beginning. */
const LOOKED_AT = 30
/** Nobody asks how many there are. */
const FIRST = { sort: { by: 'comprehensive', way: 'desc' }, skip: 0, take: LOOKED_AT, listed: 0 } as const

export const suggestKeywords: Act<typeof searchContract.suggestKeywords> = async ({ keyword }, context) => {
  const { tx, language } = context
  refuseLong(keyword)
  const runs = readKeyword(keyword)
  if (runs.length === 0) return []
  const find = async (tiers: readonly string[]) =>
    findCards(context, (await findProducts(tx, { tiers, ...FIRST })).ids)
  let found = await find(nameTiersOf(runs))
  const corrections = found.length === 0 ? await findCorrections(tx, runs) : undefined
  if (corrections?.size) found = await find([looserTierOf(runs, corrections)])
  const spoken = isSpoken(runs, language)
  const suggest = (keyword: string, spelled: Spelled) => ({
    keyword,
    hits: markHits(spelled, runs, { spoken, corrections }),
  })
  const hot = (await readHotWords(context)).map((word) => suggest(word, spell(word))).filter(isMarked)
  return firstShown(hot, found, (one) => {
    const { text, spelled } = headOnce(one, language)
    return suggest(text, spelled)
  })
}

/** Kept with the card: the same few are found with every key. */
function headOnce(found: FoundCard, language: Language): NonNullable<FoundCard['head']> {
  if (!found.head) {
    const text = headOf(found.card.name, language)
    const syllables = found.syllables.split(' ').slice(0, hanLength(text))
    found.head = { text, spelled: spell(text, syllables) }
  }
  return found.head
}

const isMarked = ({ hits }: Suggested) => hits.length > 0

/** What says the typed words comes before what was found by the rest of its name; once there are enough, no more are read. */
function firstShown<Named>(
  hot: readonly Suggested[],
  names: readonly Named[],
  read: (named: Named) => Suggested,
): Suggested[] {
  const shown = new Map<string, Suggested>()
  const show = (one: Suggested) => {
    const key = one.keyword.toLowerCase()
    if (shown.size < SHOWN && !shown.has(key)) shown.set(key, one)
  }
  hot.forEach(show)
  const unmarked: Suggested[] = []
  for (const name of names) {
    if (shown.size === SHOWN) break
    const one = read(name)
    if (isMarked(one)) show(one)
    else unmarked.push(one)
  }
  unmarked.forEach(show)
  return [...shown.values()]
}

/** A name says what a product is, then praises it: 烟台红富士苹果 脆甜多汁; Chilean cherries, grade JJ. */
const headOf = (name: string, language: Language): string =>
  (language === 'zh_CN' ? name.trim().split(/\s+/)[0] : name.split(/[,:(]/)[0]?.trim()) || name

const hanLength = (text: string) => text.match(/\p{Script=Han}/gu)?.length ?? 0
