import { beforeAll, expect, test } from 'vitest'
import { run } from '#platform/database/raw-sql.ts'
import { testApp } from '#testing/start-test-app.ts'
import { searchScenes } from './test-scenes.ts'

const app = testApp()
const { fillCatalogue, names, save, search } = searchScenes(app)
beforeAll(async () => {
  await fillCatalogue()
  await save({ zh: '臺灣鳳梨酥', en: 'Pineapple cakes' })
  await save({ zh: '著名鲶鱼 烤着吃', en: 'Catfish' })
})

const found = async (keyword: string) => (await names({ keyword })).toSorted()

test.each([
  ['蘋果', '苹果'],
  ['雲南藍莓', '云南蓝莓'],
  ['大閘蟹', '大闸蟹'],
  ['鳳梨', '凤梨'],
  ['台湾', '臺灣'],
  ['烤著吃', '烤着吃'],
  ['鮎魚', '鲶鱼'],
])('%s finds what %s finds', async (traditional, simplified) => {
  expect(await found(simplified)).not.toEqual([])
  expect(await found(traditional)).toEqual(await found(simplified))
})

test('what was found in other characters is marked where it stands', async () => {
  const { data } = await search({ keyword: '凤梨' })
  expect(data[0]).toMatchObject({ name: '臺灣鳳梨酥', hits: [[2, 4]] })
})

test.each([
  ['pingguo', '苹果'],
  ['cui', '脆'],
  ['haixian', '海鲜'],
  ['xinxianguopin', '新鲜果品'],
  ['hongpingguo', '红苹果'],
  ['zhuming', '著名'],
  ['kaozhechi', '烤着吃'],
])('%s finds whatever %s finds', async (pinyin, characters) => {
  const wanted = await found(characters)
  expect(wanted).not.toEqual([])
  expect(await found(pinyin)).toEqual(expect.arrayContaining(wanted))
})

test('products that were indexed by older rules are indexed anew', async () => {
  await run(app().database.statement)`update product_search set version = 0, terms = ''`
  app().now = new Date(app().now.getTime() + 61_000)
  expect(await found('苹果')).toEqual([])
  await app().jobs.runNow('search')
  app().now = new Date(app().now.getTime() + 61_000)
  expect(await found('苹果')).not.toEqual([])
})
