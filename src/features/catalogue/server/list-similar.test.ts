import { expect, test } from 'vitest'
import { aCategory, aProduct, aShop, aSku } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()

test('its own category comes first, then the one above, without itself, without repeats, at most ten', async () => {
  const shopId = await aShop(app().database)
  const top = await aCategory(app().database)
  const apples = await aCategory(app().database, { pid: top })
  const pears = await aCategory(app().database, { pid: top })
  const elsewhere = await aCategory(app().database, { pid: await aCategory(app().database) })
  const sold = (categoryId: number, sales: number) => aProduct(app().database, { shopId, categoryId, sales })
  const apple = await sold(apples, 50)
  const nearby = [await sold(apples, 2), await sold(apples, 1)]
  const farther = []
  for (let n = 0; n < 12; n += 1) farther.push(await sold(pears, 1000 - n))
  await sold(elsewhere, 9999)
  const { data } = await app().as().catalogue.listSimilar({ id: apple })
  expect(data?.map((card) => card.id)).toEqual([...nearby, ...farther].slice(0, 10))
})

test('what is sold out comes last, what is off the shelf not at all', async () => {
  const shopId = await aShop(app().database)
  const categoryId = await aCategory(app().database)
  const id = await aProduct(app().database, { shopId, categoryId })
  const empty = await aProduct(app().database, { shopId, categoryId, sales: 900, skus: [aSku({ stock: 0 })] })
  const full = await aProduct(app().database, { shopId, categoryId, sales: 1 })
  await aProduct(app().database, { shopId, categoryId, onSale: false })
  const { data } = await app().as().catalogue.listSimilar({ id })
  expect(data?.map((card) => card.id)).toEqual([full, empty])
})

test('an unknown product has none', async () => {
  expect(await app().as().catalogue.listSimilar({ id: 999_999_999 })).toMatchObject({
    code: 0,
    msg: '商品不存在或已下架',
  })
})
