import { expect, test } from 'vitest'
import { AFTER_SALE } from '#features/after-sales/after-sale-states.ts'
import { checkBooks } from '#features/after-sales/server/check-books.ts'
import { ORDER } from '#features/orders/order-states.ts'
import { asSeller } from '#testing/as-seller.ts'
import { aGood, anAfterSale, aPaidOrder, aText, REASONS } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { afterSaleScenes } from './test-scenes.ts'

const app = testApp()
const { tx, seller, rich, pointer, balanceOf, itemOf, statusOf } = afterSaleScenes(app)

test('a retried submit with its key makes one request', async () => {
  const shopper = await rich()
  const order = await aPaidOrder(app(), shopper)
  const body = { type: 'refund', reason: REASONS.refund, ...pointer(order) }
  const send = () => app().call('/v1/65547d793754c', body, { token: shopper.token, key: 'once' })
  const answers = await Promise.all([send(), send(), send()])
  const good = answers.filter(({ code }) => code === 1)
  expect(good.length).toBeGreaterThan(0)
  expect(new Set(good.map(({ data }) => (data as { id: number }).id)).size).toBe(1)
  expect(await shopper.api.afterSales.listAfterSales()).toMatchObject({ data: { total: 1 } })
})

test('many at once: one request for an item', async () => {
  const shopper = await rich()
  const order = await aPaidOrder(app(), shopper, { status: ORDER.shipped })
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      shopper.api.afterSales.submitAfterSale(
        n % 2
          ? { type: 'refund', reason: REASONS.refund, ...pointer(order) }
          : { type: 'return', reason: REASONS.return, ...pointer(order) },
      ),
    ),
  )
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
})

test('two approvals at once, and a withdrawal against an approval: one of them', async () => {
  for (let round = 0; round < 8; round += 1) {
    const shopper = await rich()
    const order = await aPaidOrder(app(), shopper)
    const { id } = await anAfterSale(app(), shopper, order)
    const acts = [
      () => seller().approveAfterSale({ id }),
      () => shopper.api.afterSales.cancelAfterSale({ id }),
      () => seller().approveAfterSale({ id }),
      () => seller().rejectAfterSale({ id, reason: '不行' }),
    ]
    const answers = await Promise.all((round % 2 ? acts : acts.toReversed()).map((act) => act()))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    const shown = await shopper.api.afterSales.afterSaleDetail({ id })
    const paidBack = shown.code === 1 && shown.data.aftersale_status === AFTER_SALE.settled
    expect(await balanceOf(shopper)).toBe(paidBack ? '1000.00' : '987.20')
  }
  expect(await checkBooks(tx())).toEqual([])
})

test('a refund against the receipt of the order: whichever is first, both hold', async () => {
  for (let round = 0; round < 6; round += 1) {
    const shopper = await rich()
    const order = await aPaidOrder(app(), shopper, { status: ORDER.shipped })
    const { id } = await anAfterSale(app(), shopper, order)
    const acts = [
      () => seller().approveAfterSale({ id }),
      () => shopper.api.orders.confirmReceipt({ id: order.id }),
    ]
    const [approved] = await Promise.all([acts[0]!(), acts[1]!()])
    expect(approved).toMatchObject({ code: 1 })
    expect(await balanceOf(shopper)).toBe('1000.00')
    expect(await statusOf(order.id)).toBe(ORDER.completed)
  }
  expect(await checkBooks(tx())).toEqual([])
})

test('a request against the shipping of the order: it is shipped or disputed, and never shipped while disputed', async () => {
  for (let round = 0; round < 6; round += 1) {
    const shopper = await rich()
    const order = await aPaidOrder(app(), shopper)
    const parcel = { order_sn: order.order_sn, courier: 'SF', tracking_no: 'SF1234567890' }
    const asked = { type: 'refund', reason: REASONS.refund, ...pointer(order) } as const
    const [shipped, submitted] = await Promise.all([
      asSeller(app()).ordersSeller.shipOrder(parcel),
      shopper.api.afterSales.submitAfterSale(asked),
    ])
    expect(submitted.code).toBe(1)
    // Goods that left do not come back into the stock by an approval; goods that stayed do.
    const id = submitted.code === 1 ? submitted.data.id : 0
    expect(await seller().approveAfterSale({ id })).toMatchObject({ code: 1 })
    expect(await itemOf(order.items[0]!.id)).toMatchObject({ restocked: shipped.code === 1 ? 0 : 1 })
  }
  expect(await checkBooks(tx())).toEqual([])
})

test('virtual goods asked back and downloaded in one moment: one of the two', async () => {
  const good = await aGood(app().database, { virtual: true })
  const file = { product_id: good.product_id, name: aText('讲义.txt'), content: aText('先洗手') }
  await app().database.statement.insertInto('product_file').values(file).execute()
  for (let round = 0; round < 8; round += 1) {
    const shopper = await rich()
    const order = await aPaidOrder(app(), shopper, { goods: [{ ...good, num: 1 }] })
    const asked = { order_sn: order.order_sn, product_sku_id: good.sku_price_id }
    const url = (await shopper.api.orders.createDownloadLink(asked)).data?.url ?? ''
    const headers = { cookie: `user_token=${shopper.token}` }
    const [taken, submitted] = await Promise.all([
      fetch(app().origin + url, { headers }),
      shopper.api.afterSales.submitAfterSale({ type: 'refund', reason: REASONS.refund, ...pointer(order) }),
    ])
    expect([taken.status === 200, submitted.code === 1].filter(Boolean)).toHaveLength(1)
  }
})
