import { expect, test } from 'vitest'
import { anAddress } from '#testing/builders/build-address.ts'
import { aBuyer, aCoupon, anAnnouncement, aPost, aProduct, aShop } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
const NOTHING = { favourites: [], followed: [], own_comments: [], new_announcements: [], reactions: [] }

/** Answers only if it is an answer. */
async function overlayOf(token: string, asked: object = {}, language?: string) {
  const asking = { token, ...(language && { language }) }
  const answer = await app().as(asking).me.overlay(asked)
  if (answer.code !== 1) throw new Error(answer.msg)
  return answer.data
}

test('a buyer is told who they are, and of what was not asked about nothing', async () => {
  const { token, id } = await aBuyer(app().database)
  expect(await overlayOf(token)).toMatchObject({
    ...NOTHING,
    user: { id },
    coupons: null,
    beside_product: null,
    news: null,
  })
  expect(await app().as().me.overlay()).toMatchObject({ code: -201 })
})

test('of all that a page shows the buyer has marked what they have marked, and nobody else has', async () => {
  const [mine, other] = [await aBuyer(app().database), await aBuyer(app().database)]
  const [liked, plain, elsewhere] = [
    await aProduct(app().database),
    await aProduct(app().database),
    await aProduct(app().database),
  ]
  const [followed, passed] = [await aShop(app().database), await aShop(app().database)]
  const [good, bad, unread] = [
    await aPost(app().database),
    await aPost(app().database),
    await aPost(app().database),
  ]
  const me = app().as({ token: mine.token })
  const them = app().as({ token: other.token })
  for (const id of [liked, elsewhere]) await me.collection.toggleFavourite({ id })
  await them.collection.toggleFavourite({ id: plain })
  await me.shop.followShop({ id: followed })
  await them.shop.followShop({ id: passed })
  await me.community.likePost({ id: good })
  await me.community.dislikePost({ id: bad })
  await them.community.likePost({ id: unread })
  const own = await me.community.addComment({ dynamics_id: good, content: '我的话' })
  const foreign = await them.community.addComment({ dynamics_id: good, content: '别人的话' })
  const comments = [own.data!.id, foreign.data!.id]
  const shown = { products: [liked, plain], shops: [followed, passed], posts: [good, bad, unread], comments }
  expect(await overlayOf(mine.token, shown)).toMatchObject({
    favourites: [liked],
    followed: [followed],
    own_comments: [own.data!.id],
    reactions: [
      { id: good, is_zan: 1, is_cai: 0 },
      { id: bad, is_zan: 0, is_cai: 1 },
    ],
  })
  await me.collection.toggleFavourite({ id: liked, on: 0 })
  await me.shop.followShop({ id: followed, on: 0 })
  await me.community.likePost({ id: good, on: 0 })
  expect(await overlayOf(mine.token, { ...shown, comments: [] })).toMatchObject({
    favourites: [],
    followed: [],
    own_comments: [],
    reactions: [{ id: bad, is_zan: 0, is_cai: 1 }],
  })
})

test('no page shows more products than may be asked about', async () => {
  const { token } = await aBuyer(app().database)
  const ids = Array.from({ length: 201 }, (_, n) => n + 1)
  expect(await overlayOf(token, { products: ids.slice(1) })).toMatchObject(NOTHING)
  expect(await app().as({ token }).me.overlay({ products: ids })).toMatchObject({ code: 0 })
})

test('beside a product stand the default address in the language asked for, and what sending there costs', async () => {
  const { token } = await aBuyer(app().database)
  const asked = { beside_product: 1 }
  const without = (await overlayOf(token, asked)).beside_product
  expect(without).toMatchObject({ home: null, collection: { favourites: 0 }, orders: { total_num: 0 } })
  await anAddress(app(), token, { consignee: '第一个' })
  await anAddress(app(), token, { consignee: '第二个' })
  await app()
    .as({ token })
    .collection.toggleFavourite({ id: await aProduct(app().database) })
  const { beside_product: beside } = await overlayOf(token, asked, 'en-us')
  expect(beside).toMatchObject({
    home: { consignee: '第一个', city_name: 'Hangzhou' },
    collection: { favourites: 1 },
  })
  const delivery = await app().as().postage.showDelivery({ province_id: beside!.home!.province_id })
  expect(beside?.delivery).toEqual(delivery.data)
})

test('of the open coupons those a buyer may have are listed, and the collected ones marked', async () => {
  const { token } = await aBuyer(app().database)
  const taken = await aCoupon(app().database, { collectable: true })
  const left = await aCoupon(app().database, { collectable: true })
  await app().as({ token }).coupons.collectCoupon({ id: taken.id })
  const { coupons } = await overlayOf(token, { coupons: 1 })
  expect(coupons).toEqual(
    expect.arrayContaining([
      { id: taken.id, collected: 1 },
      { id: left.id, collected: 0 },
    ]),
  )
})

test('an announcement is new until it is read, and the newest of the buyer’s own news has its title', async () => {
  const { token } = await aBuyer(app().database)
  const id = await anAnnouncement(app().database, { title: '冬至放假' })
  await anAnnouncement(app().database, { kind: 'system', title: '系统升级' })
  const asked = { announcements: [id], news: 1 }
  expect(await overlayOf(token, asked)).toMatchObject({
    new_announcements: [id],
    news: { system: { title: '系统升级' }, inbox: null },
  })
  await app().as({ token }).notices.markRead({ type: 1 })
  expect(await overlayOf(token, asked)).toMatchObject({ new_announcements: [] })
})
