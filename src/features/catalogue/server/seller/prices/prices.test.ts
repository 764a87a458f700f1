import { expect, test } from 'vitest'
import type { CheckedBatch, ShownBatch } from '#platform/batches/batch-fields.ts'
import { aPersonAtDesk } from '#testing/at-desk.ts'
import { aProduct, aSku, aText } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()

type Priced = { id: number; on_sale: number; skus: { id: number; price: string; market_price: string }[] }

/** A product with two options at 10.00 and 20.00, and a chief who looks at it. */
async function scene() {
  const chief = await aPersonAtDesk(app(), 'manager')
  const name = `桃 ${chief.id}`
  const skus = [aSku({ priceCents: 1000 }), aSku({ priceCents: 2000 })]
  const product = await aProduct(app().database, { name: aText(name), skus })
  const look = async (): Promise<Priced> => {
    const { data } = await chief.call('pricesSeller', 'listPrices', { find: name })
    const [one] = (data as { data: Priced[] }).data
    return one!
  }
  const call = async <T>(act: string, input: object) => {
    const answer = await chief.call('pricesSeller', act, input)
    expect(answer).toMatchObject({ code: 1 })
    return answer.data as T
  }
  const { skus: seen } = await look()
  const [first, second] = seen.map(({ id }) => id) as [number, number]
  const line = (sku_id: number, was_price: string, price: string, market_price = '0') => ({
    sku_id,
    was_price,
    was_market: '0',
    price,
    market_price,
  })
  return { chief, product, look, call, first, second, line }
}

const statesOf = ({ lines }: ShownBatch | CheckedBatch) => lines.map(({ state, reason }) => [state, reason])

test('prices of many are changed in one act, shown to buyers at once, and taken back in one', async () => {
  const { chief, product, look, call, first, second, line } = await scene()
  const lines = [
    line(first, '10', '10.9', '15'),
    line(second, '20', '21.9'),
    { product_id: product, was_on_sale: 1, on_sale: 0 },
  ]
  const checked = await call<CheckedBatch>('checkPrices', { lines })
  expect(checked.counts.ready).toBe(3)
  expect((await look()).skus[0]?.price).toBe('10.00')
  const done = await call<ShownBatch>('runPrices', { lines, key: checked.key })
  expect(done.counts.done).toBe(3)
  expect(await look()).toMatchObject({
    on_sale: 0,
    skus: [{ price: '10.90', market_price: '15.00' }, { price: '21.90' }],
  })
  // Sent again it is the same act.
  expect((await call<ShownBatch>('runPrices', { lines, key: checked.key })).id).toBe(done.id)
  const trail = await chief.call('auditSeller', 'listAudit', { thing: 'sku', thing_id: String(first) })
  expect(trail.data).toMatchObject({
    data: [{ before: { price_cents: 1000 }, after: { price_cents: 1090, market_price_cents: 1500 } }],
  })
  const undone = await chief.call('batchesSeller', 'undoBatch', { id: done.id })
  expect(undone).toMatchObject({ data: { counts: { undone: 3 } } })
  expect(await look()).toMatchObject({
    on_sale: 1,
    skus: [{ price: '10.00', market_price: '' }, { price: '20.00' }],
  })
})

test('what somebody else changed meanwhile is left alone and named, the rest goes through', async () => {
  const { chief, look, call, first, second, line } = await scene()
  await chief.call('productsSeller', 'changeSku', { id: first, price: '12' })
  const lines = [line(first, '10', '11'), line(second, '20', '90')]
  const checked = await call<CheckedBatch>('checkPrices', { lines })
  expect(statesOf(checked)).toEqual([
    ['cannot', 'prices_moved'],
    ['ready', 'prices_far'],
  ])
  const done = await call<ShownBatch>('runPrices', { lines })
  expect(statesOf(done)).toEqual([
    ['cannot', 'prices_moved'],
    ['done', ''],
  ])
  expect((await look()).skus.map(({ price }) => price)).toEqual(['12.00', '90.00'])
  // And so does what is changed between act and undo.
  await chief.call('productsSeller', 'changeSku', { id: second, price: '91' })
  const undone = await chief.call('batchesSeller', 'undoBatch', { id: done.id })
  expect(undone).toMatchObject({ data: { counts: { done: 1, undone: 0 } } })
  expect((await look()).skus[1]?.price).toBe('91.00')
})

test('a market price below the price is refused, and so is a shelf for what is not ready', async () => {
  const { call, first, line } = await scene()
  const bare = await aProduct(app().database, { covers: [], onSale: false })
  const lines = [
    line(first, '10', '10', '9'),
    { product_id: bare, was_on_sale: 0, on_sale: 0 },
    { product_id: bare, was_on_sale: 0, on_sale: 1 },
    { sku_id: 999_999_999, was_price: '1', was_market: '0', price: '2', market_price: '0' },
  ]
  expect(statesOf(await call<CheckedBatch>('checkPrices', { lines }))).toEqual([
    ['cannot', 'products_market_below'],
    // Each thing once: what was said of it last.
    ['cannot', 'prices_not_ready'],
    ['cannot', 'products_no_sku'],
  ])
})

test('who may not set prices neither changes them nor takes a change back', async () => {
  const { call, first, line } = await scene()
  const done = await call<ShownBatch>('runPrices', { lines: [line(first, '10', '11')] })
  for (const role of ['packer', 'editor'] as const) {
    const desk = await aPersonAtDesk(app(), role)
    expect(await desk.call('pricesSeller', 'runPrices', { lines: [line(first, '11', '1')] })).toMatchObject({
      status: 403,
    })
    expect(await desk.call('batchesSeller', 'undoBatch', { id: done.id })).toMatchObject({
      reason: 'batches_not_yours',
    })
  }
})
