import { expect, test } from 'vitest'
import { MAX_FAVOURITES } from '#features/catalogue/collection-rules.ts'
import { aBuyer, aProduct, aShop, aSku, aText, manyProducts } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { addFavourites } from './add-favourites.ts'

const app = testApp()
const db = () => app().database.read
const TOGGLE = '/v1/65549eb647ff5'
const LIST = '/v1/65549ed32f0ff'

test('a heart fills and empties again, each with its own sentence in the language of the buyer', async () => {
  const { token } = await aBuyer(app().database)
  const id = await aProduct(app().database)
  expect(await app().call(TOGGLE, { id }, { token })).toMatchObject({
    code: 1,
    msg: '已收藏',
    data: { is_collect: 1 },
  })
  expect(await app().call(TOGGLE, { id }, { token })).toMatchObject({
    code: 1,
    msg: '已取消',
    data: { is_collect: 0 },
  })
  const english = await app().call(TOGGLE, { id: String(id) }, { token, language: 'en-us' })
  expect(english.msg).toBe('Added to favourites')
})

test('visitors are told to log in, and nothing of theirs is kept', async () => {
  const id = await aProduct(app().database)
  expect(await app().call(TOGGLE, { id })).toMatchObject({ status: 200, code: -201 })
  expect(await app().call(LIST)).toMatchObject({ code: -201 })
})

test('what does not exist or is off the shelf cannot be collected, but can be let go', async () => {
  const { token } = await aBuyer(app().database)
  expect(await app().call(TOGGLE, { id: 999_999_999 }, { token })).toMatchObject({
    code: 0,
    msg: '商品不存在或已下架',
  })
  const hidden = await aProduct(app().database, { onSale: false })
  expect(await app().call(TOGGLE, { id: hidden }, { token })).toMatchObject({ code: 0 })

  const id = await aProduct(app().database)
  await app().call(TOGGLE, { id }, { token })
  await app().database.statement.updateTable('product').set({ on_sale: false }).where('id', '=', id).execute()
  const [card] = (await app().as({ token }).collection.listFavourites()).data?.data ?? []
  expect(card).toMatchObject({ product_id: id, on_sale: 0 })
  expect(await app().call(TOGGLE, { id }, { token })).toMatchObject({ msg: '已取消' })
})

test('a press in an old tab does what its heart says', async () => {
  const { token } = await aBuyer(app().database)
  const id = await aProduct(app().database)
  const press = async (on: number) => (await app().call(TOGGLE, { id, on }, { token })).data
  expect([await press(0), await press(1), await press(1)]).toEqual([
    { is_collect: 0 },
    { is_collect: 1 },
    { is_collect: 1 },
  ])
  expect([await press(0), await press(0)]).toEqual([{ is_collect: 0 }, { is_collect: 0 }])
})

test('many toggles at once end where the same number one after another would', async () => {
  const { token } = await aBuyer(app().database)
  const even = await aProduct(app().database)
  const odd = await aProduct(app().database)
  const toggle = (id: number) => app().call(TOGGLE, { id }, { token })
  const answers = await Promise.all([
    ...Array.from({ length: 24 }, () => toggle(even)),
    ...Array.from({ length: 25 }, () => toggle(odd)),
  ])
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([1]))
  const said = answers.map(({ msg }) => msg)
  expect(said.slice(0, 24).filter((msg) => msg === '已收藏')).toHaveLength(12)
  expect(said.slice(24).filter((msg) => msg === '已收藏')).toHaveLength(13)
  const { data } = await app().as({ token }).collection.listFavourites()
  expect(data?.data.map((row) => row.product_id)).toEqual([odd])
})

test('two buyers who toggle the same product at once do not touch each other', async () => {
  const [one, other] = [await aBuyer(app().database), await aBuyer(app().database)]
  const id = await aProduct(app().database)
  await Promise.all([
    ...Array.from({ length: 5 }, () => app().call(TOGGLE, { id }, { token: one.token })),
    ...Array.from({ length: 6 }, () => app().call(TOGGLE, { id }, { token: other.token })),
  ])
  const totals = [one, other].map(async ({ token }) => {
    const { data } = await app().as({ token }).collection.listFavourites()
    return data?.total
  })
  expect(await Promise.all(totals)).toEqual([1, 0])
})

test('the list is paged, the latest first, with all a card shows, in the language asked for', async () => {
  const { token, id: buyerId } = await aBuyer(app().database)
  const shopId = await aShop(app().database)
  const ids: number[] = []
  for (let n = 0; n < 23; n += 1) ids.push(await aProduct(app().database, { shopId, name: aText(`果 ${n}`) }))
  const virtual = await aProduct(app().database, {
    shopId,
    virtual: true,
    skus: [aSku({ priceCents: 990, stock: 0 })],
  })
  await app().database.write((tx) =>
    addFavourites({ tx, now: new Date(app().now.getTime() - 1000), changed: () => undefined }, buyerId, ids),
  )
  await app().call(TOGGLE, { id: virtual }, { token })
  const api = app().as({ token, language: 'en-us' })
  const first = (await api.collection.listFavourites()).data
  const second = (await api.collection.listFavourites({ page: 2 })).data
  expect(first).toMatchObject({ per_page: 20, total: 24, current_page: 1 })
  expect(first?.data[0]).toMatchObject({
    product_id: virtual,
    cover: '/pictures/product-1-1',
    name: '红富士苹果 (en)',
    price: '9.90',
    product_type: 1,
    sold_out: 1,
    is_collect: 1,
  })
  expect(second?.data).toHaveLength(4)
  const seen = [...(first?.data ?? []), ...(second?.data ?? [])].map((row) => row.product_id)
  expect(new Set(seen)).toEqual(new Set([virtual, ...ids]))
})

test.each([0, -1, 'x', 2_000_000_000])('page %s is refused as malformed', async (page) => {
  const { token } = await aBuyer(app().database)
  expect(await app().call(LIST, { page }, { token })).toMatchObject({ status: 400, code: 0 })
})

test('a page far behind the end is empty, not wrong', async () => {
  const { token } = await aBuyer(app().database)
  expect(await app().call(LIST, { page: 1_000_000_000 }, { token })).toMatchObject({
    code: 1,
    data: { total: 0, data: [] },
  })
})

test('hearts are filled in lists, details and similar products for their buyer alone', async () => {
  const [mine, other] = [await aBuyer(app().database), await aBuyer(app().database)]
  const shopId = await aShop(app().database)
  const id = await aProduct(app().database, { shopId, sales: 1_000_000 })
  const { category_id } = await db()
    .selectFrom('product')
    .where('id', '=', id)
    .select('category_id')
    .executeTakeFirstOrThrow()
  const sibling = await aProduct(app().database, { shopId, categoryId: category_id })
  const hearts = async (token?: string) => {
    const api = app().as(token ? { token } : {})
    const list = await api.catalogue.listProducts({ type_id: category_id })
    const detail = await api.catalogue.productDetail({ id })
    const similar = await api.catalogue.listSimilar({ id: sibling })
    const shop = await api.shop.listShopProducts({ id: shopId })
    return [
      list.data?.data.find((row) => row.id === id)?.is_collect,
      detail.data?.is_collect,
      similar.data?.find((row) => row.id === id)?.is_collect,
      shop.data?.data.find((row) => row.id === id)?.is_collect,
    ]
  }
  expect(await hearts(mine.token)).toEqual([0, 0, 0, 0])
  await app().call(TOGGLE, { id }, { token: mine.token })
  expect(await hearts(mine.token)).toEqual([1, 1, 1, 1])
  expect(await hearts(other.token)).toEqual([0, 0, 0, 0])
  expect(await hearts()).toEqual([0, 0, 0, 0])
  await app().call(TOGGLE, { id }, { token: mine.token })
  expect(await hearts(mine.token)).toEqual([0, 0, 0, 0])
})

test('there is an end to favourites, and it is said', async () => {
  const { token, id: buyerId } = await aBuyer(app().database)
  const [first, ...many] = await manyProducts(app().database, MAX_FAVOURITES)
  const id = await aProduct(app().database)
  await app().database.write((tx) =>
    addFavourites({ tx, now: app().now, changed: () => undefined }, buyerId, [Number(first), ...many]),
  )
  expect(await app().call(TOGGLE, { id }, { token })).toMatchObject({
    code: 0,
    msg: '收藏夹已满 2000 件，请先清理一些',
  })
  await app().call(TOGGLE, { id: first }, { token })
  expect(await app().call(TOGGLE, { id }, { token })).toMatchObject({ code: 1, msg: '已收藏' })
})
