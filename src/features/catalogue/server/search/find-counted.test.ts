import { beforeAll, expect, test, vi } from 'vitest'
import { asSeller } from '#testing/as-seller.ts'
import { aCategory, aProduct, aShop, aSku } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

vi.setConfig({ hookTimeout: 60_000 })

const app = testApp()
/** More than are found by counting them. */
const MANY = 230
const ids: number[] = []

beforeAll(async () => {
  const [shopId, categoryId] = [await aShop(app().database), await aCategory(app().database)]
  for (let n = 0; n < MANY; n += 1) {
    const name = { zh_CN: `雪花梨 ${n}`, en_US: `Snow pears ${n}` }
    const skus = [aSku({ priceCents: 5000 - n })]
    ids.push(await aProduct(app().database, { name, shopId, categoryId, skus, sales: n }))
  }
})

type Asked = { orderby?: 'price' | 'time'; orderway?: 'asc' | 'desc'; page?: number }
async function search(asked: Asked) {
  const { data } = await app()
    .as()
    .search.searchProducts({ keyword: '雪花梨', ...asked })
  return { total: data?.total, ids: data?.data.map(({ id }) => id) }
}

test('however it is sorted and on whatever page, a search says how many there are', async () => {
  const backwards = ids.toReversed()
  // By sales the last are the first; they are the cheapest, too.
  expect(await search({})).toEqual({ total: MANY, ids: backwards.slice(0, 20) })
  const cheap = { orderby: 'price', orderway: 'asc' } as const
  expect(await search(cheap)).toEqual({ total: MANY, ids: backwards.slice(0, 20) })
  expect(await search({ ...cheap, page: 12 })).toEqual({ total: MANY, ids: backwards.slice(220) })
  const dear = { orderby: 'price', orderway: 'desc' } as const
  expect(await search({ ...dear, page: 2 })).toEqual({ total: MANY, ids: ids.slice(20, 40) })
  await asSeller(app()).productsSeller.switchProducts({ ids: [ids[0] ?? 0], on_sale: 0 })
  expect(await search(dear)).toEqual({ total: MANY - 1, ids: ids.slice(1, 21) })
})

test('where a search finds nothing because it is narrowed, nothing else is looked for; what comes there is found', async () => {
  const skus = [aSku({ priceCents: 5000 })]
  const name = { zh_CN: '香梨', en_US: 'Fragrant pears' }
  const categoryId = await aCategory(app().database)
  const id = await aProduct(app().database, { name, categoryId, skus })
  const within = async (asked: Asked & { keyword: string }) => {
    const { data } = await app()
      .as()
      .search.searchProducts({ type_id: categoryId, ...asked })
    return { total: data?.total, ids: data?.data.map((one) => one.id), corrected: data?.corrected }
  }
  const { switchProducts } = asSeller(app()).productsSeller
  await switchProducts({ ids: [id], on_sale: 0 })
  const nothing = { total: 0, ids: [], corrected: '' }
  expect(await within({ keyword: 'pears' })).toEqual(nothing)
  expect(await within({ keyword: 'pears', orderby: 'time' })).toEqual(nothing)
  // A word that is found nowhere may be another one.
  expect(await within({ keyword: 'peers' })).toEqual({ ...nothing, corrected: 'pears' })
  await switchProducts({ ids: [id], on_sale: 1 })
  const found = { total: 1, ids: [id], corrected: '' }
  expect(await within({ keyword: 'pears' })).toEqual(found)
  expect(await within({ keyword: 'pears', orderby: 'time', orderway: 'asc' })).toEqual(found)
  expect(await within({ keyword: 'peers' })).toEqual({ ...found, corrected: 'pears' })
})
