import { expect, test, vi } from 'vitest'
import { MAX_FOOTPRINTS } from '#features/catalogue/collection-rules.ts'
import { days, hours, later } from '#platform/time.ts'
import { aBuyer, aProduct, manyProducts } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
const db = () => app().database.read
const at = (time: string) => {
  app().now = new Date(time)
}
const view = (token: string, id: number) => app().as({ token }).collection.recordFootprint({ id })
const prints = async (token: string): Promise<[day: string, ids: number[]][]> => {
  const { data } = await app().as({ token }).collection.listFootprints()
  return Object.entries(data ?? {}).map(([day, group]) => [day, group.map((print) => print.id)])
}
/** A session of the tests ends by the real clock, so the shop's clock starts from there. */
const today = (time: string) => new Date(`${new Date().toISOString().slice(0, 10)}T${time}+08:00`)

test('products looked at are grouped by the day of the shop, newest first, each where it was seen last', async () => {
  const { token } = await aBuyer(app().database)
  const [apple, pear, plum] = [
    await aProduct(app().database),
    await aProduct(app().database),
    await aProduct(app().database),
  ]
  const noon = today('12:00:00')
  at(later(noon, -days(1)).toISOString())
  await view(token, apple)
  await view(token, pear)
  at(later(noon, -hours(11)).toISOString())
  await view(token, plum)
  at(noon.toISOString())
  await view(token, apple)
  const day = (time: Date) => later(time, hours(8)).toISOString().slice(0, 10)
  expect(await prints(token)).toEqual([
    [day(noon), [apple, plum]],
    [day(later(noon, -days(1))), [pear]],
  ])
})

test('a footprint has all its card shows, in the language asked for', async () => {
  const { token } = await aBuyer(app().database)
  const id = await aProduct(app().database, { virtual: true })
  await view(token, id)
  const { data } = await app().as({ token, language: 'en-us' }).collection.listFootprints()
  const [print] = Object.values(data ?? {})[0] ?? []
  expect(print).toMatchObject({
    id,
    cover: '/pictures/product-1-1',
    name: '红富士苹果 (en)',
    price: '12.80',
    product_type: 1,
    sold_out: 0,
  })
})

test('they are kept for 90 days and then gone, from the list, the count and the table', async () => {
  const { token, id: buyerId } = await aBuyer(app().database)
  const [old, fresh] = [await aProduct(app().database), await aProduct(app().database)]
  const now = new Date()
  at(later(now, -days(90) - 1000).toISOString())
  await view(token, old)
  at(later(now, -days(90) + 5000).toISOString())
  await view(token, fresh)
  at(now.toISOString())
  expect((await prints(token)).flatMap(([, ids]) => ids)).toEqual([fresh])
  expect((await app().as({ token }).collection.countCollection()).data).toEqual({
    favourites: 0,
    footprints: 1,
  })
  await view(token, fresh)
  const rows = await db()
    .selectFrom('footprint')
    .where('buyer_id', '=', buyerId)
    .select('product_id')
    .execute()
  expect(rows).toEqual([{ product_id: fresh }])
})

test('a visitor leaves no footprint', async () => {
  const id = await aProduct(app().database)
  expect(await app().call('/v1/catalogue/footprint', { id })).toMatchObject({ code: -201 })
})

test('what does not exist or is off the shelf leaves no footprint', async () => {
  const { token } = await aBuyer(app().database)
  expect(await view(token, 999_999_999)).toMatchObject({ code: 0, msg: '商品不存在或已下架' })
  expect(await view(token, await aProduct(app().database, { onSale: false }))).toMatchObject({ code: 0 })
  expect(await prints(token)).toEqual([])
})

test('one can be cleared, then all; those of another buyer stay', async () => {
  const [mine, other] = [await aBuyer(app().database), await aBuyer(app().database)]
  const ids = [await aProduct(app().database), await aProduct(app().database), await aProduct(app().database)]
  for (const id of ids) {
    await view(mine.token, id)
    await view(other.token, id)
  }
  const api = app().as({ token: mine.token }).collection
  expect(await api.clearFootprints({ id: ids[0] })).toMatchObject({
    code: 1,
    msg: '足迹已清除',
    data: { cleared: 1 },
  })
  expect((await prints(mine.token)).flatMap(([, seen]) => seen)).not.toContain(ids[0])
  expect(await api.clearFootprints({ id: ids[0] })).toMatchObject({ code: 1, data: { cleared: 0 } })
  expect(await api.clearFootprints({})).toMatchObject({ code: 1, data: { cleared: 2 } })
  expect(await prints(mine.token)).toEqual([])
  expect((await prints(other.token)).flatMap(([, seen]) => seen)).toHaveLength(3)
})

test('the same product opened in many tabs at once is one footprint', async () => {
  const { token } = await aBuyer(app().database)
  const [one, two] = [await aProduct(app().database), await aProduct(app().database)]
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) => view(token, n % 2 === 0 ? one : two)),
  )
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([1]))
  expect((await app().as({ token }).collection.countCollection()).data?.footprints).toBe(2)
})

test('beyond the bound the oldest leave', async () => {
  const { token, id: buyerId } = await aBuyer(app().database)
  const products = await manyProducts(app().database, MAX_FOOTPRINTS)
  const newest = await aProduct(app().database)
  const now = new Date()
  await app()
    .database.statement.insertInto('footprint')
    .values(
      products.map((id, n) => ({
        buyer_id: buyerId,
        product_id: id,
        viewed_at: later(now, -1000 * (n + 1)),
      })),
    )
    .execute()
  at(now.toISOString())
  await view(token, newest)
  const seen = (await prints(token)).flatMap(([, ids]) => ids)
  expect(seen).toHaveLength(MAX_FOOTPRINTS)
  expect(seen[0]).toBe(newest)
  expect(seen).not.toContain(products.at(-1))
})

test('asking for a product leaves a footprint, once a minute at most', async () => {
  const { id: buyer, token } = await aBuyer(app().database)
  const product = await aProduct(app().database)
  const look = () => app().as({ token }).catalogue.productDetail({ id: product })
  const seenAt = async () => {
    const row = await db().selectFrom('footprint').select('viewed_at').where('buyer_id', '=', buyer).execute()
    return row.map(({ viewed_at }) => viewed_at.getTime())
  }
  const first = app().now.getTime()
  await app().as().catalogue.productDetail({ id: product })
  // A browser that asks ahead of a press has shown nobody anything: else nothing would be left of the minute.
  app().now = new Date(first - 30_000)
  await app()
    .as({ token, headers: { 'sec-purpose': 'prefetch' } })
    .catalogue.productDetail({ id: product })
  app().now = new Date(first)
  await look()
  await vi.waitFor(async () => expect(await seenAt()).toEqual([first]))
  app().now = new Date(first + 59_000)
  await look()
  app().now = new Date(first + 61_000)
  await look()
  await vi.waitFor(async () => expect(await seenAt()).toEqual([first + 61_000]))
})
