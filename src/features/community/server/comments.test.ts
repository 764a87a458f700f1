import { expect, test, vi } from 'vitest'
import { days, later, minutes, seconds } from '#platform/time.ts'
import { aBuyer, aPost, countedRows } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { waitingForLocks } from '#testing/waiting-for-locks.ts'

const app = testApp({ trustProxy: ['127.0.0.1'] })
const db = () => app().database.read
const COMMENT = '/v1/68b53ef8592aa'
const LIST = '/v1/68b53f2e2fee3'
const say = (token: string, dynamics_id: number, content: unknown, asking = {}) =>
  app().call(COMMENT, { dynamics_id, content }, { token, ...asking })

test('a comment is published, counted and listed; only its author learns whose it is', async () => {
  const [author, other] = [await aBuyer(app().database, { nickname: '小满' }), await aBuyer(app().database)]
  const id = await aPost(app().database)
  expect((await app().as().community.listComments({ id })).data).toMatchObject({ total: 0, data: [] })
  expect(await say(author.token, id, '  学到了\r\n谢谢  ')).toMatchObject({
    code: 1,
    msg: '发布成功',
    data: { comment_num: 1 },
  })
  const list = async (asking = {}) => (await app().as(asking).community.listComments({ id })).data
  const whole = { user_nickname: '小满', user_avatar: '', content: '学到了\n谢谢' }
  expect(await list({ token: author.token })).toMatchObject({
    per_page: 10,
    total: 1,
    data: [{ ...whole, user_id: author.id }],
  })
  expect((await list({ token: other.token }))?.data).toMatchObject([{ ...whole, user_id: 0 }])
  expect((await list())?.data).toMatchObject([{ ...whole, user_id: 0 }])
  expect((await app().as().community.showPost({ id })).data?.comment_num).toBe(1)
})

test.each([
  ['', '请输入评论内容', 'Please enter your comment'],
  [' \n\t \u200b\u202e\u0000 ', '请输入评论内容', 'Please enter your comment'],
  ['好'.repeat(501), '评论最多 500 个字', 'A comment can have up to 500 characters'],
])('comment %# is refused with its sentence', async (content, zh, en) => {
  const { token } = await aBuyer(app().database)
  const id = await aPost(app().database)
  expect(await say(token, id, content)).toMatchObject({ status: 200, code: 0, msg: zh })
  expect(await say(token, id, content, { language: 'en-us' })).toMatchObject({ code: 0, msg: en })
  expect(await countedRows(db(), id)).toMatchObject({ comment_num: 0 })
})

test('500 characters are enough and fit; nothing invisible comes through', async () => {
  const { token } = await aBuyer(app().database)
  const id = await aPost(app().database)
  expect(await say(token, id, `${'好'.repeat(500)}  `)).toMatchObject({ code: 1 })
  expect(await say(token, id, 'a\u0000b\u202ec\u200d\n\n\n\n<b>d</b> 👨‍👩‍👧 ❤️ שלום')).toMatchObject({
    code: 1,
  })
  const { data } = await app().as().community.listComments({ id })
  expect(data?.data[0]?.content).toBe('abc\n\n<b>d</b> 👨‍👩‍👧 ❤️ שלום')
})

test('what is no comment at all is malformed, and what is no post is not there', async () => {
  const { token } = await aBuyer(app().database)
  const id = await aPost(app().database)
  for (const content of [undefined, 7, ['x'], 'x'.repeat(5001)]) {
    expect(await say(token, id, content)).toMatchObject({ status: 400, code: 0 })
  }
  const planned = await aPost(app().database, { publishedAt: later(app().now, days(1)) })
  for (const missing of [999_999_999, planned]) {
    const refused = { code: 0, msg: '动态不存在或已删除' }
    expect(await say(token, missing, '你好')).toMatchObject(refused)
    expect(await app().call(LIST, { id: missing })).toMatchObject(refused)
  }
  expect(await app().call(COMMENT, { dynamics_id: id, content: '你好' })).toMatchObject({ code: -201 })
})

test('the same key publishes once; the same words again are refused for ten minutes', async () => {
  const { token } = await aBuyer(app().database)
  const id = await aPost(app().database)
  const sent = await Promise.all(
    Array.from({ length: 5 }, () => say(token, id, '双击了', { key: 'comment-1' })),
  )
  expect(new Set(sent.map(({ data }) => (data as { id: number }).id)).size).toBe(1)
  expect(await say(token, id, ' 双击了 ')).toMatchObject({ code: 0, msg: '您刚刚发过同样的评论' })
  app().now = later(app().now, minutes(11))
  expect(await say(token, id, '双击了')).toMatchObject({ code: 1 })
  expect(await countedRows(db(), id)).toMatchObject({ comment_num: 2 })
})

test('who floods is stopped: six a minute, a hundred a day, and sixty a minute from one address', async () => {
  const id = await aPost(app().database)
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
  const { token } = await aBuyer(app().database)
  let published = 0
  for (let minute = 0; minute < 20; minute += 1) {
    for (let n = 0; n < 7; n += 1) {
      const { status } = await say(token, id, `第 ${minute} ${n} 句`, from(`10.9.${minute}.1`))
      if (status === 200) published += 1
      else expect(status).toBe(429)
      if (minute === 0) expect(status).toBe(n < 6 ? 200 : 429)
    }
    app().now = later(app().now, seconds(61))
  }
  expect(published).toBe(100)
  expect(await countedRows(db(), id)).toMatchObject({ comment_num: 100 })
  const crowd = await Promise.all(Array.from({ length: 13 }, () => aBuyer(app().database)))
  const answers = await Promise.all(
    crowd.flatMap((buyer, at) =>
      Array.from({ length: 5 }, (_, n) => say(buyer.token, id, `${at} ${n}`, from('10.8.0.1'))),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60)
})

test('comments are paged, newest first; far behind the end is empty, not wrong', async () => {
  const id = await aPost(app().database)
  const { token } = await aBuyer(app().database)
  for (let n = 1; n <= 12; n += 1) {
    await say(token, id, `第 ${n} 句`)
    app().now = later(app().now, seconds(20))
  }
  const page = async (n: number) => (await app().as().community.listComments({ id, page: n })).data
  expect((await page(1))?.data.map((one) => one.content)[0]).toBe('第 12 句')
  expect(await page(2)).toMatchObject({ total: 12, data: [{ content: '第 2 句' }, { content: '第 1 句' }] })
  expect(await page(1_000_000_000)).toMatchObject({ total: 12, data: [] })
  expect(await app().call(LIST, { id, page: 0 })).toMatchObject({ status: 400 })
})

test('one’s own comment can be deleted, once; a stranger’s is like a missing one', async () => {
  const [author, stranger] = [await aBuyer(app().database), await aBuyer(app().database)]
  const id = await aPost(app().database)
  const comment = ((await say(author.token, id, '说错了')).data as { id: number }).id
  const remove = (token: string) => app().as({ token }).community.removeComment({ id: comment })
  expect(await remove(stranger.token)).toMatchObject({ code: 0, msg: '评论不存在或已删除' })
  const answers = await Promise.all(Array.from({ length: 8 }, () => remove(author.token)))
  expect(answers.filter(({ code }) => code === 1)).toMatchObject([
    { msg: '删除成功', data: { comment_num: 0 } },
  ])
  expect((await app().as().community.listComments({ id })).data).toMatchObject({ total: 0, data: [] })
  expect(await countedRows(db(), id)).toMatchObject({ comment_num: 0 })
})

test('comments written and deleted at once are counted exactly', async () => {
  const id = await aPost(app().database)
  const buyers = await Promise.all(Array.from({ length: 10 }, () => aBuyer(app().database)))
  const first = await Promise.all(
    buyers.map(async ({ token }, n) => ({
      token,
      id: ((await say(token, id, `甲${n}`)).data as { id: number }).id,
    })),
  )
  await Promise.all([
    ...first.map((one) => app().as({ token: one.token }).community.removeComment({ id: one.id })),
    ...buyers.flatMap(({ token }, n) => [0, 1, 2].map((at) => say(token, id, `乙${n}${at}`))),
    ...buyers.map(({ token }) => app().as({ token }).community.likePost({ id })),
  ])
  const rows = await countedRows(db(), id)
  expect(rows).toEqual({ zan_num: 10, cai_num: 0, comment_num: 30 })
  expect((await app().as().community.showPost({ id })).data).toMatchObject(rows)
})

test('my comments carry the post they are on, in the language asked for, and nobody else’s', async () => {
  const [mine, other] = [await aBuyer(app().database, { nickname: '阿宁' }), await aBuyer(app().database)]
  const [first, second] = [await aPost(app().database), await aPost(app().database)]
  await say(mine.token, first, '一')
  app().now = later(app().now, seconds(1))
  await say(mine.token, second, '二')
  await say(other.token, second, '别人的')
  const { data } = await app().as({ token: mine.token, language: 'en-us' }).community.listMyComments()
  expect(data).toMatchObject({
    total: 2,
    data: [
      { content: '二', user_id: mine.id, user_nickname: '阿宁', dynamics_id: second },
      {
        content: '一',
        dynamics_id: first,
        dynamics: { title: '霜降后的苹果 (en)', thumb: '/pictures/post-1' },
      },
    ],
  })
})

test('a closed account takes its comments and likes along, and the counts go with them', async () => {
  const [leaving, staying] = [
    await aBuyer(app().database, { password: 'fresh1234' }),
    await aBuyer(app().database),
  ]
  const [id, other] = [await aPost(app().database), await aPost(app().database)]
  for (const { token } of [leaving, staying]) {
    await app().as({ token }).community.likePost({ id })
    await say(token, id, '好文')
  }
  await app().as({ token: leaving.token }).community.dislikePost({ id: other })
  const { data } = await app().as({ token: leaving.token }).account.downloadMyData()
  expect(data).toMatchObject({
    community: {
      comments: [{ content: '好文', post: '霜降后的苹果' }],
      liked: [{ post: '霜降后的苹果' }],
      disliked: [{}],
    },
  })
  const shown = async (postId: number) => (await app().as().community.showPost({ id: postId })).data
  expect(await shown(id)).toMatchObject({ zan_num: 2, comment_num: 2 })
  expect(await shown(other)).toMatchObject({ cai_num: 1 })
  const closed = await app().as({ token: leaving.token }).account.closeAccount({ password: 'fresh1234' })
  expect(closed).toMatchObject({ code: 1 })
  await expect.poll(() => shown(id)).toMatchObject({ zan_num: 1, comment_num: 1 })
  await expect.poll(() => shown(other)).toMatchObject({ cai_num: 0 })
  expect((await app().as().community.listComments({ id })).data?.data).toHaveLength(1)
})

test('what was refused as empty or too long uses nothing up of the comments one may write', async () => {
  const { token } = await aBuyer(app().database)
  const id = await aPost(app().database)
  for (let n = 0; n < 8; n += 1) {
    expect(await say(token, id, ' ')).toMatchObject({ reason: 'community_comment_empty' })
    expect(await say(token, id, '长'.repeat(501))).toMatchObject({ reason: 'community_comment_long' })
  }
  expect(await say(token, id, '终于写好了')).toMatchObject({ code: 1 })
})

test('a comment that waited for its account to close is not written', async () => {
  const { id: buyer, token } = await aBuyer(app().database)
  const id = await aPost(app().database)
  // As closing an account does: it holds the buyer first, so that all others wait.
  const saying = await app().database.write(async (closing) => {
    await closing.selectFrom('buyer').select('id').where('id', '=', buyer).forUpdate().execute()
    const said = say(token, id, '我走了')
    await vi.waitFor(async () => expect(await waitingForLocks(db())).toBe(1), { timeout: 20_000 })
    await closing.updateTable('buyer').set({ closed_at: app().now }).where('id', '=', buyer).execute()
    return [said]
  })
  expect(await saying[0]).toMatchObject({ code: 0, reason: 'account_verify_failed' })
  expect((await app().as().community.listComments({ id })).data).toMatchObject({ total: 0 })
})
