import type { addressContract } from '#features/address/address-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { allPlaces, type Place, type Region } from '#platform/regions.ts'
import { spell } from './region-names.ts'
import { showPlace } from './show-address.ts'

const AT_MOST = 20

export const findPlaces: Act<typeof addressContract.findPlaces> = async ({ keyword }, { language }) => {
  const terms = keyword
    .toLowerCase()
    .split(/[\s,，、/]+/)
    .filter(Boolean)
  if (terms.length === 0) return []
  const found = allPlaces()
    .map((place) => ({ place, rank: rankOf(place, terms) }))
    .filter(({ rank }) => rank > 0)
  return found
    .sort((a, b) => b.rank - a.rank)
    .slice(0, AT_MOST)
    .map(({ place }) => showPlace(place, language))
}

/** Every word must fit somewhere; the closer to the district and to its beginning, the better. */
function rankOf(place: Place, terms: readonly string[]): number {
  const ranks = terms.map((term) => rankOfTerm(place, term))
  return ranks.includes(0) ? 0 : ranks.reduce((sum, rank) => sum + rank, 0)
}

function rankOfTerm({ province, city, district }: Place, term: string): number {
  const own = closeness(district, term)
  if (own > 0) return own + 6
  if (runsTogether([province, city, district], term)) return 5
  return closeness(city, term) || (closeness(province, term) > 0 ? 1 : 0)
}

/** 4 the very name, 3 its beginning, 2 a part of it, 0 not at all. */
function closeness(region: Region, term: string): number {
  const { whole, short, pinyin, shortPinyin, initials } = spell(region)
  const english = region.name.en_US.toLowerCase()
  if ([whole, short, shortPinyin, initials, english].includes(term)) return 4
  if (whole.startsWith(term) || pinyin.startsWith(term) || english.startsWith(term)) return 3
  // A single letter or two would be part of everything.
  const long = term.length > 2 || /[^a-z]/.test(term)
  return long && (whole.includes(term) || english.includes(term)) ? 2 : 0
}

/** 浙江杭州西湖, hangzhouxihu, hzxh: names written without a gap, from the district upwards. */
function runsTogether(levels: readonly Region[], term: string): boolean {
  const joined = (key: 'whole' | 'short' | 'pinyin' | 'shortPinyin' | 'initials', from: number) =>
    levels
      .slice(from)
      .map((region) => spell(region)[key])
      .join('')
  const written = (['whole', 'short', 'pinyin', 'shortPinyin'] as const).some((key) =>
    [0, 1].some((from) => joined(key, from).startsWith(term) && joined(key, from).length < term.length + 8),
  )
  return written || [0, 1].some((from) => joined('initials', from) === term)
}
