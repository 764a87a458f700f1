import { expect, test } from 'vitest'
import { later, seconds } from '#platform/time.ts'
import { aBuyer, aProduct, aShop, aSku, aText } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { exportFollows, forgetFollows } from './account-parts.ts'

const app = testApp()
const db = () => app().database.read
const detail = async (id: number, asking = {}) => (await app().as(asking).shop.showShop({ id })).data
const idsOf = (answer: { data: { data: { id: number }[] } | null }) => answer.data?.data.map(({ id }) => id)

test('a shop says who it is, what it holds and how it is rated, in the language asked for', async () => {
  const id = await aShop(app().database, aText('果园里'))
  await aProduct(app().database, { shopId: id })
  await aProduct(app().database, { shopId: id })
  await aProduct(app().database, { shopId: id, onSale: false })
  expect(await detail(id, { language: 'en-us' })).toMatchObject({
    id,
    name: '果园里 (en)',
    city: '杭州 (en)',
    intro: '好果子 (en)',
    logo: '/pictures/shop-1',
    product_count: 2,
    follower_count: 0,
    rating: 0,
    rating_count: 0,
    is_follow: 0,
  })
})

test.each([999_999_999, '999999999'])('shop %s, which does not exist, says so', async (id) => {
  const { token } = await aBuyer(app().database)
  for (const path of ['/v1/shop/detail', '/v1/shop/follow']) {
    expect(await app().call(path, { id }, { token })).toMatchObject({ code: 0, msg: '店铺不存在或已关闭' })
  }
  expect(await app().as().shop.listShopProducts({ id })).toMatchObject({
    code: 1,
    data: { total: 0, data: [] },
  })
})

test('a press in an old tab does what its button says, and counts nobody twice', async () => {
  const { token } = await aBuyer(app().database)
  const id = await aShop(app().database)
  const press = async (on: number) => (await app().as({ token }).shop.followShop({ id, on })).data
  const followed = { is_follow: 1, follower_count: 1 }
  const none = { is_follow: 0, follower_count: 0 }
  expect([await press(0), await press(1), await press(1)]).toEqual([none, followed, followed])
  expect([await press(0), await press(0)]).toEqual([none, none])
  const nowhere = await app().call('/v1/shop/follow', { id: 999_999_999, on: 0 }, { token })
  expect(nowhere).toMatchObject({ code: 0, msg: '店铺不存在或已关闭' })
})

test('its shelf holds its own products only, sorted as asked, a page at a time', async () => {
  const id = await aShop(app().database)
  await aProduct(app().database)
  const cheap = await aProduct(app().database, {
    shopId: id,
    skus: [aSku({ priceCents: 100 })],
    sales: 5,
    publishedAt: new Date('2026-01-02'),
  })
  const dear = await aProduct(app().database, {
    shopId: id,
    skus: [aSku({ priceCents: 900 })],
    sales: 1,
    publishedAt: new Date('2026-01-03'),
  })
  const loved = await aProduct(app().database, {
    shopId: id,
    skus: [aSku({ priceCents: 500 })],
    sales: 99,
    publishedAt: new Date('2026-01-01'),
  })
  const { listShopProducts: products } = app().as().shop
  expect(idsOf(await products({ id }))).toEqual([loved, cheap, dear])
  expect(idsOf(await products({ id, orderby: 'price', orderway: 'asc' }))).toEqual([cheap, loved, dear])
  expect(idsOf(await products({ id, orderby: 'price' }))).toEqual([dear, loved, cheap])
  expect(idsOf(await products({ id, orderby: 'time' }))).toEqual([dear, cheap, loved])
  expect(await products({ id, page: 2 })).toMatchObject({ data: { total: 3, current_page: 2, data: [] } })
})

test('its search box finds by words of the name in either language, in this shop alone', async () => {
  const [id, other] = [await aShop(app().database), await aShop(app().database)]
  const fuji = await aProduct(app().database, {
    shopId: id,
    name: { zh_CN: '烟台红富士苹果', en_US: 'Yantai Fuji apples' },
  })
  const pear = await aProduct(app().database, {
    shopId: id,
    name: { zh_CN: '库尔勒香梨', en_US: 'Korla pears' },
  })
  await aProduct(app().database, { shopId: other, name: { zh_CN: '阿克苏苹果', en_US: 'Aksu apples' } })
  const find = async (keyword: string) => idsOf(await app().as().shop.listShopProducts({ id, keyword }))
  expect(await find('苹果')).toEqual([fuji])
  expect(await find('红富士 苹果')).toEqual([fuji])
  expect(await find('Korla')).toEqual([pear])
  expect(await find('hongfushi')).toEqual([fuji])
  expect(await find('xl')).toEqual([pear])
  expect(await find('Korls')).toEqual([pear])
  expect(await find('榴莲')).toEqual([])
  expect(new Set(await find('  '))).toEqual(new Set([fuji, pear]))
})

test.each(['%', '_', '\\', "'", '"; drop table product; --'])(
  'the keyword %s is a text like any other, not a command',
  async (keyword) => {
    const id = await aShop(app().database)
    await aProduct(app().database, { shopId: id })
    expect(await app().as().shop.listShopProducts({ id, keyword })).toMatchObject({
      code: 1,
      data: { total: 0 },
    })
  },
)

test.each([{ id: 1, keyword: { a: 1 } }, { id: 1, page: 0 }, { id: 0 }, { id: 1, orderby: 'secret' }])(
  'malformed input is refused: %#',
  async (input) => {
    expect(await app().call('/v1/shop/products', input)).toMatchObject({ status: 400, code: 0 })
  },
)

test('a keyword of 10,000 characters is told to be too long', async () => {
  const answer = await app()
    .as()
    .shop.listShopProducts({ id: 1, keyword: 'x'.repeat(10_000) })
  expect(answer).toMatchObject({ code: 0, msg: expect.stringContaining('100') })
})

test('following and leaving again each have their sentence, and the count moves with them', async () => {
  const { token } = await aBuyer(app().database)
  const id = await aShop(app().database)
  const follow = () => app().as({ token }).shop.followShop({ id })
  expect(await follow()).toMatchObject({ msg: '关注成功', data: { is_follow: 1, follower_count: 1 } })
  expect(await detail(id, { token })).toMatchObject({ is_follow: 1, follower_count: 1 })
  expect(await detail(id)).toMatchObject({ is_follow: 0, follower_count: 1 })
  expect(await follow()).toMatchObject({ msg: '已取消关注', data: { is_follow: 0, follower_count: 0 } })
  expect(await detail(id, { token })).toMatchObject({ is_follow: 0, follower_count: 0 })
})

test('visitors are told to log in', async () => {
  expect(await app().call('/v1/shop/follow', { id: 1 })).toMatchObject({ code: -201 })
  expect(await app().call('/v1/shop/follows')).toMatchObject({ code: -201 })
})

test('the count of followers is exact after a crowd has followed and left at once', async () => {
  const id = await aShop(app().database)
  const buyers = await Promise.all(Array.from({ length: 8 }, () => aBuyer(app().database)))
  // The first four toggle 63 times each, the others 62 times: 500 toggles, and four followers are left.
  const toggles = buyers.flatMap(({ token }, n) =>
    Array.from({ length: n < 4 ? 63 : 62 }, () => app().as({ token }).shop.followShop({ id })),
  )
  const answers = await Promise.all(toggles)
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([1]))
  expect((await detail(id))?.follower_count).toBe(4)
  const marks = await Promise.all(buyers.map(({ token }) => detail(id, { token })))
  expect(marks.map((shop) => shop?.is_follow)).toEqual([1, 1, 1, 1, 0, 0, 0, 0])
})

test('followed shops are listed, the latest first, each with its newest products', async () => {
  const { token } = await aBuyer(app().database)
  const [first, second] = [await aShop(app().database, aText('甲')), await aShop(app().database, aText('乙'))]
  const products: number[] = []
  for (let n = 1; n <= 7; n += 1) {
    products.push(await aProduct(app().database, { shopId: first, publishedAt: new Date(`2026-01-0${n}`) }))
  }
  const api = app().as({ token })
  await api.shop.followShop({ id: first })
  app().now = later(app().now, seconds(1))
  await api.shop.followShop({ id: second })
  await api.collection.toggleFavourite({ id: Number(products[6]) })
  const { data } = await api.shop.listFollows()
  expect(data).toMatchObject({ per_page: 10, total: 2, current_page: 1 })
  expect(data?.data.map((shop) => [shop.id, shop.name])).toEqual([
    [second, '乙'],
    [first, '甲'],
  ])
  expect(data?.data[1]?.products.map((card) => card.id)).toEqual(products.slice(1).reverse())
  expect(data?.data[1]?.products[0]?.is_collect).toBe(1)
  await api.shop.followShop({ id: second })
  expect((await api.shop.listFollows()).data?.data.map((shop) => shop.id)).toEqual([first])
})

test('a closed account leaves the shops it followed with one follower less', async () => {
  const [leaving, staying] = [await aBuyer(app().database), await aBuyer(app().database)]
  const [followed, left] = [await aShop(app().database), await aShop(app().database)]
  await app().as({ token: staying.token }).shop.followShop({ id: followed })
  const { followShop: follow } = app().as({ token: leaving.token }).shop
  await follow({ id: followed })
  await follow({ id: left })
  await follow({ id: left })
  expect(await exportFollows(db(), leaving.id, 'zh_CN')).toMatchObject([{ id: followed, name: '果园' }])
  expect((await detail(followed))?.follower_count).toBe(2)
  await app().database.write((tx) => forgetFollows(tx, leaving.id))
  // Shown to everyone too, although the shop's answer was kept.
  await expect.poll(async () => (await detail(followed))?.follower_count).toBe(1)
  const rows = await db()
    .selectFrom('shop')
    .where('id', 'in', [followed, left])
    .select('follower_count')
    .orderBy('id')
    .execute()
  expect(rows.map((row) => row.follower_count)).toEqual([1, 0])
  expect(await exportFollows(db(), leaving.id, 'zh_CN')).toEqual([])
})
