import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { changed } from '#platform/cache/change-notices.ts'
import { run } from '#platform/database/raw-sql.ts'
import { later, seconds } from '#platform/time.ts'
import { aBuyer, aProduct, aReview, aShop } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { MAX_LISTED_REVIEWS } from '../review-rules.ts'
import { exportReviews } from './account-parts.ts'
import { addReviews } from './add-reviews.ts'

const app = testApp()
const db = () => app().database.read
const contents = async (product_id: number, type?: string, page?: number) => {
  const { data } = await app().call('/v1/65485871409e3', { product_id, type, page })
  return (data as { data: { content: string }[] }).data.map(({ content }) => content)
}

/** Reviews of every kind, the first the oldest. */
async function reviewed() {
  const productId = await aProduct(app().database)
  const buyerId = (await aBuyer(app().database, { nickname: '爱吃的小张' })).id
  const kinds = [
    { content: 'five', level: 5, pictures: ['/pictures/review-1-1', '/pictures/review-1-2'] },
    { content: 'four', level: 4 },
    { content: 'three', level: 3 },
    { content: 'two', level: 2, pictures: ['/pictures/review-2-1'] },
    { content: 'one', level: 1 },
  ]
  const start = later(new Date(), -seconds(100))
  for (const [n, kind] of kinds.entries()) {
    await aReview(app().database, { productId, buyerId, ...kind, createdAt: later(start, seconds(n)) })
  }
  return productId
}

test('the filters come with their counts, all first, named in the language asked for', async () => {
  const product_id = await reviewed()
  const tags = async (language: string) =>
    (await app().call('/v1/654859485bd30', { product_id }, { language })).data
  expect(await tags('zh-cn')).toEqual([
    { code: 'all', name: '全部', num: 5 },
    { code: 'good', name: '好评', num: 2 },
    { code: 'medium', name: '中评', num: 1 },
    { code: 'bad', name: '差评', num: 2 },
    { code: 'pictures', name: '有图', num: 2 },
  ])
  expect(await tags('en-us')).toMatchObject([
    { name: 'All' },
    { name: 'Good' },
    { name: 'Mixed' },
    { name: 'Poor' },
    { name: 'With photos' },
  ])
})

test('each filter lists its reviews, newest first', async () => {
  const id = await reviewed()
  expect(await contents(id)).toEqual(['one', 'two', 'three', 'four', 'five'])
  expect(await contents(id, 'good')).toEqual(['four', 'five'])
  expect(await contents(id, 'medium')).toEqual(['three'])
  expect(await contents(id, 'bad')).toEqual(['one', 'two'])
  expect(await contents(id, 'pictures')).toEqual(['two', 'five'])
})

test('a review shows author, level, words, pictures and its time in the shop', async () => {
  const productId = await aProduct(app().database)
  const { id: buyerId } = await aBuyer(app().database, { nickname: '爱吃的小张' })
  await app()
    .database.statement.updateTable('buyer')
    .set({ avatar: '/pictures/avatar-7' })
    .where('id', '=', buyerId)
    .execute()
  const createdAt = new Date('2026-11-01T04:05:06Z')
  const pictures = ['/pictures/a', '/pictures/b']
  await aReview(app().database, { productId, buyerId, level: 4, content: '脆甜', pictures, createdAt })
  const { data } = await app().as().reviews.listReviews({ product_id: productId })
  expect(data).toMatchObject({ per_page: 10, total: 1, current_page: 1 })
  expect(data?.data[0]).toEqual({
    id: expect.any(Number),
    user_avatar: '/pictures/avatar-7',
    user_nickname: '爱吃的小张',
    is_anonymous: 0,
    level: 4,
    content: '脆甜',
    images: '/pictures/a,/pictures/b',
    create_time: '2026-11-01 12:05:06',
    answer: '',
    answer_time: '',
  })
})

test('an anonymous review tells no name, no picture and no number of its author, to anyone', async () => {
  const productId = await aProduct(app().database)
  // A number no other field of the review has.
  await run(app().database.statement)`select setval('buyer_id_seq', 500000)`
  const author = await aBuyer(app().database, { nickname: '绝密昵称' })
  const reader = await aBuyer(app().database)
  const secret = { avatar: '/pictures/secret-face' }
  await app().database.statement.updateTable('buyer').set(secret).where('id', '=', author.id).execute()
  await run(app().database.statement)`select setval('review_id_seq', 700000)`
  await aReview(app().database, { productId, buyerId: author.id, anonymous: true })
  const { mobile } = await db()
    .selectFrom('buyer')
    .where('id', '=', author.id)
    .select('mobile')
    .executeTakeFirstOrThrow()
  for (const asking of [{}, { token: reader.token }, { token: author.token }, { language: 'en-us' }]) {
    const { data } = await app().call('/v1/65485871409e3', { product_id: productId }, asking)
    const [review] = (data as { data: Record<string, unknown>[] }).data
    expect(review).toMatchObject({ user_avatar: '', is_anonymous: 1 })
    expect(['匿名用户', 'Anonymous']).toContain(review?.user_nickname)
    const text = JSON.stringify(data)
    for (const leak of ['绝密昵称', 'secret-face', mobile]) expect(text).not.toContain(leak)
    expect(
      Object.keys(review ?? {})
        .filter((key) => /user|buyer|order/.test(key))
        .sort(),
    ).toEqual(['user_avatar', 'user_nickname'])
    expect(Object.values(review ?? {})).not.toContain(author.id)
  }
})

test('who has closed the account is named no more, at once', async () => {
  const productId = await aProduct(app().database)
  const leaving = await aBuyer(app().database, { nickname: '要走的人', password: 'fresh1234' })
  await aReview(app().database, { productId, buyerId: leaving.id })
  const author = async () => (await app().as().reviews.listReviews({ product_id: productId })).data?.data[0]
  expect(await author()).toMatchObject({ user_nickname: '要走的人' })
  const me = app().as({ token: leaving.token })
  expect(await me.account.closeAccount({ password: 'fresh1234' })).toMatchObject({ code: 1 })
  expect(await author()).toMatchObject({ user_nickname: '匿名用户', user_avatar: '' })
})

test('a new name stands on reviews at once, on those of before too', async () => {
  const productId = await aProduct(app().database)
  const { id: buyerId, token } = await aBuyer(app().database, { nickname: '旧名' })
  await aReview(app().database, { productId, buyerId })
  const named = async () => {
    const { data } = await app().as().reviews.listReviews({ product_id: productId })
    return data?.data.map(({ user_nickname }) => user_nickname)
  }
  expect(await named()).toEqual(['旧名'])
  await app().as({ token }).profile.updateProfile({ user_nickname: '新名' })
  expect(await named()).toEqual(['新名'])
})

test('an author may take all of their reviews along, the anonymous ones too', async () => {
  const productId = await aProduct(app().database)
  const author = await aBuyer(app().database)
  await aReview(app().database, { productId, buyerId: author.id, content: 'mine', anonymous: true, level: 2 })
  await aReview(app().database, {
    productId,
    buyerId: (await aBuyer(app().database)).id,
    content: 'not mine',
  })
  expect(await exportReviews(db(), author.id, 'zh_CN')).toMatchObject([
    { product_id: productId, name: '红富士苹果', content: 'mine', level: 2, is_anonymous: 1 },
  ])
})

test('reviews are paged by ten; behind the end there are none', async () => {
  const productId = await aProduct(app().database)
  const { id: buyerId } = await aBuyer(app().database)
  const start = later(new Date(), -seconds(1000))
  for (let n = 0; n < 23; n += 1) {
    await aReview(app().database, {
      productId,
      buyerId,
      content: `${n}`,
      createdAt: later(start, seconds(n)),
    })
  }
  expect(await contents(productId, 'all', 1)).toEqual(Array.from({ length: 10 }, (_, n) => `${22 - n}`))
  expect(await contents(productId, 'all', 3)).toEqual(['2', '1', '0'])
  expect(await contents(productId, 'all', 4)).toEqual([])
  expect(await contents(productId, 'all', 1_000_000_000)).toEqual([])
})

test('the summary is the mean with one decimal, and follows a new review at once', async () => {
  const product_id = await reviewed()
  const buyerId = (await aBuyer(app().database)).id
  const summary = async () => (await app().as().reviews.summariseReviews({ product_id })).data
  expect(await summary()).toEqual({ average: 3, count: 5, good_percent: 40 })
  const tags = await app().database.write((tx) =>
    addReviews(tx, [
      {
        productId: product_id,
        buyerId,
        orderItemId: null,
        level: 5,
        content: 'new',
        pictures: [],
        anonymous: true,
        createdAt: new Date(),
      },
    ]),
  )
  expect(tags).toContain(`reviews:${product_id}`)
  await app().database.write(async (tx) => changed(tx, ...tags))
  await expect.poll(summary).toEqual({ average: 3.3, count: 6, good_percent: 50 })
  expect(await contents(product_id)).toContain('new')
})

test('a product nobody reviewed, or that does not exist, has empty lists', async () => {
  for (const product_id of [await aProduct(app().database), 999_999_999]) {
    expect((await app().as().reviews.summariseReviews({ product_id })).data).toEqual({
      average: 0,
      count: 0,
      good_percent: 0,
    })
    expect(await contents(product_id)).toEqual([])
  }
})

test.each([
  { product_id: 0 },
  { product_id: 'x' },
  {},
  { product_id: 1, type: 'secret' },
  { product_id: 1, page: 0 },
])('%j is refused as malformed', async (input) => {
  expect(await app().call('/v1/65485871409e3', input)).toMatchObject({ status: 400, code: 0, data: null })
})

test('many who review the same products at once are all counted, for product and shop', async () => {
  const shopId = await aShop(app().database)
  const products = [
    await aProduct(app().database, { shopId }),
    await aProduct(app().database, { shopId: await aShop(app().database) }),
  ]
  const buyerId = (await aBuyer(app().database)).id
  const both = (order: number[]) =>
    app().database.write((tx) =>
      addReviews(
        tx,
        order.map((productId) => ({
          productId,
          buyerId,
          orderItemId: null,
          level: 4,
          content: 'good',
          pictures: [],
          anonymous: true,
          createdAt: new Date(),
        })),
      ),
    )
  await Promise.all(
    Array.from({ length: 20 }, (_, n) => both(n % 2 === 0 ? products : [...products].reverse())),
  )
  for (const product_id of products) {
    expect((await app().as().reviews.summariseReviews({ product_id })).data).toMatchObject({
      count: 20,
      average: 4,
    })
  }
  expect((await app().as().shop.showShop({ id: shopId })).data).toMatchObject({ rating: 4, rating_count: 20 })
})

test('every filter reads its page from its own index, however many reviews there are', async () => {
  const productId = await aProduct(app().database)
  const buyerId = (await aBuyer(app().database)).id
  await run(app().database.statement)`
    insert into review (product_id, buyer_id, level, content, pictures, anonymous, created_at)
    select ${productId}, ${buyerId}, 1 + n % 5, 'x', case when n % 7 = 0 then array['/p'] else array[]::text[] end,
      true, now() - n * interval '1 second'
    from generate_series(1, 20000) n`
  await run(app().database.statement)`analyze review`
  const wanted = {
    true: 'review_all',
    'level >= 4': 'review_good',
    'level = 3': 'review_medium',
    'level <= 2': 'review_bad',
    'cardinality(review.pictures) > 0': 'review_pictured',
  }
  for (const [filter, index] of Object.entries(wanted)) {
    const { rows } = await run<{ 'QUERY PLAN': string }>(app().database.statement)`
      explain select id from review where product_id = ${productId} and ${sql.raw(filter)}
      order by created_at desc, id desc limit 10`
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(`using ${index}`)
  }
})

test('of a product everybody reviews the newest thousand can be turned to, and no page lies behind them', async () => {
  const productId = await aProduct(app().database)
  const buyerId = (await aBuyer(app().database)).id
  await run(app().database.statement)`
    insert into review (product_id, buyer_id, level, content, pictures, anonymous, created_at)
    select ${productId}, ${buyerId}, 5, n::text, array[]::text[], true, now() - n * interval '1 second'
    from generate_series(1, ${MAX_LISTED_REVIEWS + 5}) n`
  await run(app().database.statement)`
    insert into review_tally (product_id, total, good, medium, bad, pictured, level_sum)
    values (${productId}, ${MAX_LISTED_REVIEWS + 5}, ${MAX_LISTED_REVIEWS + 5}, 0, 0, 0, 5)`
  const last = MAX_LISTED_REVIEWS / 10
  const { data } = await app().as().reviews.listReviews({ product_id: productId, page: last })
  expect(data).toMatchObject({ total: MAX_LISTED_REVIEWS })
  expect(data?.data.at(-1)?.content).toBe(String(MAX_LISTED_REVIEWS))
  expect(await contents(productId, 'all', last + 1)).toEqual([])
})
