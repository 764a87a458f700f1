import { createRequire } from 'node:module'
import type { Language } from '#platform/i18n/language.ts'
import type { Region } from '#platform/regions.ts'

/** A region as people may write it: whole and without what kind of region it is, in characters and in pinyin. */
export type Spelling = { whole: string; short: string; pinyin: string; shortPinyin: string; initials: string }

const KIND = /(特别行政区|自治区|自治州|自治县|自治旗|地区|新区|林区|街道|省|市|区|县|旗|镇|乡|盟)$/
const PEOPLES = /(壮族|回族|维吾尔)$/

/** The dictionary takes 10 MB, so it is read when a region is first searched. */
const require = createRequire(import.meta.url)
const readDictionary = () => require('pinyin-pro') as typeof import('pinyin-pro')

const spellings = new WeakMap<Region, Spelling>()

/** Worked out when a region is first searched; all of China takes a twentieth of a second. */
export function spell(region: Region): Spelling {
  const known = spellings.get(region)
  if (known) return known
  const whole = region.name.zh_CN
  const bare = whole.replace(KIND, '').replace(PEOPLES, '')
  // A name of one character keeps its kind: nobody says 郊 for 郊区.
  const short = bare.length > 1 ? bare : whole
  const syllables = readDictionary().pinyin(whole, { toneType: 'none', type: 'array', v: true })
  const spoken = syllables.slice(0, short.length)
  const spelling = {
    whole,
    short,
    pinyin: syllables.join(''),
    shortPinyin: spoken.join(''),
    initials: spoken.map((syllable) => syllable[0]).join(''),
  }
  spellings.set(region, spelling)
  return spelling
}

/** What a region is sorted by: its pinyin among Chinese names, else the name itself. */
export const sortKey = (region: Region, language: Language) =>
  language === 'zh_CN' ? spell(region).pinyin : region.name.en_US
