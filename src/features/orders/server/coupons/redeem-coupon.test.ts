import { expect, test } from 'vitest'
import { checkBooks } from '#features/after-sales/server/check-books.ts'
import { aBuyer, aCoupon, aGood, aShopper, PAYMENT_PASSWORD } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { rowOf } from '#testing/table-rows.ts'

const app = testApp()
const tx = () => app().database.read
const REDEEM = '/v1/68030c0d5602c'
const DAY = 86_400_000

test('a code becomes the buyer’s coupon', async () => {
  const { token } = await aBuyer(app().database)
  await aCoupon(app().database, { code: 'XIAN10', amountCents: 1000, enoughCents: 5900 })
  const answer = await app().call(REDEEM, { coupon_code: ' xian10 ' }, { token })
  expect(answer).toMatchObject({
    code: 1,
    msg: '领取成功',
    data: { coupon_code: 'XIAN10', coupon: { name: '新人礼', amount: '10.00', enough: '59.00' } },
  })
  expect((await app().as({ token, language: 'en-us' }).orders.listCoupons()).data).toMatchObject([
    { id: (answer.data as { id: number }).id, coupon: { name: '新人礼 (en)' } },
  ])
})

const refusals: [string, Parameters<typeof aCoupon>[1], string, string, string][] = [
  ['an empty code', {}, '  ', '优惠码不能为空', 'Please enter a promo code'],
  ['an unknown code', {}, 'NOBODY', '优惠码不存在', 'There is no such promo code'],
  [
    'an ended one',
    { code: 'OLD', endsAt: new Date(Date.now() - DAY) },
    'OLD',
    '优惠码已过期',
    'This promo code has expired',
  ],
  [
    'one of tomorrow',
    { code: 'SOON', startsAt: new Date(Date.now() + DAY) },
    'SOON',
    '优惠码尚未生效',
    'This promo code is not valid yet',
  ],
  [
    'one that is used up',
    { code: 'GONE', cap: 0 },
    'GONE',
    '优惠码已被领完',
    'This promo code has been fully claimed',
  ],
]

test.each(refusals)('%s: its own sentence', async (_, coupon, coupon_code, zh, en) => {
  const { token, id } = await aBuyer(app().database)
  await aCoupon(app().database, coupon)
  expect(await app().call(REDEEM, { coupon_code }, { token })).toMatchObject({
    status: 200,
    code: 0,
    msg: zh,
  })
  expect(await app().call(REDEEM, { coupon_code }, { token, language: 'en-us' })).toMatchObject({
    code: 0,
    msg: en,
  })
  expect(await tx().selectFrom('buyer_coupon').select('id').where('buyer_id', '=', id).execute()).toEqual([])
})

test('one for somebody else, or for newcomers only, is not for you', async () => {
  const shopper = await aShopper(app(), { cents: 5000 })
  const [mine, theirs, newcomers] = [
    await aCoupon(app().database, { forBuyerId: shopper.id }),
    await aCoupon(app().database, { forBuyerId: (await aBuyer(app().database)).id }),
    await aCoupon(app().database, { forNewBuyers: true }),
  ]
  const redeem = (coupon_code: string) => shopper.api.orders.redeemCoupon({ coupon_code })
  expect(await redeem(mine.code)).toMatchObject({ code: 1 })
  expect(await redeem(theirs.code)).toMatchObject({ code: 0, msg: '该优惠码不适用于您的账号' })
  const { order_sn } = await shopper.order([{ ...(await aGood(app().database)), num: 1 }])
  await shopper.api.payment.payByBalance({ pay_password: PAYMENT_PASSWORD, order_sn })
  expect(await redeem(newcomers.code)).toMatchObject({ code: 0, msg: '该优惠码不适用于您的账号' })
  const newcomer = await aShopper(app())
  // Who has only ordered, and not paid, is new still.
  await newcomer.order([{ ...(await aGood(app().database)), num: 1 }])
  expect(await newcomer.api.orders.redeemCoupon({ coupon_code: newcomers.code })).toMatchObject({ code: 1 })
})

test('once for a buyer; the same click sent again is the same coupon', async () => {
  const { token, id } = await aBuyer(app().database)
  const { code: coupon_code } = await aCoupon(app().database)
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => app().call(REDEEM, { coupon_code }, { token, key: 'k' })),
  )
  expect(new Set(answers.map(({ code, data }) => JSON.stringify([code, data]))).size).toBe(1)
  expect(answers[0]?.code).toBe(1)
  expect(await app().call(REDEEM, { coupon_code }, { token })).toMatchObject({
    code: 0,
    msg: '您已领取过该优惠码',
  })
  expect(
    await tx().selectFrom('buyer_coupon').select('id').where('buyer_id', '=', id).execute(),
  ).toHaveLength(1)
})

test('the cap holds when everybody redeems at once', async () => {
  const { code: coupon_code, id } = await aCoupon(app().database, { cap: 10 })
  const buyers = await Promise.all(Array.from({ length: 32 }, () => aBuyer(app().database)))
  const answers = await Promise.all(buyers.map(({ token }) => app().call(REDEEM, { coupon_code }, { token })))
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(10)
  expect(new Set(answers.filter(({ code }) => code !== 1).map(({ msg }) => msg))).toEqual(
    new Set(['优惠码已被领完']),
  )
  expect(await rowOf(app(), 'coupon', { id })).toMatchObject({ redeemed: 10 })
})

test('one coupon, many orders at once: one order holds it', async () => {
  const shopper = await aShopper(app())
  const { code: coupon_code } = await aCoupon(app().database)
  const coupon_id = (await shopper.api.orders.redeemCoupon({ coupon_code })).data?.id ?? 0
  const goods_list = [{ ...(await aGood(app().database)), num: 1 }]
  const answers = await Promise.all(
    Array.from({ length: 16 }, () =>
      shopper.api.orders.createOrder({ goods_list, address_id: shopper.addressId, coupon_id }),
    ),
  )
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
  expect(new Set(answers.filter(({ code }) => code !== 1).map(({ msg }) => msg))).toEqual(
    new Set(['该优惠券不存在或已使用']),
  )
  expect(await checkBooks(tx())).toEqual([])
})

test('a stranger’s coupon is no coupon', async () => {
  const owner = await aShopper(app())
  const { code: coupon_code } = await aCoupon(app().database)
  const coupon_id = (await owner.api.orders.redeemCoupon({ coupon_code })).data?.id ?? 0
  const thief = await aShopper(app())
  const goods_list = [{ ...(await aGood(app().database)), num: 1 }]
  const stolen = { goods_list, address_id: thief.addressId, coupon_id }
  expect(await thief.api.orders.createOrder(stolen)).toMatchObject({ code: 0, msg: '该优惠券不存在或已使用' })
  expect(await thief.api.orders.previewOrder(stolen)).toMatchObject({
    code: 0,
    msg: '该优惠券不存在或已使用',
  })
})

test('a coupon is listed until the moment it ends', async () => {
  const { token } = await aBuyer(app().database)
  const endsAt = new Date(app().now.getTime() + DAY)
  const { code: coupon_code } = await aCoupon(app().database, { endsAt })
  const listed = async () => (await app().as({ token }).orders.listCoupons()).data?.length
  await app().as({ token }).orders.redeemCoupon({ coupon_code })
  const before = app().now
  app().now = new Date(endsAt.getTime() - 1000)
  expect(await listed()).toBe(1)
  app().now = endsAt
  expect(await listed()).toBe(0)
  app().now = before
})

test('a coupon that an order holds is neither listed nor offered, until the order is cancelled', async () => {
  const shopper = await aShopper(app())
  const { code: coupon_code } = await aCoupon(app().database, { amountCents: 100 })
  const coupon_id = (await shopper.api.orders.redeemCoupon({ coupon_code })).data?.id ?? 0
  const goods_list = [{ ...(await aGood(app().database)), num: 1 }]
  const offered = async () => {
    const { data } = await shopper.api.orders.previewOrder({ goods_list })
    return [(await shopper.api.orders.listCoupons()).data?.length, data?.coupon?.id]
  }
  expect(await offered()).toEqual([1, coupon_id])
  const { id } = await shopper.order(goods_list, { coupon_id })
  expect(await offered()).toEqual([0, undefined])
  await shopper.api.orders.cancelOrder({ id })
  expect(await offered()).toEqual([1, coupon_id])
})
