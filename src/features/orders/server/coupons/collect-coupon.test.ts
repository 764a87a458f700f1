import { expect, test } from 'vitest'
import { checkBooks } from '#features/after-sales/server/check-books.ts'
import { asSeller } from '#testing/as-seller.ts'
import { aBuyer, aCoupon, aGood, aShopper, PAYMENT_PASSWORD } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { rowsOf } from '#testing/table-rows.ts'

const app = testApp()
const seller = () => asSeller(app()).couponsSeller
const open = (coupon: Parameters<typeof aCoupon>[1] = {}) =>
  aCoupon(app().database, { collectable: true, ...coupon })
const AVAILABLE = '/v1/coupon/available'
const COLLECT = '/v1/coupon/collect'

/** Another answer than the one a test before left in memory. */
const fresh = async () => {
  const { code } = await open({ cap: 1 })
  await seller().endCoupon({ code })
}
const listed = async (token?: string) => {
  const { data } = await app().call(AVAILABLE, {}, token ? { token } : {})
  return data as { id: number; collected: number }[]
}

test('what lies open is seen by visitors and collected by a press, once', async () => {
  const { id } = await open({ amountCents: 1000, enoughCents: 5900 })
  await fresh()
  expect((await listed()).find((one) => one.id === id)).toMatchObject({
    coupon: { name: '新人礼', amount: '10.00', enough: '59.00' },
    collected: 0,
  })
  expect(await app().call(COLLECT, { id })).toMatchObject({ code: -201 })
  const { token } = await aBuyer(app().database)
  const first = await app().call(COLLECT, { id }, { token })
  expect(first).toMatchObject({ code: 1, msg: '领取成功', data: { coupon: { amount: '10.00' } } })
  expect(await app().call(COLLECT, { id }, { token })).toMatchObject({ code: 1, data: first.data })
  expect((await listed(token)).find((one) => one.id === id)).toMatchObject({ collected: 1 })
  expect((await app().as({ token }).orders.listCoupons()).data).toHaveLength(1)
})

test('what wants its code, is over, used up, of another or for newcomers is not open', async () => {
  const shopper = await aShopper(app(), { cents: 50_00 })
  const { order_sn } = await shopper.order([{ ...(await aGood(app().database)), num: 1 }])
  await shopper.api.payment.payByBalance({ pay_password: PAYMENT_PASSWORD, order_sn })
  const past = new Date(app().now.getTime() - 1000)
  const closed = [
    await aCoupon(app().database),
    await open({ endsAt: past }),
    await open({ cap: 0 }),
    await open({ forBuyerId: (await aBuyer(app().database)).id }),
    await open({ forNewBuyers: true }),
  ]
  await fresh()
  const ids = (await listed(shopper.token)).map(({ id }) => id)
  for (const { id } of closed) {
    expect(ids).not.toContain(id)
    expect(await app().call(COLLECT, { id }, { token: shopper.token })).toMatchObject({ code: 0 })
  }
  const newcomer = await aBuyer(app().database)
  expect((await listed(newcomer.token)).map(({ id }) => id)).toContain(closed.at(-1)?.id)
})

test('the cap holds when everybody collects at once, and a double press takes one', async () => {
  const { id } = await open({ cap: 5 })
  const buyers = await Promise.all(Array.from({ length: 16 }, () => aBuyer(app().database)))
  const pressing = buyers.flatMap(({ token }) => [token, token])
  const answers = await Promise.all(pressing.map((token) => app().call(COLLECT, { id }, { token })))
  expect(answers.filter(({ code }) => code === 1).length).toBe(10)
  expect(new Set(answers.filter(({ code }) => code === 0).map(({ reason }) => reason))).toEqual(
    new Set(['orders_coupon_used_up']),
  )
  expect(await rowsOf(app(), 'buyer_coupon', { coupon_id: id })).toHaveLength(5)
  expect(await checkBooks(app().database.read)).toEqual([])
})

test('the preview takes the best coupon by itself, the buyer another or none', async () => {
  const shopper = await aShopper(app())
  const [small, large] = [
    await open({ amountCents: 500 }),
    await open({ amountCents: 2000, enoughCents: 5000 }),
  ]
  const collect = async (id: number) => (await shopper.api.coupons.collectCoupon({ id })).data?.id ?? 0
  const mine = { small: await collect(small.id), large: await collect(large.id) }
  const preview = async (cents: number, choice: { coupon_id?: number } = {}) => {
    const goods_list = [{ ...(await aGood(app().database, { cents })), num: 1 }]
    const { data } = await shopper.api.orders.previewOrder({ goods_list, ...choice })
    return [data?.coupon?.id, data?.discount_amount]
  }
  expect(await preview(5000)).toEqual([mine.small, '5.00'])
  expect(await preview(5001)).toEqual([mine.large, '20.00'])
  expect(await preview(5001, { coupon_id: mine.small })).toEqual([mine.small, '5.00'])
  expect(await preview(5001, { coupon_id: 0 })).toEqual([undefined, '0.00'])
})
