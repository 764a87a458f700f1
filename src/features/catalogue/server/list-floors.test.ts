import { expect, test } from 'vitest'
import { aBuyer, aCategory, aProduct, aShop, aSku } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()

test('each top category shows its best sold, those that can be bought first; an empty one is not there', async () => {
  const shopId = await aShop(app().database)
  const fruit = await aCategory(app().database)
  const apples = await aCategory(app().database, { pid: fruit })
  const fish = await aCategory(app().database)
  await aCategory(app().database)
  const sold = (categoryId: number, sales: number, more = {}) =>
    aProduct(app().database, { shopId, categoryId, sales, ...more })
  const [few, many] = [await sold(apples, 1), await sold(apples, 9)]
  const gone = await sold(apples, 99, { skus: [aSku({ stock: 0 })] })
  await sold(apples, 500, { onSale: false })
  const cod = await sold(fish, 3)
  const shown = async (caller = app().as()) =>
    (await caller.catalogue.listFloors()).data?.map(({ category_id, products }) => [
      category_id,
      products.map(({ id }) => id),
    ])
  const floors = await shown()
  expect(floors).toContainEqual([fruit, [many, few, gone]])
  expect(floors).toContainEqual([fish, [cod]])
  expect(floors).toHaveLength(2)

  // A buyer finds the own hearts on them, nobody else does.
  const { token } = await aBuyer(app().database)
  await app().as({ token }).collection.toggleFavourite({ id: cod })
  const hearts = async (caller = app().as()) =>
    (await caller.catalogue.listFloors()).data
      ?.flatMap(({ products }) => products)
      .filter(({ is_collect }) => is_collect === 1)
      .map(({ id }) => id)
  expect(await hearts(app().as({ token }))).toEqual([cod])
  expect(await hearts()).toEqual([])
})
