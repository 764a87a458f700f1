import { expect, test } from 'vitest'
import { asSeller } from '#testing/as-seller.ts'
import { aBuyer, aCoupon } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { typeAsSeller } from '#testing/type-as-seller.ts'

const app = testApp()
const seller = () => asSeller(app()).couponsSeller
const type = (...args: string[]) => typeAsSeller(app(), ['coupons', ...args])
const redeem = async (coupon_code: string) => {
  const { token, id } = await aBuyer(app().database)
  return { id, answer: await app().as({ token }).orders.redeemCoupon({ coupon_code }) }
}

test('added, changed, copied: the command says what became of it', async () => {
  expect(await type('add', 'fresh20', '20', '--zh', '立减', '--en', 'Off', '--open', 'yes')).toMatchObject({
    code: 0,
  })
  expect(await type('change', 'FRESH20', '--cap', '2', '--days', '3', '--open', 'no')).toMatchObject({
    out: 'Promo code FRESH20 was changed\n',
  })
  expect(await type('copy', 'fresh20', 'spring20', '--days', '5')).toMatchObject({
    out: 'Promo code SPRING20 added\n',
  })
  const lines = (await asSeller(app()).ordersSeller.listSellerCoupons({})).data?.data ?? []
  const same = { name: '立减', amount: '20.00', cap: 2, redeemed: 0, collectable: 0, ended: 0 }
  expect(lines.filter(({ code }) => /20$/.test(code))).toMatchObject([
    { ...same, code: 'SPRING20' },
    { ...same, code: 'FRESH20' },
  ])
  const trail = await asSeller(app()).auditSeller.listAudit({ thing: 'coupon', thing_id: 'FRESH20' })
  expect(trail.data?.data[0]).toMatchObject({ before: { cap: 1000 }, after: { cap: 2 } })
})

test('the cap is never below those who have one', async () => {
  const { code } = await aCoupon(app().database, { cap: 5 })
  for (let n = 0; n < 2; n += 1) await redeem(code)
  expect(await seller().changeCoupon({ code, cap: 1 })).toMatchObject({
    code: 0,
    reason: 'coupons_cap_below',
    msg: '已有 2 人领取，上限不能更少',
  })
  expect(await seller().changeCoupon({ code, cap: 2 })).toMatchObject({
    code: 1,
    data: { cap: 2, redeemed: 2 },
  })
  expect((await redeem(code)).answer).toMatchObject({ code: 0, reason: 'orders_coupon_used_up' })
})

test('ended: nobody gets one any more, who has one keeps it, and who they are is listed', async () => {
  const { code } = await aCoupon(app().database)
  const holder = await redeem(code)
  expect(await type('end', code)).toMatchObject({ out: `Nobody can get promo code ${code} any more\n` })
  expect((await redeem(code)).answer).toMatchObject({ code: 0, reason: 'orders_coupon_ended' })
  expect(await seller().endCoupon({ code })).toMatchObject({ code: 0, reason: 'coupons_ended_already' })
  expect((await seller().listCouponHolders({ code })).data).toMatchObject({
    total: 1,
    data: [{ buyer_id: holder.id, order_sn: '', use_time: '' }],
  })
  expect((await type('holders', code)).out).toContain(String(holder.id))
})

test.each([
  ['an unknown code', { code: 'NOBODY', cap: 3 }, 'coupons_none'],
  ['nothing', {}, 'coupons_nothing_to_change'],
  ['a name in one language', { name: { zh_CN: '减', en_US: '' } }, 'orders_coupon_name_wrong'],
])('%s is refused', async (_, change, reason) => {
  const { code } = await aCoupon(app().database)
  expect(await seller().changeCoupon({ code, ...change })).toMatchObject({ code: 0, reason })
})

test('a sum that must be reached is never below nothing', async () => {
  const coupon = {
    code: 'BELOW',
    name: { zh_CN: '立减', en_US: 'Off' },
    amount: '1',
    enough: '-1',
    cap: 9,
    days: 9,
  }
  expect(await asSeller(app(), 'en_US').ordersSeller.addCoupon(coupon)).toMatchObject({
    code: 0,
    reason: 'shell_bad_input',
    msg: 'The request is not valid: enough',
  })
})

test('a copy wants a code of its own', async () => {
  const { code } = await aCoupon(app().database)
  const copy = (new_code: string) => seller().copyCoupon({ code, new_code, days: 3 })
  expect(await copy(code)).toMatchObject({ code: 0, reason: 'orders_coupon_exists' })
  expect(await copy('?!')).toMatchObject({ code: 0, reason: 'orders_coupon_code_wrong' })
})
