import path from 'node:path'
import { Converter } from 'opencc-js/cn2t'
import { pinyin } from 'pinyin-pro'
import { beforeAll, expect, test } from 'vitest'
import { seedReader } from '#demo/read-seed.ts'
import { seedCatalogue } from '#demo/seed/seed-catalogue.ts'
import { testApp } from '#testing/start-test-app.ts'
import type { ProductSeed } from '../../../../../seeds/seed-types.ts'

/** Every word of every name in the demo shop leads to the same goods, in whichever script it is typed. */
const app = testApp()
const read = seedReader(path.resolve(import.meta.dirname, '../../../../..'))
const goods = await read<ProductSeed[]>('products')

/** The words of Chinese characters in each name; numbers and letters among them are typed one way only. */
const words = goods.flatMap(({ id, name }) =>
  name.zh_CN
    .split(' ')
    .filter((word) => /^\p{Script=Han}+$/u.test(word))
    .map((word) => ({ id, word })),
)

beforeAll(() => app().database.write((tx) => seedCatalogue(tx, read, app().now)))

/** All that is found, over all pages. */
async function found(keyword: string): Promise<number[]> {
  const ids: number[] = []
  for (let page = 1; ; page += 1) {
    const answer = await app().as().search.searchProducts({ keyword, page })
    if (answer.code !== 1) throw new Error(`${keyword} was refused`)
    ids.push(...answer.data.data.map(({ id }) => id))
    if (page * answer.data.per_page >= answer.data.total) return ids.toSorted((a, b) => a - b)
  }
}

/** As dictionaries have them, as Taiwan writes them, and Hong Kong. */
test.each(['t', 'tw', 'hk'] as const)(
  'traditional characters (%s) find what simplified ones find',
  async (to) => {
    const traditional = Converter({ from: 'cn', to })
    const differing: string[] = []
    for (const { id, word } of words) {
      const wanted = await found(word)
      expect(wanted, word).toContain(id)
      if (JSON.stringify(await found(traditional(word))) !== JSON.stringify(wanted))
        differing.push(`${word} ${traditional(word)}`)
    }
    expect(differing).toEqual([])
  },
)

const syllablesOf = (word: string) => pinyin(word, { toneType: 'none', type: 'array', v: true })

test.each([
  ['without blanks', ''],
  ['with blanks', ' '],
])('pinyin %s finds whatever the characters find', async (_, between) => {
  const missing: string[] = []
  for (const { word } of words) {
    const typed = syllablesOf(word).join(between)
    const spoken = await found(typed)
    if ((await found(word)).some((id) => !spoken.includes(id))) missing.push(`${word} ${typed}`)
  }
  expect(missing).toEqual([])
})

test('initials find the product whose name they are taken from', async () => {
  const missing: string[] = []
  for (const { id, word } of words) {
    const typed = syllablesOf(word).map((syllable) => syllable[0])
    if (!(await found(typed.join(''))).includes(id)) missing.push(`${word} ${typed.join('')}`)
  }
  expect(missing).toEqual([])
})
