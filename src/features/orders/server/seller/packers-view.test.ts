import { expect, test } from 'vitest'
import { ORDER, type OrderStatus } from '#features/orders/order-states.ts'
import type { SellerOrder, SellerOrderLine } from '#features/orders/orders-seller-contract.ts'
import { aPersonAtDesk, type Desk } from '#testing/at-desk.ts'
import { aGood, anOrderIn, aShopper } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()

const list = async ({ call }: Pick<Desk, 'call'>, filter: object = {}) =>
  ((await call('ordersSeller', 'listSellerOrders', filter)).data as { data: SellerOrderLine[] }).data

async function scene() {
  const shopper = await aShopper(app(), { cents: 100_000 })
  const good = await aGood(app().database, { cents: 1234 })
  const order = (status: OrderStatus) => anOrderIn(app(), shopper, status, [{ ...good, num: 1 }])
  return {
    paid: await order(ORDER.paid),
    shipped: await order(ORDER.shipped),
    received: await order(ORDER.received),
  }
}

test('a packer sees what is to be packed with its address, what has left without, and no sum anywhere', async () => {
  const packer = await aPersonAtDesk(app(), 'packer')
  const others = (await list(packer)).map(({ order_sn }) => order_sn)
  const { paid, shipped, received } = await scene()
  expect((await list(packer)).map(({ order_sn }) => order_sn)).toEqual([
    shipped.order_sn,
    paid.order_sn,
    ...others,
  ])
  expect(await list(packer, { status: ORDER.received })).toEqual([])
  const show = (order_sn: string) => packer.call('ordersSeller', 'showSellerOrder', { order_sn })
  const open = (await show(paid.order_sn)).data as SellerOrder
  expect(open.address).not.toBe('')
  expect(JSON.stringify([open, await list(packer)])).not.toContain('12.34')
  expect(((await show(shipped.order_sn)).data as SellerOrder).address).toBe('')
  expect(await show(received.order_sn)).toMatchObject({ reason: 'orders_none' })
})

test('support sees all of it, counted by state; a mark is found again', async () => {
  const { paid, received } = await scene()
  const support = await aPersonAtDesk(app(), 'support')
  expect((await list(support, { order_sn: received.order_sn }))[0]).toMatchObject({ pay_fee: '12.34' })
  const counted = (await support.call('ordersSeller', 'countSellerOrders', { consignee: '无此人' })).data
  expect(counted).toMatchObject({ most: 1000 })
  const { counts } = (await support.call('ordersSeller', 'countSellerOrders', { order_sn: paid.order_sn }))
    .data as { counts: { status: number; count: number }[] }
  expect(counts.filter(({ count }) => count > 0)).toEqual([{ status: ORDER.paid, count: 1 }])
  await support.call('ordersSeller', 'flagOrder', { order_sn: paid.order_sn, flagged: 1 })
  expect(await list(support, { flagged: 1 })).toMatchObject([{ order_sn: paid.order_sn, flagged: 1 }])
  await support.call('ordersSeller', 'flagOrder', { order_sn: paid.order_sn, flagged: 0 })
  expect(await list(support, { flagged: 1 })).toEqual([])
})

test('what is selected stays what it was: later orders are not in it', async () => {
  const { paid } = await scene()
  const { paid: later } = await scene()
  const owner = await aPersonAtDesk(app(), 'owner')
  const [frozen] = await list(owner, { order_sn: paid.order_sn })
  const found = (await list(owner, { up_to_id: frozen?.id, status: ORDER.paid })).map(
    ({ order_sn }) => order_sn,
  )
  expect(found).toContain(paid.order_sn)
  expect(found).not.toContain(later.order_sn)
})
