import type { addressContract } from '#features/address/address-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { type PlaceTexts, placeTexts, type RegionTexts } from './place-texts.ts'
import { showPlace } from './show-address.ts'

const AT_MOST = 20
/** Province, city and district, and one to spare; what comes after would only be work. */
const MOST_WORDS = 4

export const findPlaces: Act<typeof addressContract.findPlaces> = async ({ keyword }, { language }) => {
  const terms = keyword
    .toLowerCase()
    .split(/[\s,，、/]+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
  if (terms.length === 0) return []
  return rankPlaces(terms)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, AT_MOST)
    .map(({ texts }) => showPlace(texts.place, language))
}

/** Every word must fit somewhere; the closer to the district and to its beginning, the better. */
function rankPlaces(terms: readonly string[]) {
  let fitting = placeTexts().map((texts) => ({ texts, rank: 0 }))
  for (const term of terms) {
    fitting = fitting.flatMap(({ texts, rank }) => {
      const more = rankOfTerm(texts, term)
      return more > 0 ? [{ texts, rank: rank + more }] : []
    })
    if (fitting.length === 0) break
  }
  return fitting
}

function rankOfTerm({ province, city, district, joined, initials }: PlaceTexts, term: string): number {
  const own = closeness(district, term)
  if (own > 0) return own + 6
  const together = (text: string) => text.length < term.length + 8 && text.startsWith(term)
  if (joined.some(together) || initials.includes(term)) return 5
  return closeness(city, term) || (closeness(province, term) > 0 ? 1 : 0)
}

/** 4 the very name, 3 its beginning, 2 a part of it, 0 not at all. */
function closeness({ names, beginnings, wholes }: RegionTexts, term: string): number {
  if (names.includes(term)) return 4
  if (beginnings.some((text) => text.startsWith(term))) return 3
  // A single letter or two would be part of everything.
  const long = term.length > 2 || /[^a-z]/.test(term)
  return long && wholes.some((text) => text.includes(term)) ? 2 : 0
}
