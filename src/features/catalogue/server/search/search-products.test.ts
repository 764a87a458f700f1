import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { productTag } from '#features/catalogue/catalogue-contract.ts'
import { changed } from '#platform/cache/change-notices.ts'
import { asSeller } from '#testing/as-seller.ts'
import { aBuyer, aProduct, aText } from '#testing/builders/index.ts'
import type { Asking } from '#testing/call-wire.ts'
import { testApp } from '#testing/start-test-app.ts'
import { searchScenes } from './test-scenes.ts'

const app = testApp()
const { save, search, names, fillCatalogue, addJackfruits } = searchScenes(app)
beforeAll(fillCatalogue)

/** Goods of one test, which no other finds. */
async function saveForNow(...one: Parameters<typeof save>): Promise<void> {
  const id = await save(...one)
  onTestFinished(async () => {
    await app().database.statement.deleteFrom('product').where('id', '=', id).execute()
  })
}

describe('what is found', () => {
  test.each([
    ['one character', '蟹', ['鲜活大闸蟹']],
    ['a word', '三文鱼', ['挪威三文鱼 冰鲜']],
    ['several words, all of them', '三文鱼 挪威', ['挪威三文鱼 冰鲜']],
    ['words that no product has together', '三文鱼 智利', []],
    ['pinyin', 'sanwenyu', ['挪威三文鱼 冰鲜']],
    ['unfinished pinyin', 'dazhax', ['鲜活大闸蟹']],
    ['pinyin with blanks', 'da zha xie', ['鲜活大闸蟹']],
    ['initials', 'swy', ['挪威三文鱼 冰鲜']],
    ['English', 'salmon', ['挪威三文鱼 冰鲜']],
    ['the beginning of an English word', 'norw', ['挪威三文鱼 冰鲜']],
    ['one instead of many', 'blueberry', ['云南蓝莓 18mm']],
    ['capitals', 'SALMON', ['挪威三文鱼 冰鲜']],
    ['full width', 'ｓａｌｍｏｎ', ['挪威三文鱼 冰鲜']],
    ['full-width digits', '１８ｍｍ', ['云南蓝莓 18mm']],
    ['both scripts', 'salmon 三文', ['挪威三文鱼 冰鲜']],
    ['a letter too few', 'salmn', ['挪威三文鱼 冰鲜']],
    ['a letter too many', 'sallmon', ['挪威三文鱼 冰鲜']],
    ['a wrong letter', 'selmon', ['挪威三文鱼 冰鲜']],
    ['two letters swapped', 'slamon', ['挪威三文鱼 冰鲜']],
    ['characters that are no neighbours', '大蟹', ['鲜活大闸蟹']],
    ['the category', '海鲜水产', ['鲜活大闸蟹', '挪威三文鱼 冰鲜']],
    ['nothing like it', '航空母舰', []],
    ['two slips', 'selmn', []],
  ])('by %s: %s', async (_, keyword, found) => {
    expect(await names({ keyword })).toEqual(found)
  })

  test('the answer is in the language of the caller, whatever was typed', async () => {
    expect(await names({ keyword: '三文鱼' }, { language: 'en-us' })).toEqual(['Norwegian salmon'])
    expect(await names({ keyword: 'salmon' }, { language: 'zh-cn' })).toEqual(['挪威三文鱼 冰鲜'])
  })

  test('a mistyped word says what was searched for instead', async () => {
    expect((await search({ keyword: 'salmn' })).corrected).toBe('salmon')
    expect((await search({ keyword: 'salmon' })).corrected).toBe('')
  })

  test('the hit is marked in the name', async () => {
    const hits = async (keyword: string, language: string) =>
      (await search({ keyword }, { language })).data.map(({ name, hits }) =>
        hits.map(([from, to]) => name.slice(from, to)),
      )
    expect(await hits('三文鱼', 'zh-cn')).toEqual([['三文鱼']])
    expect(await hits('swy', 'zh-cn')).toEqual([['三文鱼']])
    expect(await hits('SALMON', 'en-us')).toEqual([['salmon']])
    expect(await hits('salmn', 'en-us')).toEqual([['salmon']])
    expect(await hits('三文鱼', 'en-us')).toEqual([[]])
  })

  test('a product is found as it is now, not as it was', async () => {
    const id = await save({ zh: '昨日的榴莲', en: 'Durian' })
    expect(await names({ keyword: '榴莲' })).toEqual(['昨日的榴莲'])
    await aProduct(app().database, {
      id,
      name: { zh_CN: '今日的山竹', en_US: 'Mangosteen' },
      summary: aText('果后'),
    })
    await app().database.write(async (tx) => changed(tx, productTag(id)))
    expect(await names({ keyword: '榴莲', page: 1 })).toEqual([])
    expect(await names({ keyword: '山竹' })).toEqual(['今日的山竹'])
    await app().database.statement.deleteFrom('product').where('id', '=', id).execute()
    expect(await names({ keyword: '山竹', page: 1 })).toEqual([])
  })
})

describe('in which order', () => {
  test('a whole word before a part of one, the name before what is said about it, then sales', async () => {
    expect(await names({ keyword: '苹果' })).toEqual([
      '苹果',
      '苹果醋饮料',
      '烟台红富士苹果 脆甜多汁',
      '库尔勒香梨 10斤',
    ])
    expect(await names({ keyword: 'apple' }, { language: 'en-us' })).toEqual([
      'Apple vinegar',
      'Yantai Fuji apples',
      'Apple',
    ])
  })

  test('what is called so in pinyin before what only begins so, however well that sells', async () => {
    await saveForNow({ zh: '仙居杨梅', en: 'Bayberries', sales: 8000 })
    await saveForNow({ zh: '阿根廷红虾', en: 'Red prawns', sales: 1 })
    expect((await names({ keyword: 'xia' }))[0]).toBe('阿根廷红虾')
    expect((await names({ keyword: 'xian' }))[0]).toBe('仙居杨梅')
    expect((await names({ keyword: 'hongxia' }))[0]).toBe('阿根廷红虾')
  })

  test('sales that change count at once', async () => {
    const [cheap, dear] = [
      await save({ zh: '青柠一号', en: 'Lime 1', sales: 5 }),
      await save({ zh: '青柠二号', en: 'Lime 2', sales: 6 }),
    ]
    expect(await names({ keyword: '青柠' })).toEqual(['青柠二号', '青柠一号'])
    await app().database.statement.updateTable('product').set({ sales: 7 }).where('id', '=', cheap).execute()
    expect(await names({ keyword: '青柠', page: 1 })).toEqual(['青柠一号', '青柠二号'])
    await app()
      .database.statement.updateTable('product')
      .set({ on_sale: false })
      .where('id', 'in', [cheap, dear])
      .execute()
    expect(await names({ keyword: '青柠', page: '1' })).toEqual([])
  })

  test.each([
    ['price', 'desc', ['烟台红富士苹果 脆甜多汁', '库尔勒香梨 10斤', '苹果', '苹果醋饮料']],
    ['price', 'asc', ['苹果醋饮料', '苹果', '库尔勒香梨 10斤', '烟台红富士苹果 脆甜多汁']],
    ['sales', 'desc', ['库尔勒香梨 10斤', '苹果醋饮料', '烟台红富士苹果 脆甜多汁', '苹果']],
    ['sales', 'asc', ['库尔勒香梨 10斤', '苹果醋饮料', '烟台红富士苹果 脆甜多汁', '苹果']],
    ['time', 'desc', ['库尔勒香梨 10斤', '烟台红富士苹果 脆甜多汁', '苹果醋饮料', '苹果']],
    ['time', 'asc', ['苹果', '苹果醋饮料', '烟台红富士苹果 脆甜多汁', '库尔勒香梨 10斤']],
  ])('by %s %s when asked', async (orderby, orderway, order) => {
    expect(await names({ keyword: '苹果', orderby, orderway })).toEqual(order)
  })

  test('without a way price and time begin with desc, and comprehensive has none', async () => {
    expect((await names({ keyword: '苹果', orderby: 'price' }))[0]).toBe('烟台红富士苹果 脆甜多汁')
    expect(await names({ keyword: '苹果', orderway: 'asc' })).toEqual(await names({ keyword: '苹果' }))
  })
})

test("a buyer's own hearts are filled in what they search, and in nobody else's", async () => {
  const buyer = await aBuyer(app().database)
  const id = await save({ zh: '心爱的火龙果', en: 'Pitaya' })
  const toggled = await app().as({ token: buyer.token }).collection.toggleFavourite({ id })
  expect(toggled.code).toBe(1)
  const hearts = async (asking: Asking) =>
    (await search({ keyword: '火龙果' }, asking)).data.map((card) => card.is_collect)
  expect(await hearts({ token: buyer.token })).toEqual([1])
  expect(await hearts({})).toEqual([0])
  expect(await hearts({ token: (await aBuyer(app().database)).token })).toEqual([0])
})

describe('words for the search box', () => {
  const suggest = async (keyword: string, asking: Asking = {}) => {
    const answer = await app().call('/v1/catalogue/suggest', { keyword }, asking)
    expect(answer).toMatchObject({ status: 200, code: 1 })
    return answer.data as { keyword: string; hits: [number, number][] }[]
  }
  const words = async (keyword: string, asking: Asking = {}) =>
    (await suggest(keyword, asking)).map((one) => one.keyword)

  beforeAll(async () => {
    await addJackfruits(12)
    const value = JSON.stringify({ zh_CN: ['苹果礼盒', '车厘子'], en_US: ['apple box', 'cherries'] })
    await app()
      .database.statement.insertInto('setting')
      .values({ module: 'search', key: 'hot_words', value })
      .execute()
  })

  test('hot words are those of the language', async () => {
    expect((await app().call('/v1/catalogue/hot-words')).data).toEqual(['苹果礼盒', '车厘子'])
    expect((await app().call('/v1/catalogue/hot-words', {}, { language: 'en-us' })).data).toEqual([
      'apple box',
      'cherries',
    ])
  })

  test('suggestions are what products are called, hot words first', async () => {
    expect(await words('苹果')).toEqual(['苹果礼盒', '苹果', '苹果醋饮料', '烟台红富士苹果'])
    expect(await words('pingg')).toEqual(['苹果醋饮料', '烟台红富士苹果', '苹果'])
    expect(await words('swy')).toEqual(['挪威三文鱼'])
    expect(await words('salm', { language: 'en-us' })).toEqual(['Norwegian salmon'])
    expect(await words('salmn', { language: 'en-us' })).toEqual(['Norwegian salmon'])
  })

  test('hot words the seller changes are suggested with the next key', async () => {
    const seller = asSeller(app()).siteSeller
    const change = (zh_CN: string[], en_US: string[]) =>
      seller.changeSetting({ module: 'search', key: 'hot_words', value: { zh_CN, en_US } })
    expect(await words('苹果')).not.toContain('苹果干')
    expect(await change(['苹果礼盒', '车厘子', '苹果干'], ['apple box', 'cherries'])).toMatchObject({
      code: 1,
    })
    expect((await words('苹果')).slice(0, 2)).toEqual(['苹果礼盒', '苹果干'])
    await change(['苹果礼盒', '车厘子'], ['apple box', 'cherries'])
    expect(await words('苹果')).not.toContain('苹果干')
  })

  test('what says the typed words comes before what was found by the rest of its name', async () => {
    await saveForNow({ zh: '海南凤梨 配柚子蜜', en: 'Pineapple', sales: 900 })
    await saveForNow({ zh: '梅州蜜柚', en: 'Pomelo', sales: 2 })
    expect(await words('柚')).toEqual(['梅州蜜柚', '海南凤梨'])
  })

  test('what was typed is marked in them', async () => {
    const [first] = await suggest('swy')
    expect(first?.hits.map(([from, to]) => first.keyword.slice(from, to))).toEqual(['三文鱼'])
  })

  test('at most ten, none twice, and none for nothing', async () => {
    const many = await words('波罗蜜')
    expect(many).toHaveLength(10)
    expect(new Set(many).size).toBe(10)
    expect(await words('')).toEqual([])
    expect(await words(' 🍎 ')).toEqual([])
    expect(await words('航空母舰')).toEqual([])
    expect(await app().call('/v1/catalogue/suggest', { keyword: 'a'.repeat(101) })).toMatchObject({
      code: 0,
      msg: '搜索词最多 100 个字',
    })
  })
})
