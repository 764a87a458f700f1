import { allPlaces, type Place, type Region } from '#platform/regions.ts'
import { type Spelling, spell } from './region-names.ts'

export type RegionTexts = {
  /** Names somebody may write out. */
  names: readonly string[]
  /** What may be typed as far as one has got. */
  beginnings: readonly string[]
  /** What a part of may be remembered. */
  wholes: readonly string[]
}

export type PlaceTexts = {
  place: Place
  province: RegionTexts
  city: RegionTexts
  district: RegionTexts
  /** 浙江杭州西湖, hangzhouxihu: names written without a gap, from the province or from the city. */
  joined: readonly string[]
  /** The same by first letters, which only mean something whole: hzxh. */
  initials: readonly string[]
}

const ALL = ['whole', 'short', 'pinyin', 'shortPinyin'] as const

let known: readonly PlaceTexts[] | undefined

/** Every district with all that may be typed for it: made once, when somebody first searches, and read by every search after. */
export function placeTexts(): readonly PlaceTexts[] {
  known ??= makeTexts()
  return known
}

function makeTexts(): readonly PlaceTexts[] {
  const made = new Map<Region, RegionTexts>()
  const textsOf = (region: Region) => {
    const texts = made.get(region) ?? regionTexts(region)
    made.set(region, texts)
    return texts
  }
  return allPlaces().map((place) => {
    const { province, city, district } = place
    const ways = [
      [province, city, district],
      [city, district],
    ].map((levels) => levels.map(spell))
    const join = (key: keyof Spelling) => ways.map((levels) => levels.map((level) => level[key]).join(''))
    return {
      place,
      province: textsOf(province),
      city: textsOf(city),
      district: textsOf(district),
      joined: [...new Set(ALL.flatMap(join))],
      initials: join('initials'),
    }
  })
}

function regionTexts(region: Region): RegionTexts {
  const { whole, short, pinyin, shortPinyin, initials } = spell(region)
  const english = region.name.en_US.toLowerCase()
  return {
    names: [whole, short, shortPinyin, initials, english],
    beginnings: [whole, pinyin, english],
    wholes: [whole, english],
  }
}
