import { expect, test, vi } from 'vitest'
import { asSeller } from '#testing/as-seller.ts'
import { aBuyer, aProduct, aReview } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { typeAsSeller } from '#testing/type-as-seller.ts'

vi.setConfig({ testTimeout: 60_000 })

const app = testApp()
const seller = () => asSeller(app())

/** A product with reviews of these levels; answers with their ids by level. */
async function aReviewed(...levels: number[]) {
  const productId = await aProduct(app().database)
  const { id: buyerId } = await aBuyer(app().database, { nickname: '小周' })
  for (const level of levels) {
    const pictures = level === 1 ? ['/pictures/a'] : []
    await aReview(app().database, { productId, buyerId, level, content: `${level} 星`, pictures })
  }
  const { data } = await seller().reviewsSeller.listSellerReviews({ product_id: productId })
  const idOf = (level: number) => data?.data.find((one) => one.level === level)?.id ?? 0
  return { productId, idOf }
}

const seen = async (product_id: number) => ({
  summary: (await app().as().reviews.summariseReviews({ product_id })).data,
  tags: (await app().as().reviews.listReviewTags({ product_id })).data?.map(({ num }) => num),
  listed: (await app().as().reviews.listReviews({ product_id })).data,
})

const shopRating = async (productId: number) =>
  app()
    .database.read.selectFrom('shop')
    .innerJoin('product', 'product.shop_id', 'shop.id')
    .where('product.id', '=', productId)
    .select(['rating_count', 'rating_sum'])
    .executeTakeFirstOrThrow()

test('a hidden review is gone from the page, the filters, the averages and the rating of its shop, until it is shown again', async () => {
  const { productId, idOf } = await aReviewed(5, 1)
  const before = await seen(productId)
  const rating = await shopRating(productId)
  expect(before.summary).toMatchObject({ average: 3, count: 2 })
  const hide = () => seller().reviewsSeller.hideReview({ id: idOf(1), reason: '含有他人姓名' })
  // Of many who hide it at once one does: it is counted out once.
  const answers = await Promise.all([hide(), hide(), hide()])
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 0, 1])
  const hidden = await seen(productId)
  expect(hidden.summary).toMatchObject({ average: 5, count: 1, good_percent: 100 })
  expect(hidden.tags).toEqual([1, 1, 0, 0, 0])
  expect(hidden.listed).toMatchObject({ total: 1, data: [{ content: '5 星' }] })
  expect(await shopRating(productId)).toEqual({
    rating_count: rating.rating_count - 1,
    rating_sum: rating.rating_sum - 1,
  })
  const kept = await seller().reviewsSeller.listSellerReviews({ hidden: 1, product_id: productId })
  expect(kept.data?.data).toMatchObject([{ id: idOf(1), hidden_reason: '含有他人姓名' }])
  expect((await seller().reviewsSeller.showReview({ id: idOf(1) })).code).toBe(1)
  expect(await seen(productId)).toEqual(before)
  expect(await shopRating(productId)).toEqual(rating)
  expect(await seller().reviewsSeller.showReview({ id: idOf(1) })).toMatchObject({
    reason: 'sellerreviews_not_hidden',
  })
})

test('the answer stands under the review as it was written, in both languages, and the last one counts', async () => {
  const { productId, idOf } = await aReviewed(2)
  const unanswered = async () =>
    (await seller().reviewsSeller.listSellerReviews({ unanswered: 1, product_id: productId })).data?.total
  expect(await unanswered()).toBe(1)
  const answer = (text: string) => seller().reviewsSeller.answerReview({ id: idOf(2), answer: text })
  expect(await answer(' \u200b ')).toMatchObject({ reason: 'reviews_answer_empty' })
  expect(await answer('长'.repeat(501))).toMatchObject({ reason: 'reviews_answer_long' })
  await answer('抱歉')
  await answer('抱歉，已为您补发')
  expect(await unanswered()).toBe(0)
  for (const language of ['zh-cn', 'en-us']) {
    const { data } = await app().as({ language }).reviews.listReviews({ product_id: productId })
    expect(data?.data).toMatchObject([
      { answer: '抱歉，已为您补发', answer_time: expect.stringMatching(/^20/) },
    ])
  }
})

test('by the command: the unanswered of one star are found, answered, hidden with a reason and shown again', async () => {
  const { productId, idOf } = await aReviewed(1, 4)
  const type = (...args: string[]) => typeAsSeller(app(), ['reviews', ...args])
  const id = String(idOf(1))
  const { out } = await type('--stars', '1', '--unanswered', '--product', String(productId))
  expect(out).toContain('1 星')
  expect(out).not.toContain('4 星')
  expect(await type('answer', id, 'Sorry')).toMatchObject({ code: 0, out: `Review ${id} is answered\n` })
  expect(await type('hide', id)).toMatchObject({ code: 2 })
  expect(await type('hide', id, '--reason', 'spam')).toMatchObject({ code: 0 })
  expect((await type('--hidden', '--product', String(productId))).out).toContain('spam')
  expect(await type('show-again', id)).toMatchObject({ code: 0, out: `Review ${id} can be read again\n` })
  expect(await type('answer', '999999', 'x')).toMatchObject({ code: 1, err: 'There is no review 999999\n' })
  const trail = await seller().auditSeller.listAudit({ thing: 'review', thing_id: id })
  expect(trail.data?.data.map(({ call }) => call)).toEqual([
    'reviewsSeller.showReview',
    'reviewsSeller.hideReview',
    'reviewsSeller.answerReview',
  ])
})
