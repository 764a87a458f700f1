import { expect, test } from 'vitest'
import { react } from '#features/community/community-rules.ts'
import { run } from '#platform/database/raw-sql.ts'
import { later, seconds } from '#platform/time.ts'
import { aBuyer, aPost, countedRows } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
const db = () => app().database.read
const LIKE = '/v1/68b53e0182db7'
const DISLIKE = '/v1/68b53e203bbb0'
const post = async (id: number, asking = {}) => (await app().as(asking).community.showPost({ id })).data

test('a like and a dislike exclude each other, and a second press takes either back', async () => {
  const { token } = await aBuyer(app().database)
  const id = await aPost(app().database)
  const press = (path: string) => app().call(path, { id }, { token })
  expect(await press(LIKE)).toMatchObject({
    code: 1,
    msg: '已点赞',
    data: { is_zan: 1, is_cai: 0, zan_num: 1, cai_num: 0 },
  })
  expect(await press(DISLIKE)).toMatchObject({
    msg: '已踩',
    data: { is_zan: 0, is_cai: 1, zan_num: 0, cai_num: 1 },
  })
  expect(await post(id, { token })).toMatchObject({ is_zan: 0, is_cai: 1, zan_num: 0, cai_num: 1 })
  expect(await press(DISLIKE)).toMatchObject({ msg: '已取消踩', data: { is_cai: 0, cai_num: 0 } })
  expect(await app().call('/v1/6879a8606a469', { id }, { token, language: 'en-us' })).toMatchObject({
    msg: 'Liked',
    data: { is_zan: 1, zan_num: 1 },
  })
})

test('what the page shows at once is what the shop answers, whatever is pressed', async () => {
  const { token } = await aBuyer(app().database)
  const id = await aPost(app().database)
  let shown = { is_zan: 0, is_cai: 0, zan_num: 0, cai_num: 0 }
  for (const kind of ['zan', 'zan', 'cai', 'zan', 'cai', 'cai', 'cai', 'zan'] as const) {
    shown = react(shown, kind)
    const { data } = await app().call(kind === 'zan' ? LIKE : DISLIKE, { id }, { token })
    expect(data).toEqual(shown)
  }
})

test('told where to end, a press sent twice or from an old tab changes nothing more', async () => {
  const { token } = await aBuyer(app().database)
  const id = await aPost(app().database)
  const send = async (path: string, on: number) => (await app().call(path, { id, on }, { token })).data
  expect(await send(LIKE, 0)).toMatchObject({ is_zan: 0, zan_num: 0 })
  expect(await send(LIKE, 1)).toMatchObject({ is_zan: 1, zan_num: 1 })
  expect(await send(LIKE, 1)).toMatchObject({ is_zan: 1, zan_num: 1 })
  expect(await send(DISLIKE, 0)).toMatchObject({ is_zan: 1, is_cai: 0, zan_num: 1, cai_num: 0 })
  expect(await send(DISLIKE, 1)).toMatchObject({ is_zan: 0, is_cai: 1, zan_num: 0, cai_num: 1 })
})

test('marks are shown to their buyer alone, in the post and in the feed; the counts to everyone', async () => {
  const [mine, other] = [await aBuyer(app().database), await aBuyer(app().database)]
  const id = await aPost(app().database, { publishedAt: later(app().now, -seconds(1)) })
  const seen = async (asking = {}) => {
    const list = (await app().as(asking).community.listPosts()).data?.data.find((one) => one.id === id)
    const detail = await post(id, asking)
    return [list?.is_zan, detail?.is_zan, detail?.zan_num]
  }
  expect(await seen({ token: mine.token })).toEqual([0, 0, 0])
  await app().call(LIKE, { id }, { token: mine.token })
  expect(await seen({ token: mine.token })).toEqual([1, 1, 1])
  expect(await seen({ token: other.token })).toEqual([0, 0, 1])
  expect(await seen()).toEqual([0, 0, 1])
})

test('visitors are told to log in; what does not exist or is not due cannot be liked', async () => {
  const { token } = await aBuyer(app().database)
  const id = await aPost(app().database)
  const planned = await aPost(app().database, { publishedAt: later(app().now, seconds(60)) })
  for (const path of [LIKE, DISLIKE]) {
    expect(await app().call(path, { id })).toMatchObject({ status: 200, code: -201 })
    for (const missing of [999_999_999, planned]) {
      expect(await app().call(path, { id: missing }, { token })).toMatchObject({
        code: 0,
        msg: '动态不存在或已删除',
      })
    }
    expect(await app().call(path, { id: 'x' }, { token })).toMatchObject({ status: 400 })
    expect(await app().call(path, { id, on: 2 }, { token })).toMatchObject({ status: 400 })
  }
})

test('500 likes and dislikes at once leave counts that match their rows', async () => {
  const id = await aPost(app().database)
  const buyers = await Promise.all(Array.from({ length: 25 }, () => aBuyer(app().database)))
  const presses = buyers.flatMap(({ token }, buyer) =>
    Array.from(
      { length: 20 },
      (_, n) => () => app().call((buyer + n * n) % 3 === 0 ? DISLIKE : LIKE, { id }, { token }),
    ),
  )
  const answers = await Promise.all(presses.map((press) => press()))
  expect(answers).toHaveLength(500)
  expect(new Set(answers.map(({ status, code }) => `${status} ${code}`))).toEqual(new Set(['200 1']))
  const rows = await countedRows(db(), id)
  expect(await post(id)).toMatchObject(rows)
  const marks = await Promise.all(buyers.map(({ token }) => post(id, { token })))
  expect(marks.filter((one) => one?.is_zan === 1)).toHaveLength(rows.zan_num)
  expect(marks.filter((one) => one?.is_cai === 1)).toHaveLength(rows.cai_num)
  expect(marks.filter((one) => one?.is_zan === 1 && one.is_cai === 1)).toEqual([])
})

test('a buyer who presses without end is stopped for a while', async () => {
  const { token } = await aBuyer(app().database)
  const id = await aPost(app().database)
  const statuses = []
  for (let n = 0; n < 61; n += 1) statuses.push((await app().call(LIKE, { id }, { token })).status)
  expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true)
  expect(statuses[60]).toBe(429)
  app().now = later(app().now, seconds(61))
  expect((await app().call(LIKE, { id }, { token })).status).toBe(200)
})

test('liked and disliked posts are listed, the latest first, a page at a time, in the language asked for', async () => {
  const { token } = await aBuyer(app().database)
  const api = app().as({ token, language: 'en-us' }).community
  const ids: number[] = []
  for (let n = 0; n < 13; n += 1) {
    const id = await aPost(app().database)
    ids.push(id)
    app().now = later(app().now, seconds(1))
    await api.likePost({ id })
  }
  await api.dislikePost({ id: ids[0]! })
  await api.likePost({ id: ids[1]! })
  const first = (await api.listLiked()).data
  expect(first).toMatchObject({ per_page: 10, total: 11, current_page: 1 })
  const second = (await api.listLiked({ page: 2 })).data
  const listed = [...(first?.data ?? []), ...(second?.data ?? [])]
  expect(listed.map((one) => one.dynamics_id)).toEqual(ids.slice(2).reverse())
  expect(listed[0]?.dynamics).toEqual({
    id: ids[12],
    title: '霜降后的苹果 (en)',
    thumb: '/pictures/post-1',
    zan_num: 1,
    cai_num: 0,
    comment_num: 0,
  })
  expect((await api.listDisliked()).data).toMatchObject({ total: 1, data: [{ dynamics_id: ids[0] }] })
  expect((await api.listLiked({ page: 1_000_000_000 })).data).toMatchObject({ total: 11, data: [] })
  const stranger = await aBuyer(app().database)
  expect((await app().as({ token: stranger.token }).community.listLiked()).data).toMatchObject({ total: 0 })
})

test('who has reacted to more than is kept in memory finds every mark all the same', async () => {
  const { token, id: buyerId } = await aBuyer(app().database)
  await run(app().database.statement)`
    with posts as (
      insert into post (title, summary, content, picture, likes, published_at)
      select title, summary, content, picture, 1, '2000-01-01' from post, generate_series(1, 2100)
      where post.id = ${await aPost(app().database)} returning id
    )
    insert into post_reaction (buyer_id, post_id, reaction, changed_at)
    select ${buyerId}, id, 1, now() from posts`
  const rows = await db()
    .selectFrom('post_reaction')
    .where('buyer_id', '=', buyerId)
    .select('post_id')
    .execute()
  expect(rows).toHaveLength(2100)
  for (const { post_id } of [rows[0]!, rows[1050]!, rows[2099]!]) {
    expect(await post(post_id, { token })).toMatchObject({ is_zan: 1 })
  }
  const other = await aPost(app().database)
  expect(await post(other, { token })).toMatchObject({ is_zan: 0 })
  await app().call(LIKE, { id: other }, { token })
  expect(await post(other, { token })).toMatchObject({ is_zan: 1 })
})

test('an account that closes while its buyer goes on pressing leaves counts that match', async () => {
  const ids = [await aPost(app().database), await aPost(app().database), await aPost(app().database)]
  for (let round = 0; round < 3; round += 1) {
    const { token } = await aBuyer(app().database, { password: 'fresh1234' })
    const api = app().as({ token })
    const press = (n: number) => {
      const id = ids[n % 3]!
      return n % 2 === 0
        ? app().call(n % 4 === 0 ? LIKE : DISLIKE, { id }, { token })
        : app().call('/v1/68b53ef8592aa', { dynamics_id: id, content: `第 ${n} 句` }, { token })
    }
    await Promise.all(Array.from({ length: 6 }, (_, n) => press(n)))
    const [closed, ...pressed] = await Promise.all([
      api.account.closeAccount({ password: 'fresh1234' }),
      ...Array.from({ length: 18 }, (_, n) => press(n)),
    ])
    expect(closed.code).toBe(1)
    expect(pressed.filter(({ status }) => status >= 500)).toEqual([])
  }
  for (const id of ids) {
    const { zan_num, cai_num, comment_num } = await countedRows(db(), id)
    const counts = await db()
      .selectFrom('post')
      .where('id', '=', id)
      .select(['likes as zan_num', 'dislikes as cai_num', 'comments as comment_num'])
      .executeTakeFirstOrThrow()
    expect(counts).toEqual({ zan_num, cai_num, comment_num })
  }
})
