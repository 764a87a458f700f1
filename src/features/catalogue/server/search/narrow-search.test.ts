import { beforeAll, describe, expect, test } from 'vitest'
import { cleanLine } from '#platform/clean-text.ts'
import { testApp } from '#testing/start-test-app.ts'
import { readKeyword } from './read-keyword.ts'
import { type Page, SEARCH, searchScenes } from './test-scenes.ts'

const app = testApp()
const { search, names, fillCatalogue, addJackfruits } = searchScenes(app)
let fruit: number
let apples: number
let seafood: number
beforeAll(async () => {
  ;({ fruit, apples, seafood } = await fillCatalogue())
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

  test('each price range has a total of its own, also when one is asked for right after the other', async () => {
    const totalOf = async (min_price: string, max_price: string) =>
      (await search({ type_id: fruit, min_price, max_price })).total
    const wide = await totalOf('0', '99999')
    expect(wide).toBeGreaterThan(1)
    expect(await totalOf('9', '10')).toBe(1)
    expect(await totalOf('0', '99999')).toBe(wide)
  })
})

describe('pages', () => {
  beforeAll(() => addJackfruits(45))

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
  const ask = (input: object, language = 'en-us') => app().call(SEARCH, input, { language })

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

  test.each(['%', '_', '%果%', "' or 1=1 --", '\\', "'", ':*', '&|!()<->', '🍎', '🍎🍏', ' \t\u0000\u0001 '])(
    'signs mean nothing: %j',
    async (keyword) => {
      const answer = await ask({ keyword })
      expect(answer).toMatchObject({ status: 200, code: 1 })
      if (keyword === '%果%')
        expect((answer.data as Page).total).toBe(await search({ keyword: '果' }).then((page) => page.total))
      else if (cleanLine(keyword) !== '' && !/[a-z0-9]/.test(keyword))
        expect((answer.data as Page).total).toBe(0)
    },
  )

  test('control characters inside a word part it, as blanks do', async () => {
    expect(await names({ keyword: '三文鱼\u0000挪威' })).toEqual(['挪威三文鱼 冰鲜'])
  })

  test('of a hundred words the first few are read', async () => {
    const letters = Array.from({ length: 100 }, (_, n) => String.fromCharCode(97 + (n % 26)))
    expect(readKeyword(letters.join(' ')).map(({ text }) => text)).toEqual([...'abcdefgh'])
    expect((await search({ keyword: letters.slice(0, 50).join(' ') })).total).toBe(0)
  })
})
