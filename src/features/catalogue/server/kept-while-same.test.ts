import { expect, test } from 'vitest'
import { run } from '#platform/database/raw-sql.ts'
import { hours, later } from '#platform/time.ts'
import { asSeller } from '#testing/as-seller.ts'
import { aCategory, aProduct, aShop, aSku, aText } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

/** What nobody changed is not read again; what somebody changed is new wherever it stands. */
const app = testApp()

const visitor = () => app().as()
const detail = async (id: number) => (await visitor().catalogue.productDetail({ id })).data
const similar = async (id: number) => (await visitor().catalogue.listSimilar({ id })).data ?? []
const listed = async (id: number) =>
  (await visitor().catalogue.listProducts({ orderby: 'sales' })).data?.data.find((card) => card.id === id)

/** Behind the shop's back, so that whoever reads it anew betrays it. */
const change = (id: number) =>
  run(app().database.statement)`update sku set market_price_cents = 12345 where product_id = ${id}`
const wasReadAgain = async (id: number) => (await detail(id))?.sku_data[0]?.market_price === '123.45'

/** A category with so many that its shelves are full, the best sold first. */
async function aFullCategory(): Promise<number[]> {
  const place = { shopId: await aShop(app().database), categoryId: await aCategory(app().database) }
  const ids: number[] = []
  for (let n = 0; n < 12; n += 1)
    ids.push(await aProduct(app().database, { ...place, skus: [aSku()], sales: 100 - n }))
  return ids
}

test('what a seller saves is new on its own page, in lists and on the shelves of others, and pages without it stay', async () => {
  const [saved = 0, neighbour = 0] = await aFullCategory()
  const [other = 0] = await aFullCategory()
  for (const id of [saved, neighbour, other]) await Promise.all([detail(id), similar(id), listed(id)])
  await change(other)
  const { changeProduct } = asSeller(app()).productsSeller
  const answer = await changeProduct({ id: saved, name: aText('霜降红富士') })
  expect(answer.code).toBe(1)
  const named = expect.objectContaining({ id: saved, name: '霜降红富士' })
  expect(await detail(saved)).toEqual(named)
  expect(await listed(saved)).toEqual(named)
  expect(await similar(neighbour)).toContainEqual(named)
  expect(await wasReadAgain(other)).toBe(false)
})

test('what is taken off the shelf is offered below no other product', async () => {
  const [gone = 0, neighbour = 0] = await aFullCategory()
  const offered = async () => (await similar(neighbour)).map(({ id }) => id)
  expect(await offered()).toContain(gone)
  await asSeller(app()).productsSeller.switchProducts({ ids: [gone], on_sale: 0 })
  expect(await offered()).not.toContain(gone)
})

test('where few are similar, a new one is one of them at once', async () => {
  const place = { shopId: await aShop(app().database), categoryId: await aCategory(app().database) }
  const id = await aProduct(app().database, place)
  expect(await similar(id)).toEqual([])
  const added = await aProduct(app().database, { ...place, onSale: false })
  await asSeller(app()).productsSeller.switchProducts({ ids: [added], on_sale: 1 })
  expect((await similar(id)).map((card) => card.id)).toEqual([added])
})

test('a product is kept for hours, but not over a pause in which nobody looked for sales', async () => {
  const id = await aProduct(app().database)
  await detail(id)
  await change(id)
  for (let half = 1; half <= 12; half += 1) {
    app().now = later(app().now, hours(0.5))
    expect(await wasReadAgain(id)).toBe(false)
  }
  // What was sold meanwhile may have been swept.
  app().now = later(app().now, hours(1))
  expect(await wasReadAgain(id)).toBe(true)
})
