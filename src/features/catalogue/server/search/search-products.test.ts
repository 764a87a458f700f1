import { beforeAll, describe, expect, test } from 'vitest'
import { aBuyer, aCategory, aProduct, aShop, aSku, aText } from '#testing/builders/index.ts'
import { type Asking, testApp } from '#testing/start-test-app.ts'

const app = testApp()

type Named = {
  zh: string
  en: string
  about?: string
  sales?: number
  cents?: number
  at?: string
  categoryId?: number
}

const save = (one: Named, more: { onSale?: boolean; shopId?: number } = {}) =>
  aProduct(app().database.read, {
    name: { zh_CN: one.zh, en_US: one.en },
    summary: { zh_CN: one.about ?? '产地直发', en_US: one.about ?? 'Straight from the source' },
    sales: one.sales ?? 0,
    skus: [aSku({ priceCents: one.cents ?? 1000 })],
    publishedAt: new Date(one.at ?? '2026-11-01T00:00:00Z'),
    ...(one.categoryId ? { categoryId: one.categoryId } : {}),
    ...more,
  })

const PATH = '/v1/catalogue/search'
type Page = {
  total: number
  per_page: number
  current_page: number
  corrected: string
  data: { id: number; name: string; is_collect: number; hits: [number, number][] }[]
}
const search = async (input: object, asking: Asking = {}): Promise<Page> => {
  const answer = await app().call(PATH, input, asking)
  expect(answer).toMatchObject({ status: 200, code: 1 })
  return answer.data as Page
}
const names = async (input: object, asking: Asking = {}) =>
  (await search(input, asking)).data.map(({ name }) => name)

let fruit: number
let apples: number
let seafood: number

beforeAll(async () => {
  const { read } = app().database
  fruit = await aCategory(read, { name: aText('新鲜果品') })
  apples = await aCategory(read, { pid: fruit, name: aText('苹果梨') })
  seafood = await aCategory(read, { name: aText('海鲜水产') })
  const all: Named[] = [
    {
      zh: '烟台红富士苹果 脆甜多汁',
      en: 'Yantai Fuji apples',
      sales: 900,
      cents: 3980,
      at: '2026-11-03',
      categoryId: apples,
    },
    { zh: '苹果', en: 'Apple', sales: 10, cents: 1280, at: '2026-11-01', categoryId: apples },
    { zh: '苹果醋饮料', en: 'Apple vinegar', sales: 5000, cents: 990, at: '2026-11-02', categoryId: fruit },
    {
      zh: '库尔勒香梨 10斤',
      en: 'Korla pears',
      about: '比苹果更脆',
      sales: 9999,
      cents: 2980,
      at: '2026-11-04',
      categoryId: fruit,
    },
    {
      zh: '挪威三文鱼 冰鲜',
      en: 'Norwegian salmon',
      sales: 700,
      cents: 9900,
      at: '2026-11-05',
      categoryId: seafood,
    },
    { zh: '鲜活大闸蟹', en: 'Hairy crabs', sales: 800, cents: 16800, at: '2026-11-06', categoryId: seafood },
    { zh: '云南蓝莓 18mm', en: 'Blueberries', sales: 300, cents: 5900, at: '2026-11-07', categoryId: fruit },
  ]
  for (const one of all) await save(one)
  await save({ zh: '下架的苹果', en: 'Apple gone' }, { onSale: false })
})

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
    await aProduct(app().database.read, {
      id,
      name: { zh_CN: '今日的山竹', en_US: 'Mangosteen' },
      summary: aText('果后'),
    })
    expect(await names({ keyword: '榴莲', page: 1 })).toEqual([])
    expect(await names({ keyword: '山竹' })).toEqual(['今日的山竹'])
    await app().database.read.deleteFrom('product').where('id', '=', id).execute()
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
    await save({ zh: '仙居杨梅', en: 'Bayberries', sales: 8000 })
    await save({ zh: '阿根廷红虾', en: 'Red prawns', sales: 1 })
    expect((await names({ keyword: 'xia' }))[0]).toBe('阿根廷红虾')
    expect((await names({ keyword: 'xian' }))[0]).toBe('仙居杨梅')
    expect((await names({ keyword: 'hongxia' }))[0]).toBe('阿根廷红虾')
  })

  test('sales that change count at once', async () => {
    const { read } = app().database
    const [cheap, dear] = [
      await save({ zh: '青柠一号', en: 'Lime 1', sales: 5 }),
      await save({ zh: '青柠二号', en: 'Lime 2', sales: 6 }),
    ]
    expect(await names({ keyword: '青柠' })).toEqual(['青柠二号', '青柠一号'])
    await read.updateTable('product').set({ sales: 7 }).where('id', '=', cheap).execute()
    expect(await names({ keyword: '青柠', page: 1 })).toEqual(['青柠一号', '青柠二号'])
    await read.updateTable('product').set({ on_sale: false }).where('id', 'in', [cheap, dear]).execute()
    expect(await names({ keyword: '青柠', page: '1' })).toEqual([])
  })

  test.each([
    ['price', 'desc', ['烟台红富士苹果 脆甜多汁', '库尔勒香梨 10斤', '苹果', '苹果醋饮料']],
    ['price', 'asc', ['苹果醋饮料', '苹果', '库尔勒香梨 10斤', '烟台红富士苹果 脆甜多汁']],
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

describe('filters', () => {
  test('a category of either level', async () => {
    expect(await names({ keyword: '苹果', type_id: apples })).toEqual(['苹果', '烟台红富士苹果 脆甜多汁'])
    expect(await names({ keyword: '苹果', type_id: fruit })).toHaveLength(4)
    expect(await names({ keyword: '苹果', type_id: seafood })).toEqual([])
    expect(await names({ keyword: '苹果', type_id: 999_999 })).toEqual([])
  })

  test('a price range, both ends counted in, and only with both ends', async () => {
    expect(await names({ keyword: '苹果', min_price: '9.90', max_price: '12.80' })).toEqual([
      '苹果',
      '苹果醋饮料',
    ])
    expect(await names({ keyword: '苹果', min_price: 20, max_price: 99999999 })).toEqual([
      '烟台红富士苹果 脆甜多汁',
      '库尔勒香梨 10斤',
    ])
    expect(await names({ keyword: '苹果', min_price: '20' })).toHaveLength(4)
    expect(await names({ keyword: '苹果', max_price: '20', min_price: '' })).toHaveLength(4)
  })

  test('a filter that leaves nothing is not taken for a slip of the keyboard', async () => {
    const page = await search({ keyword: 'salmon', type_id: apples })
    expect(page).toMatchObject({ total: 0, corrected: '', data: [] })
  })

  test('without a keyword everything is listed, by the same filters and sorts', async () => {
    expect(await names({ type_id: seafood })).toEqual(['鲜活大闸蟹', '挪威三文鱼 冰鲜'])
    expect(await names({ keyword: '  ', type_id: seafood, orderby: 'price', orderway: 'asc' })).toEqual([
      '挪威三文鱼 冰鲜',
      '鲜活大闸蟹',
    ])
    expect(await names({ min_price: '9', max_price: '10', orderby: 'time', type_id: fruit })).toEqual([
      '苹果醋饮料',
    ])
    expect((await search({ type_id: 999_999 })).total).toBe(0)
  })
})

describe('pages', () => {
  beforeAll(async () => {
    const { read } = app().database
    const categoryId = await aCategory(read)
    const shopId = await aShop(read)
    for (let n = 1; n <= 45; n += 1) {
      await aProduct(read, {
        name: { zh_CN: `波罗蜜${n}号`, en_US: `Jackfruit ${n}` },
        sales: n,
        categoryId,
        shopId,
      })
    }
  })

  test('follow each other without a gap or a double, and agree about the total', async () => {
    for (const sort of [{}, { orderby: 'price' }, { orderby: 'time', orderway: 'asc' }]) {
      const pages = await Promise.all(
        [1, 2, 3, 4].map((page) => search({ keyword: '波罗蜜', page, ...sort })),
      )
      expect(pages.map(({ data }) => data.length)).toEqual([20, 20, 5, 0])
      expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([45]))
      expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(45)
    }
    const [first] = await Promise.all([search({ keyword: '波罗蜜' })])
    expect(first).toMatchObject({ per_page: 20, current_page: 1 })
    expect(first?.data[0]?.name).toBe('波罗蜜45号')
  })

  test('far beyond the last there is nothing, at no cost', async () => {
    expect(await search({ keyword: '波罗蜜', page: 1_000_000_000 })).toMatchObject({
      total: 45,
      data: [],
      current_page: 1_000_000_000,
    })
    expect((await search({ page: 1_000_000_000 })).data).toEqual([])
  })
})

describe('input nobody should send', () => {
  const ask = (input: object, language = 'en-us') => app().call(PATH, input, { language })

  test('a keyword of 10,000 characters is refused with a sentence', async () => {
    const keyword = '苹'.repeat(10_000)
    expect(await ask({ keyword })).toMatchObject({
      status: 200,
      code: 0,
      msg: 'A search can be at most 100 characters long',
    })
    expect(await ask({ keyword }, 'zh-cn')).toMatchObject({ code: 0, msg: '搜索词最多 100 个字' })
    expect(await ask({ keyword: '蕉'.repeat(100) })).toMatchObject({ code: 1, data: { total: 0 } })
  })

  test('a minimum above the maximum is refused with its sentence', async () => {
    const range = { min_price: '20', max_price: '10' }
    expect(await ask({ keyword: '苹果', ...range })).toMatchObject({
      status: 200,
      code: 0,
      msg: 'Minimum cannot exceed maximum',
    })
    expect(await ask(range, 'zh-cn')).toMatchObject({ code: 0, msg: '最低价不能高于最高价' })
  })

  test.each([
    [{ page: 0 }, 'page'],
    [{ page: 'x' }, 'page'],
    [{ orderby: 'id' }, 'orderby'],
    [{ orderway: 'down' }, 'orderway'],
    [{ type_id: -1 }, 'type_id'],
    [{ min_price: 'cheap' }, 'min_price'],
    [{ keyword: ['苹果'] }, 'keyword'],
    [{ word: '苹果' }, 'word'],
  ])('%j is a fault of the request and names the field', async (input, field) => {
    expect(await ask(input)).toMatchObject({
      status: 400,
      code: 0,
      msg: `The request is not valid: ${field}`,
    })
  })

  test.each([
    '%',
    '_',
    '%果%',
    "' or 1=1 --",
    '\\',
    "'",
    ':*',
    '&|!()<->',
    '\u0000\u0001',
    '🍎',
    '🍎🍏',
    ' \t ',
  ])('signs mean nothing: %j', async (keyword) => {
    const answer = await ask({ keyword })
    expect(answer).toMatchObject({ status: 200, code: 1 })
    if (keyword === '%果%')
      expect((answer.data as Page).total).toBe(await search({ keyword: '果' }).then((page) => page.total))
    else if (keyword.trim() !== '' && !/[a-z0-9]/.test(keyword)) expect((answer.data as Page).total).toBe(0)
  })

  test('control characters inside a word part it, as blanks do', async () => {
    expect(await names({ keyword: '三文鱼\u0000挪威' })).toEqual(['挪威三文鱼 冰鲜'])
  })

  test('a hundred words cost no more than the first few', async () => {
    const keyword = Array.from({ length: 50 }, (_, n) => String.fromCharCode(97 + (n % 26))).join(' ')
    const begun = performance.now()
    await search({ keyword })
    expect(performance.now() - begun).toBeLessThan(1000)
  })
})

test("a buyer's own hearts are filled in what they search, and in nobody else's", async () => {
  const { read } = app().database
  const buyer = await aBuyer(read)
  const id = await save({ zh: '心爱的火龙果', en: 'Pitaya' })
  const toggled = await app().as({ token: buyer.token }).collection.toggleFavourite({ id })
  expect(toggled.code).toBe(1)
  const hearts = async (asking: Asking) =>
    (await search({ keyword: '火龙果' }, asking)).data.map((card) => card.is_collect)
  expect(await hearts({ token: buyer.token })).toEqual([1])
  expect(await hearts({})).toEqual([0])
  expect(await hearts({ token: (await aBuyer(read)).token })).toEqual([0])
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
    const value = JSON.stringify({ zh_CN: ['苹果礼盒', '车厘子'], en_US: ['apple box', 'cherries'] })
    await app()
      .database.read.insertInto('setting')
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

  test('what says the typed words comes before what was found by the rest of its name', async () => {
    await save({ zh: '海南凤梨 配柚子蜜', en: 'Pineapple', sales: 900 })
    await save({ zh: '梅州蜜柚', en: 'Pomelo', sales: 2 })
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
