import { expect, test } from 'vitest'
import { days, later } from '#platform/time.ts'
import { aBuyer, aProduct } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { exportCollection, forgetCollection, sweepFootprints } from './account-parts.ts'

const app = testApp()
const db = () => app().database.read

async function aCollector() {
  const buyer = await aBuyer(app().database)
  const id = await aProduct(app().database)
  const api = app().as({ token: buyer.token }).collection
  await api.toggleFavourite({ id })
  await api.recordFootprint({ id })
  return { ...buyer, api, productId: id }
}

test('a closed account takes its favourites and footprints with it, and nobody else’s', async () => {
  const [leaving, staying] = [await aCollector(), await aCollector()]
  await app().database.write((tx) => forgetCollection(tx, leaving.id))
  expect((await leaving.api.countCollection()).data).toEqual({ favourites: 0, footprints: 0 })
  expect((await staying.api.countCollection()).data).toEqual({ favourites: 1, footprints: 1 })
})

test('all of it can be taken along, in the language asked for', async () => {
  const { id, productId } = await aCollector()
  const entry = { id: productId, name: '红富士苹果 (en)', at: expect.stringMatching(/^\d{4}-\d\d-\d\d /) }
  expect(await exportCollection(db(), id, 'en_US')).toEqual({ favourites: [entry], footprints: [entry] })
})

test('the sweep takes what is older than 90 days, some at a time, and nothing else', async () => {
  const buyers = [await aBuyer(app().database), await aBuyer(app().database), await aBuyer(app().database)]
  const productId = await aProduct(app().database)
  const now = new Date()
  for (const [n, { id }] of buyers.entries()) {
    const viewed_at = later(now, n < 2 ? -days(91) : -days(89))
    await app()
      .database.statement.insertInto('footprint')
      .values({ buyer_id: id, product_id: productId, viewed_at })
      .execute()
  }
  expect(await app().database.write((tx) => sweepFootprints(tx, now, 1))).toBe(1)
  expect(await app().jobs.runNow('footprints')).toBe(1)
  expect(await app().jobs.runNow('footprints')).toBe(0)
  const left = await db()
    .selectFrom('footprint')
    .where('product_id', '=', productId)
    .select('buyer_id')
    .execute()
  expect(left).toEqual([{ buyer_id: buyers[2]?.id }])
})
