import { expect, test } from 'vitest'
import { ITEM_REFUND, ORDER } from '#features/orders/order-states.ts'
import { anUpload } from '#testing/builders/build-picture.ts'
import { aGood, anOrderIn, aShopper, markItem, praiseFor } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()

async function aReceivedOrder() {
  const shopper = await aShopper(app(), { cents: 1_000_000 })
  const goods = [await aGood(app().database), await aGood(app().database)]
  const order = await anOrderIn(
    app(),
    shopper,
    3,
    goods.map((good) => ({ ...good, num: 1 })),
  )
  return { shopper, goods, order }
}

test('what is published stands on the product at once, counted, and the order is completed', async () => {
  const { shopper, goods, order } = await aReceivedOrder()
  const product_id = goods[0]?.product_id ?? 0
  const seen = () => app().as().reviews.summariseReviews({ product_id })
  const itemOf = (productId: number | undefined) =>
    order.items.find((item) => item.product_id === productId)?.id ?? 0
  expect((await seen()).data?.count).toBe(0)
  const picture = await anUpload(app(), shopper.token)
  const comments = JSON.stringify([
    {
      order_item_id: itemOf(product_id),
      level: 3,
      content: ' 个头\u202e一\u200b般\ud800 ',
      images: picture,
      is_anonymous: '0',
    },
    { order_item_id: String(itemOf(goods[1]?.product_id)), content: '好吃' },
  ])
  const answer = await app().call('/v1/6555c92b70196', { id: order.id, comments }, { token: shopper.token })
  expect(answer).toMatchObject({ code: 1, msg: '发布成功' })
  expect((await seen()).data).toMatchObject({ count: 1, average: 3 })
  const listed = (await app().as().reviews.listReviews({ product_id })).data?.data
  expect(listed).toMatchObject([{ content: '个头一般', level: 3, images: picture, is_anonymous: 0 }])
  const tags = (await app().as().reviews.listReviewTags({ product_id })).data
  expect(tags?.find(({ code }) => code === 'medium')?.num).toBe(1)
  expect(tags?.find(({ code }) => code === 'pictures')?.num).toBe(1)
  // Five stars and no name unless the buyer says otherwise.
  const other = (
    await app()
      .as()
      .reviews.listReviews({ product_id: goods[1]?.product_id ?? 0 })
  ).data?.data
  expect(other).toMatchObject([{ level: 5, is_anonymous: 1, user_nickname: '匿名用户', user_avatar: '' }])
  expect((await shopper.api.orders.orderDetail({ id: order.id })).data?.status).toBe(ORDER.completed)
})

test('each item once: of many who publish at the same time one does, and a retry with its key answers the same', async () => {
  const { shopper, goods, order } = await aReceivedOrder()
  const body = { id: order.id, comments: praiseFor(order) }
  const ask = (key?: string) =>
    app().call('/v1/6555c92b70196', body, { token: shopper.token, ...(key ? { key } : {}) })
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask()))
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
  for (const { code, msg } of answers) if (code !== 1) expect(msg).toBe('该订单已评价')
  for (const { product_id } of goods) {
    expect((await app().as().reviews.summariseReviews({ product_id })).data?.count).toBe(1)
  }
  const again = await aReceivedOrder()
  const retry = { id: again.order.id, comments: praiseFor(again.order) }
  for (let n = 0; n < 2; n += 1) {
    const asking = { token: again.shopper.token, key: 'publish-1' }
    expect(await app().call('/v1/6555c92b70196', retry, asking)).toMatchObject({ code: 1, msg: '发布成功' })
  }
})

test('refusals say what is wrong, in their order, and publish nothing', async () => {
  const { shopper, goods, order } = await aReceivedOrder()
  const other = await aReceivedOrder()
  const [first, second] = praiseFor(order)
  const [foreign] = praiseFor(other.order)
  if (!first || !second || !foreign) throw new Error('Two items were bought')
  const publish = (comments: object[]) =>
    app().call('/v1/6555c92b70196', { id: order.id, comments }, { token: shopper.token })
  const many = Array.from({ length: 10 }, (_, n) => `/pictures/u-${n}`).join(',')
  const theirs = await anUpload(app(), other.shopper.token)
  for (const [comments, msg] of [
    [[first], '请评价订单中的每件商品'],
    [[], '请评价订单中的每件商品'],
    [[first, first], '只能评价本订单中的商品，每件一次'],
    [[first, second, foreign], '只能评价本订单中的商品，每件一次'],
    [[first, { ...second, content: '  ' }], '请填写评价内容'],
    [[first, { ...second, content: '好'.repeat(501) }], '评价内容最多 500 个字'],
    [[first, { ...second, images: many }], '每件商品最多上传 9 张图片'],
    [[first, { ...second, images: theirs }], '图片不存在'],
    [[first, { ...second, images: 'https://example.com/x.png' }], '图片不存在'],
  ] as const) {
    expect(await publish([...comments]), msg).toMatchObject({ code: 0, msg })
  }
  for (const level of [0, 6, 'x']) {
    expect(await publish([{ ...first, level }, second])).toMatchObject({ status: 400, code: 0 })
  }
  for (const { product_id } of goods) {
    expect((await app().as().reviews.summariseReviews({ product_id })).data?.count).toBe(0)
  }
  expect((await shopper.api.orders.orderDetail({ id: order.id })).data?.status).toBe(ORDER.received)
})

test('what was refunded needs no review, and gets none', async () => {
  const { shopper, order } = await aReceivedOrder()
  const [refunded, kept] = praiseFor(order)
  if (!refunded || !kept) throw new Error('Two items were bought')
  await markItem(app(), refunded.order_item_id, ITEM_REFUND.refunded)
  const publish = (comments: (typeof kept)[]) =>
    shopper.api.reviews.publishReviews({ id: order.id, comments })
  expect(await publish([refunded, kept])).toMatchObject({ code: 0, msg: '只能评价本订单中的商品，每件一次' })
  expect(await publish([kept])).toMatchObject({ code: 1, msg: '发布成功' })
})

test('an order that was completed by time says that the time to review is over, not that it was reviewed', async () => {
  const { shopper, order } = await aReceivedOrder()
  await app()
    .database.statement.updateTable('shop_order')
    .set({ received_at: new Date('2020-01-01') })
    .where('id', '=', order.id)
    .execute()
  await app().jobs.runNow('complete-orders')
  expect((await shopper.api.orders.orderDetail({ id: order.id })).data?.status).toBe(ORDER.completed)
  expect(
    await shopper.api.reviews.publishReviews({ id: order.id, comments: praiseFor(order) }),
  ).toMatchObject({
    code: 0,
    reason: 'reviews_time_over',
    msg: '该订单的评价期已过',
  })
})
