import { expect, test, vi } from 'vitest'
import { ORDER } from '#features/orders/order-states.ts'
import { aGood, anOrderIn, aShopper } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { typeAsSeller } from '#testing/type-as-seller.ts'

vi.setConfig({ testTimeout: 60_000 })

const app = testApp()

const seller = (...args: string[]) => typeAsSeller(app(), args)

test('the seller finds what is to ship, ships it, says where it is, and sees the whole story', async () => {
  const shopper = await aShopper(app(), { cents: 100_000 })
  const order = await anOrderIn(app(), shopper, ORDER.paid, [
    { ...(await aGood(app().database, { name: '舟山带鱼' })), num: 2 },
  ])
  const sn = order.order_sn
  const listed = await seller('orders', '--status', 'to-ship')
  expect(listed.code).toBe(0)
  expect(listed.out).toMatch(new RegExp(`${sn}.*to ship.*25\\.60.*舟山带鱼 \\(en\\) × 2`))
  expect((await seller('orders', '--status', 'shipped')).out).not.toContain(sn)
  expect(await seller('orders', '--status', 'lost')).toMatchObject({ code: 2 })
  expect(await seller('ship', sn, 'SF')).toMatchObject({ code: 2, err: expect.stringContaining('NUMBER') })
  expect(await seller('ship', sn, 'PIGEON', 'SF1234567')).toMatchObject({
    code: 1,
    err: expect.stringContaining('Codes: SF, JD'),
  })
  expect(await seller('track', sn, 'x')).toMatchObject({ code: 1, err: 'The seller has not shipped yet\n' })
  expect(await seller('ship', sn, 'SF Express', 'SF1234567')).toMatchObject({
    code: 0,
    out: `Order ${sn} is shipped: SF Express SF1234567\n`,
  })
  const words = ['快件已到达', '杭州', '--en', 'In Hangzhou', '--place', '杭州', '--place-en', 'Hangzhou']
  expect(await seller('track', sn, ...words)).toMatchObject({ code: 0, out: 'Tracking event added\n' })
  expect((await shopper.api.orders.showLogistics({ id: order.id })).data?.events[0]).toMatchObject({
    text: '快件已到达 杭州',
    place: '杭州',
  })
  const whole = await seller('orders', sn)
  for (const part of ['Shipped: SF Express SF1234567', 'In Hangzhou', '王小明', 'Paid: balance'])
    expect(whole.out).toContain(part)
  const asked = JSON.parse((await seller('orders', sn, '--json')).out)
  expect(asked).toMatchObject({
    code: 1,
    data: { order_sn: sn, status: ORDER.shipped, parcels: [{ tracking_no: 'SF1234567' }] },
  })
  expect(await seller('orders', '404')).toMatchObject({ code: 1 })
})

test('a part of an order is sent by SKU, and its number put right', async () => {
  const shopper = await aShopper(app(), { cents: 100_000 })
  const fish = await aGood(app().database, { name: '舟山带鱼' })
  const { order_sn: sn } = await anOrderIn(app(), shopper, ORDER.paid, [{ ...fish, num: 3 }])
  const sku = fish.sku_price_id
  expect(await seller('ship', sn, 'SF', 'SF1234567', '--items', 'two')).toMatchObject({ code: 2 })
  expect(await seller('ship', sn, 'SF', 'SF1234567', '--items', `${sku}:2`)).toMatchObject({
    code: 0,
    out: `Part of order ${sn} is shipped: SF Express SF1234567\n`,
  })
  expect((await seller('ship', 'correct', sn, 'SF7654321')).out).toContain('corrected to SF7654321')
  expect((await seller('orders', sn)).out).toContain('was SF1234567')
  expect((await seller('ship', 'back', sn)).out).toContain('is taken back')
  expect((await seller('orders', sn)).out).not.toContain('SF Express SF7654321')
})

test('a promo code added by the seller can be redeemed, once it makes sense', async () => {
  const add = (...more: string[]) => seller('coupons', 'add', ...more)
  const names = ['--zh', '立减二十', '--en', '20 off']
  expect(await add('fresh20', '20', ...names, '--enough', '99')).toMatchObject({
    code: 0,
    out: 'Promo code FRESH20 added\n',
  })
  expect(await add('FRESH20', '5', ...names)).toMatchObject({ code: 1 })
  expect(await add('X!', '5', ...names)).toMatchObject({ code: 1 })
  expect(await add('ZERO', '0', ...names)).toMatchObject({ code: 1 })
  expect(await add('NONAME', '5')).toMatchObject({ code: 2 })
  expect((await seller('coupons')).out).toMatch(/FRESH20.*20 off.*20\.00.*99\.00/)
  // The command reads the real clock, and the coupon counts from then on.
  app().now = new Date()
  const shopper = await aShopper(app())
  expect(await shopper.api.orders.redeemCoupon({ coupon_code: 'fresh20' })).toMatchObject({
    code: 1,
    data: { coupon: { amount: '20.00', enough: '99.00' } },
  })
})
