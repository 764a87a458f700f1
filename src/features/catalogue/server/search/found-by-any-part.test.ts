import fc from 'fast-check'
import { pinyin } from 'pinyin-pro'
import { beforeAll, expect, test } from 'vitest'
import { aCategory, aProduct, aShop } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

/** Whatever part of its name one remembers, in characters, pinyin or initials, leads to the product. */
const app = testApp()

/** Few enough for one page: being found then means being in the answer. */
const NAMES = [
  ['烟台红富士苹果 脆甜多汁 霜降后采摘', 'Yantai Fuji apples'],
  ['新疆库尔勒香梨 皮薄肉细', 'Korla fragrant pears'],
  ['智利进口车厘子 JJ 级 空运鲜果', 'Chilean cherries, grade JJ'],
  ['云南高原蓝莓 18mm 大果 脆爽回甘', 'Yunnan highland blueberries'],
  ['阳澄湖大闸蟹 公4.0母3.0 鲜活礼盒', 'Yangcheng Lake hairy crabs'],
  ['阿根廷红虾 L1 级 船冻 2kg 可刺身', 'Argentine red shrimp, L1'],
  ['谷饲 200 天原切眼肉牛排 M5 雪花', 'Grain-fed ribeye steak, M5'],
  ['荠菜鲜肉手工水饺 速冻', 'Shepherd’s purse and pork dumplings'],
  ['福建六鳌红蜜薯 沙地种植', 'Liu’ao honey sweet potatoes'],
  ['绿豆糕 女儿节限定', 'Crème of mung beans'],
  ['西安凉皮（秦镇）', 'Xi’an cold noodles'],
  ['重庆银耳 长条', 'Chongqing white fungus'],
] as const

let ids: number[]

beforeAll(async () => {
  const place = { shopId: await aShop(app().database), categoryId: await aCategory(app().database) }
  ids = []
  for (const [zh_CN, en_US] of NAMES)
    ids.push(await aProduct(app().database, { ...place, name: { zh_CN, en_US } }))
})

async function isFound(product: number, keyword: string): Promise<boolean> {
  const answer = await app().as().search.searchProducts({ keyword })
  return answer.code === 1 && answer.data.data.some(({ id }) => id === ids[product])
}

const product = fc.nat({ max: NAMES.length - 1 })
const ends = fc.tuple(fc.nat({ max: 60 }), fc.nat({ max: 60 }))

/** A part of a list, never empty. */
function part<T>(whole: readonly T[], [one, other]: [number, number]): T[] {
  const from = one % whole.length
  return whole.slice(from, from + 1 + (other % (whole.length - from)))
}

const searchable = (text: string) => /[\p{L}\p{N}]/u.test(text)
const hanOf = (name: string) => name.match(/\p{Script=Han}/gu)?.join('') ?? ''
const syllablesOf = (name: string) => pinyin(hanOf(name), { toneType: 'none', type: 'array', v: true })

const RUNS = { numRuns: 150 }

test('any part of the name in either language', async () => {
  await fc.assert(
    fc.asyncProperty(product, ends, fc.constantFrom(0, 1), async (at, where, language) => {
      const keyword = part([...NAMES[at]![language]!], where).join('')
      fc.pre(searchable(keyword))
      expect(await isFound(at, keyword), keyword).toBe(true)
      expect(await isFound(at, keyword.toUpperCase()), keyword).toBe(true)
    }),
    RUNS,
  )
})

test('any part of its pinyin, to the end of a syllable or not', async () => {
  await fc.assert(
    fc.asyncProperty(product, ends, fc.nat({ max: 4 }), async (at, where, missing) => {
      const syllables = part(syllablesOf(NAMES[at]![0]), where)
      const last = syllables.at(-1) ?? ''
      const typed = [...syllables.slice(0, -1), last.slice(0, Math.max(1, last.length - missing))].join('')
      fc.pre(typed.length <= 100)
      expect(await isFound(at, typed), typed).toBe(true)
    }),
    RUNS,
  )
})

test('any part of its initials', async () => {
  await fc.assert(
    fc.asyncProperty(product, ends, async (at, where) => {
      const initials = part(syllablesOf(NAMES[at]![0]), where).map((syllable) => syllable[0])
      expect(await isFound(at, initials.join('')), initials.join('')).toBe(true)
    }),
    RUNS,
  )
})

test('a part of its name with one letter mistyped', async () => {
  for (const [at, typed] of [
    [0, 'aples'],
    [1, 'fragrent'],
    [2, 'cherreis'],
    [3, 'blueberies'],
    [4, 'hairry'],
    [5, 'shrmip'],
    [6, 'staek ribeye'],
    [8, 'potatos'],
  ] as const) {
    expect(await isFound(at, typed), typed).toBe(true)
  }
})
