import { expect, test } from 'vitest'
import { asSeller } from '#testing/as-seller.ts'
import { aProduct, aSku, aText } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
const seller = () => asSeller(app(), 'en_US').catalogueSeller

async function aSkuWith(stock: number) {
  const product = await aProduct(app().database, { skus: [aSku({ stock, name: aText('一箱') })] })
  const answer = await seller().listStock({ product_id: product })
  if (answer.code !== 1) throw new Error(answer.msg)
  return { product, sku_id: answer.data.data[0]!.sku_id }
}

test('stock is set, added to and taken from, and the product page shows it at once', async () => {
  const { product, sku_id } = await aSkuWith(10)
  const left = async () => {
    const answer = await app().as().catalogue.productDetail({ id: product })
    return answer.code === 1 && answer.data.sku_data[0]?.stock
  }
  expect(await left()).toBe(10)
  expect(await seller().setStock({ sku_id, how: 'add', number: 5, reason: '盘点' })).toMatchObject({
    code: 1,
    msg: '一箱 (en): 15 in stock',
    data: { stock: 15 },
  })
  expect(await left()).toBe(15)
  await seller().setStock({ sku_id, how: 'take', number: 12, reason: '盘点' })
  expect(await left()).toBe(3)
  await seller().setStock({ sku_id, how: 'set', number: 0, reason: '盘点' })
  expect(await left()).toBe(0)
})

test('stock never falls below zero, whoever takes at the same moment', async () => {
  const { sku_id } = await aSkuWith(10)
  const takes = await Promise.all(
    Array.from({ length: 15 }, () => seller().setStock({ sku_id, how: 'take', number: 1, reason: '盘点' })),
  )
  expect(takes.filter(({ code }) => code === 1)).toHaveLength(10)
  expect(takes.find(({ code }) => code === 0)?.msg).toBe(
    'Not possible: 0 in stock, and it must stay between 0 and 1000000000',
  )
})

test('a sku that is not there, and a stock beyond counting, are refused', async () => {
  expect(await seller().setStock({ sku_id: 999_999, how: 'set', number: 1, reason: '盘点' })).toMatchObject({
    code: 0,
    msg: 'There is no option (sku) 999999',
  })
  const { sku_id } = await aSkuWith(1_000_000_000)
  expect(
    await seller().setStock({ sku_id, how: 'add', number: 1_000_000_000, reason: '盘点' }),
  ).toMatchObject({ code: 0 })
})

test('a change of stock without a reason is refused', async () => {
  const { sku_id } = await aSkuWith(3)
  expect(await seller().setStock({ sku_id, how: 'set', number: 9, reason: ' ' })).toMatchObject({
    code: 0,
    reason: 'stock_reason_missing',
  })
})

test('a change of stock leaves what is kept of other products alone', async () => {
  const [mine, other] = [await aSkuWith(10), await aSkuWith(10)]
  const nameOf = async (id: number) => (await app().as().catalogue.productDetail({ id })).data?.name
  for (const { product } of [mine, other]) expect(await nameOf(product)).toBe('红富士苹果')
  // Behind the shop's back: whoever still answers the old name answers from memory.
  await app()
    .database.statement.updateTable('product')
    .set({ name: aText('香蕉') })
    .execute()
  await seller().setStock({ sku_id: mine.sku_id, how: 'add', number: 1, reason: '到货' })
  expect([await nameOf(mine.product), await nameOf(other.product)]).toEqual(['香蕉', '红富士苹果'])
})

test('what runs low is listed with the least first', async () => {
  await app().database.statement.deleteFrom('product').execute()
  for (const stock of [8, 2, 50, 0]) await aSkuWith(stock)
  const answer = await seller().listStock({ below: 10 })
  expect(answer).toMatchObject({ data: { next: '', data: [{ stock: 0 }, { stock: 2 }, { stock: 8 }] } })
})

test('the whole list goes from what is sold out to what there is most of, each option once', async () => {
  await app().database.statement.deleteFrom('product').execute()
  const stocks = Array.from({ length: 120 }, (_, at) => (at * 7) % 30)
  await aProduct(app().database, {
    skus: stocks.map((stock, at) => aSku({ name: aText(`第 ${at} 种`), stock })),
  })
  const listed = await listAll()
  expect(listed.map(({ stock }) => stock)).toEqual(stocks.toSorted((a, b) => a - b))
  expect(new Set(listed.map(({ sku_id }) => sku_id)).size).toBe(120)
})

test('an option comes and goes among those running low as its stock is set', async () => {
  await app().database.statement.deleteFrom('product').execute()
  const { product, sku_id } = await aSkuWith(12)
  const low = async () => (await seller().listStock({ below: 10 })).data?.data.map(({ stock }) => stock)
  const set = (number: number) => seller().setStock({ sku_id, how: 'set', number, reason: '盘点' })
  expect(await low()).toEqual([])
  for (const number of [9, 0, 3]) {
    await set(number)
    expect(await low()).toEqual([number])
  }
  await set(10)
  expect(await low()).toEqual([])
  await set(1)
  await app().database.statement.deleteFrom('product').where('id', '=', product).execute()
  expect(await low()).toEqual([])
})

async function listAll() {
  const listed = []
  for (let after = '', next = 'first'; next !== ''; after = next) {
    const { data } = await seller().listStock({ after })
    listed.push(...data!.data)
    next = data!.next
  }
  return listed
}
