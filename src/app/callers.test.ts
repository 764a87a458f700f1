import { beforeAll, expect, test } from 'vitest'
import { ORDER } from '#features/orders/order-states.ts'
import { type Call, deskPath, isDesk } from '#platform/contract/define.ts'
import { asSeller } from '#testing/as-seller.ts'
import { aPersonAtDesk, atDesk } from '#testing/at-desk.ts'
import { anUpload } from '#testing/builders/build-picture.ts'
import {
  aGood,
  anAddressOf,
  anAfterSale,
  aPaidOrder,
  aPost,
  aShopper,
  PAYMENT_PASSWORD,
  type Shopper,
} from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { contracts } from './contracts.ts'

const app = testApp()

/** Things of one buyer: where a call names one of them, nobody else may see or change it. */
type Things = Awaited<ReturnType<typeof haveThings>>
type Body = (things: Things) => object

async function haveThings(owner: Shopper) {
  const { api, token, addressId } = owner
  const good = await aGood(app().database, { stock: 50 })
  const unpaid = await owner.order([{ ...good, num: 1 }])
  const paid = await aPaidOrder(app(), owner)
  const received = await aPaidOrder(app(), owner, { status: ORDER.received })
  const afterSale = await anAfterSale(app(), owner, paid)
  const another = await aGood(app().database, { stock: 50 })
  const post = await aPost(app().database)
  await api.community.addComment({ dynamics_id: post, content: '好吃' })
  await api.collection.recordFootprint({ id: good.product_id })
  await asSeller(app()).noticesSeller.listNotices({})
  return {
    good,
    address: addressId,
    // Its own, for whoever removes one takes it from nobody else's test.
    oldAddress: await anAddressOf(app().database, owner.id),
    unpaid,
    paid,
    received,
    afterSale: afterSale.id,
    line: (await api.cart.addLine({ ...good, num: 2 })).data?.id ?? 0,
    // Its own too: one that gets another sku is another line.
    turning: { id: (await api.cart.addLine({ ...another, num: 2 })).data?.id ?? 0, ...another },
    comment: (await api.community.listMyComments({})).data?.data[0]?.id ?? 0,
    session: (await api.account.listSessions()).data?.[0]?.id ?? 0,
    message: (await api.notices.listMessages({})).data?.data[0]?.id ?? 0,
    picture: await anUpload(app(), token),
  }
}

const place = {
  province_id: 33,
  city_id: 3301,
  district_id: 330106,
  address: '别处',
  consignee: '别人',
  mobile: '13900001111',
}
const itemOf = ({ paid }: Things) => ({ order_id: paid.id, order_item_id: paid.items[0]?.id })

/** Every call that names a thing of somebody, with a body that names the owner's. */
const NAMING: Record<string, Body> = {
  'account.endSession': ({ session }) => ({ id: session }),
  'community.removeComment': ({ comment }) => ({ id: comment }),
  'cart.updateLine': ({ line, good }) => ({ id: line, ...good, num: 7 }),
  'cart.changeSku': ({ turning: { id, sku_price_id } }) => ({ id, sku_price_id, num: 3 }),
  'cart.deleteLines': ({ line }) => ({ id: String(line) }),
  'cart.moveLines': ({ line }) => ({ id: String(line) }),
  'reviews.publishReviews': ({ received }) => ({
    id: received.id,
    comments: [
      { order_item_id: received.items[0]?.id, level: 1, content: '别人写的', images: '', is_anonymous: 1 },
    ],
  }),
  'uploads.removePicture': ({ picture }) => ({ url: picture }),
  'address.addressDetail': ({ address }) => ({ id: address }),
  'address.updateAddress': ({ address }) => ({ id: address, ...place }),
  'orders.previewOrder': ({ good, address }) => ({ goods_list: [{ ...good, num: 1 }], address_id: address }),
  'orders.createOrder': ({ good, address }) => ({ goods_list: [{ ...good, num: 1 }], address_id: address }),
  'orders.orderDetail': ({ unpaid }) => ({ id: unpaid.id }),
  'orders.changeOrderAddress': ({ unpaid, address }) => ({ id: unpaid.id, address_id: address }),
  'orders.confirmReceipt': ({ paid }) => ({ id: paid.id }),
  'orders.showLogistics': ({ paid }) => ({ id: paid.id }),
  'orders.createDownloadLink': ({ paid }) => ({
    order_sn: paid.order_sn,
    product_sku_id: paid.items[0]?.product_sku_price_id,
  }),
  'orders.removeOrder': ({ paid }) => ({ id: paid.id }),
  'orders.cancelOrder': ({ unpaid }) => ({ id: unpaid.id }),
  'payment.startAlipay': ({ unpaid }) => ({ order_sn: unpaid.order_sn }),
  'payment.payByBalance': ({ unpaid }) => ({ order_sn: unpaid.order_sn, pay_password: PAYMENT_PASSWORD }),
  'payment.paymentState': ({ unpaid }) => ({ order_sn: unpaid.order_sn }),
  'notices.readMessages': ({ message }) => ({ id: message }),
  'afterSales.showOptions': itemOf,
  'afterSales.submitAfterSale': (things) => ({
    ...itemOf(things),
    type: 'refund',
    reason: '多拍、拍错、不想要了',
  }),
  'afterSales.cancelAfterSale': ({ afterSale }) => ({ id: afterSale }),
  'afterSales.afterSaleDetail': ({ afterSale }) => ({ id: afterSale }),
  'afterSales.takeOffer': ({ afterSale }) => ({ id: afterSale, amount: '1.00' }),
  'afterSales.refuseOffer': ({ afterSale }) => ({ id: afterSale }),
  'afterSales.sendBack': ({ afterSale }) => ({
    id: afterSale,
    back_express_code: 'SF',
    back_express_no: 'SF1234567890',
  }),
  'address.removeAddress': ({ oldAddress }) => ({ id: oldAddress }),
}

/** A stranger who names a thing here is answered as if it had been done, or never been there: nothing happens. */
const SILENT = [
  'account.endSession',
  'cart.deleteLines',
  'cart.moveLines',
  'orders.previewOrder',
  'notices.readMessages',
]

/** What these name is everybody's, or the caller's own and nobody else's. */
const NAMING_NOTHING = new RegExp(
  `^(${[
    'account\\.(?!endSession)\\w+',
    'community\\.(?!removeComment)\\w+',
    'collection\\.\\w+',
    'cart\\.(listLines|addLine|countLines|mergeLines)',
    'shop\\.\\w+',
    'uploads\\.addPicture',
    'address\\.(listAddresses|addAddress)',
    'profile\\.\\w+',
    'orders\\.(listOrders|countOrders|redeemCoupon|listCoupons)',
    'coupons\\.\\w+',
    'payment\\.(topUp|topUpState|returnUnspent)',
    'wallet\\.\\w+',
    'notices\\.(?!readMessages)\\w+',
    'support\\.\\w+',
    'afterSales\\.listAfterSales',
    'me\\.overlay',
  ].join('|')})$`,
)

const calls = Object.entries(contracts).flatMap(([feature, contract]) =>
  Object.entries(contract as Record<string, Call>).map(([name, call]) => ({
    feature,
    name,
    call,
    full: `${feature}.${name}`,
  })),
)
const buyers = calls.filter(({ call }) => call.access === 'buyer')

let owner: Shopper
let stranger: Shopper
let things: Things
beforeAll(async () => {
  owner = await aShopper(app(), { cents: 100_000 })
  stranger = await aShopper(app(), { cents: 100_000 })
  things = await haveThings(owner)
})

test('every call of a buyer says whether it names a thing of somebody', () => {
  const named = buyers.map(({ full }) => full)
  expect(named.filter((name) => !(name in NAMING) && !NAMING_NOTHING.test(name))).toEqual([])
  expect(Object.keys(NAMING).filter((name) => !named.includes(name) || NAMING_NOTHING.test(name))).toEqual([])
})

test('the things are there', () => {
  expect(Object.values(things).every(Boolean)).toBe(true)
})

/** All the shop knows of the owner, as they may download it. */
const known = async () => JSON.stringify((await owner.api.account.downloadMyData()).data)

test.each(Object.entries(NAMING))('%s: a stranger learns nothing and changes nothing', async (name, body) => {
  const path = buyers.find(({ full }) => full === name)?.call.path ?? ''
  const before = await known()
  const told = await app().call(path, body(things), { token: stranger.token })
  expect(await known()).toBe(before)
  const nowhere = await app().call(path, elsewhere(body(things)), { token: stranger.token })
  // What is somebody else's is answered like what is not there at all.
  expect([told.code, told.reason, told.msg]).toEqual([nowhere.code, nowhere.reason, nowhere.msg])
  if (SILENT.includes(name)) return expect(told.data).toEqual(nowhere.data)
  expect(told.code).toBe(0)
  const own = await app().call(path, body(things), { token: owner.token })
  expect(own.reason).not.toBe(told.reason)
})

/** The same body about things nobody has. */
const elsewhere = (body: object): object =>
  JSON.parse(
    JSON.stringify(body, (name, value) => {
      if (/^(id|address_id|order_id|order_item_id)$/.test(name))
        return typeof value === 'string' ? '987654321' : 987_654_321
      if (name === 'order_sn') return `9${String(value).slice(1)}`
      return name === 'url' ? `${String(value).slice(0, -4)}zzzz` : value
    }),
  )

test('who is not logged in, or no longer, or blocked, may call nothing of a buyer’s', async () => {
  const blocked = await aShopper(app())
  await asSeller(app()).buyersSeller.blockBuyer({ id: blocked.id, reason: 'x' })
  for (const { full, call } of buyers) {
    const body = call.upload ? '' : (NAMING[full]?.(things) ?? {})
    for (const [token, code] of [
      ['', -201],
      ['nonsense', -202],
      [blocked.token, -204],
    ] as const)
      expect(await app().call(call.path, body, { token }), full).toMatchObject({ code, data: null })
  }
})

test('a buyer is nobody at the desk, and a person at the desk is no buyer in the shop', async () => {
  const desk = atDesk(app(), { 'user-token': owner.token, cookie: `user_token=${owner.token}` })
  for (const { feature, name, call } of calls.filter(({ call }) => call.access === 'seller'))
    expect(await desk.call(feature, name), call.path).toMatchObject({
      status: 401,
      reason: 'people_not_at_door',
    })
  const { cookies } = await aPersonAtDesk(app(), 'owner')
  const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ')
  for (const { call, full } of buyers.filter(({ call }) => !call.upload))
    expect(await app().call(call.path, {}, { headers: { cookie } }), full).toMatchObject({ code: -201 })
})

test('every call is for somebody: anyone, a buyer, a person at the desk with a right, or whoever is at its door', () => {
  const counted = Object.groupBy(calls, ({ call }) => call.access)
  expect(Object.keys(counted).sort()).toEqual(['anyone', 'buyer', 'door', 'seller'])
  for (const { call } of calls) expect(deskPath(call).startsWith('/v1/desk/')).toBe(isDesk(call))
})
