import { beforeEach, expect, test, vi } from 'vitest'
import { run } from '#platform/database/raw-sql.ts'
import { days, hours, later, minutes, seconds } from '#platform/time.ts'
import { asSeller } from '#testing/as-seller.ts'
import { aBuyer, anAnnouncement } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { rowOf } from '#testing/table-rows.ts'
import { waitingForLocks } from '#testing/waiting-for-locks.ts'
import { addMessage } from './add-message.ts'

const app = testApp()
const db = () => app().database.read
const unread = async (token: string) => (await app().as({ token }).notices.countUnread()).data
const both = (word: string) => ({ zh_CN: word, en_US: `${word} (en)` })
const publish = (kind: 'platform' | 'system', word: string, at = '') =>
  asSeller(app()).noticesSeller.publishNotice({ kind, title: both(word), content: both(`${word}正文`), at })
const leave = (buyerId: number, sn = 'S1') =>
  app().database.write((tx) =>
    addMessage(tx, buyerId, { kind: 'order_closed', data: { order_id: 1, order_sn: sn } }, app().now),
  )
/** The clock goes on, so that what comes next is later than what was. */
const tick = () => {
  app().now = later(app().now, seconds(1))
}

/** Nothing is published, and what visitors were shown before is too old to be shown again. */
beforeEach(async () => {
  await run(app().database.statement)`delete from notice`
  app().now = later(app().now, minutes(5))
})

test('a visitor reads announcements in both languages, newest first, a page at a time', async () => {
  for (let n = 1; n <= 11; n += 1)
    await anAnnouncement(app().database, { title: `第${n}条`, at: later(app().now, -n * 1000) })
  const first = await app().as().notices.listAnnouncements()
  expect(first).toMatchObject({ code: 1, data: { per_page: 10, current_page: 1 } })
  expect(first.data?.data[0]).toMatchObject({ title: '第1条', desc: '第1条内容', is_read: 1 })
  expect(first.data?.data[0]?.create_time).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  const second = await app().as({ language: 'en-us' }).notices.listAnnouncements({ page: 2 })
  expect(second.data?.data.map(({ title }) => title)).toEqual(['第11条 (en)'])
})

test('system messages, the count and marking want a login', async () => {
  for (const path of ['/v1/657aaa871299b', '/v1/657aaa3a4a0dc', '/v1/67f7734e7ea36', '/v1/message/list'])
    expect(await app().call(path)).toMatchObject({ code: -201 })
})

test('what is published is unread until it is marked, each kind by its own number, 0 both and never the inbox', async () => {
  const { id, token } = await aBuyer(app().database)
  const api = app().as({ token }).notices
  await publish('platform', '国庆')
  await api.markRead({ type: 0 })
  tick()
  await publish('platform', '双十一')
  await publish('platform', '双十二')
  await publish('system', '维护')
  await leave(id)
  expect(await unread(token)).toMatchObject({
    notice: 4,
    platform: 2,
    system: 1,
    message: 1,
    support: 0,
  })
  const list = (await api.listAnnouncements({ page: 1 })).data?.data ?? []
  expect(list.slice(0, 3).map(({ is_read }) => is_read)).toEqual([0, 0, 1])
  expect((await api.listSystemMessages({ page: 1 })).data?.data[0]).toMatchObject({
    title: '维护',
    content: '维护正文',
    is_read: 0,
  })

  expect(await api.markRead({ type: 1 })).toMatchObject({ code: 1, msg: '公告已读' })
  expect(await unread(token)).toMatchObject({ notice: 2, platform: 0, system: 1, message: 1 })
  expect((await api.listAnnouncements({ page: 1 })).data?.data[0]?.is_read).toBe(1)
  await api.markRead({ type: 2 })
  expect(await unread(token)).toMatchObject({ notice: 1, system: 0, message: 1 })
  tick()
  await publish('platform', '元旦')
  await publish('system', '升级')
  expect(await unread(token)).toMatchObject({ notice: 3, platform: 1, system: 1, message: 1 })
  await api.markRead({ type: 0 })
  expect(await unread(token)).toMatchObject({ notice: 1, platform: 0, system: 0, message: 1 })
  expect(await api.markRead({ type: 3 as never })).toMatchObject({ code: 0 })
})

test('who opens an account is told of the last month, not of everything there ever was', async () => {
  const { token } = await aBuyer(app().database)
  await app().as({ token }).notices.markRead({ type: 0 })
  const newcomer = await aBuyer(app().database)
  const before = (await unread(newcomer.token))?.system ?? 0
  await anAnnouncement(app().database, {
    kind: 'system',
    title: '很久以前',
    at: later(new Date(), -days(60)),
  })
  await anAnnouncement(app().database, { kind: 'system', title: '上周', at: later(new Date(), -days(7)) })
  expect((await unread(newcomer.token))?.system).toBe(before + 1)
})

test('a message that was read stays a year, one that was not three', async () => {
  const start = app().now
  const { id, token } = await aBuyer(app().database)
  const inbox = async () =>
    (await app().as({ token }).notices.listMessages({})).data?.data.map((one) => one.is_read)
  await leave(id, 'read')
  await app().as({ token }).notices.readMessages({})
  await leave(id, 'unread')
  const after = async (passed: number) => {
    app().now = later(start, days(passed))
    await app().jobs.runNow('messages')
    // Sessions end sooner than messages: the buyer looks as of today.
    app().now = start
    return inbox()
  }
  expect(await after(364)).toEqual([0, 1])
  expect(await after(366)).toEqual([0])
  expect(await after(3 * 365 - 1)).toEqual([0])
  expect(await after(3 * 365 + 1)).toEqual([])
})

test('a scheduled one is neither seen nor counted before its time, and then is both', async () => {
  const { token } = await aBuyer(app().database)
  const api = app().as({ token }).notices
  await api.markRead({ type: 0 })
  const at = later(app().now, hours(2))
  const answer = await publish('platform', '两小时后', at.toISOString())
  expect(answer).toMatchObject({ code: 1, data: { scheduled: 1 } })
  expect(await unread(token)).toMatchObject({ notice: 0 })
  expect((await app().as().notices.listAnnouncements()).data?.data[0]?.title).not.toBe('两小时后')
  expect(await app().jobs.runNow('notices')).toBe(0)
  app().now = later(at, minutes(1))
  expect(await app().jobs.runNow('notices')).toBe(1)
  expect(await unread(token)).toMatchObject({ notice: 1, platform: 1 })
  await expect
    .poll(async () => (await app().as().notices.listAnnouncements()).data?.data[0]?.title)
    .toBe('两小时后')
})

test('a notice that appears while others are marked is never passed over', async () => {
  const buyers = await Promise.all(Array.from({ length: 5 }, () => aBuyer(app().database)))
  for (const { token } of buyers) await app().as({ token }).notices.markRead({ type: 0 })
  tick()
  const published = 20
  await Promise.all([
    ...Array.from({ length: published }, (_, n) => publish('platform', `赛跑${n}`)),
    ...buyers.flatMap(({ token }) =>
      Array.from({ length: 10 }, () => app().as({ token }).notices.markRead({ type: 1 })),
    ),
  ])
  // Marked up to some notice: exactly those above it are unread, and the list says the same as the count.
  for (const { token } of buyers) {
    const { platform = -1 } = (await unread(token)) ?? {}
    const pages = await Promise.all(
      [1, 2, 3].map(
        async (page) => (await app().as({ token }).notices.listAnnouncements({ page })).data?.data ?? [],
      ),
    )
    const states = pages.flat().map(({ is_read }) => is_read)
    expect(states.filter((state) => state === 0)).toHaveLength(platform)
    expect(states.slice(0, platform).every((state) => state === 0)).toBe(true)
    await app().as({ token }).notices.markRead({ type: 1 })
    expect((await unread(token))?.platform).toBe(0)
  }
})

test('the inbox: counts hold whatever is left and read at the same time', async () => {
  const { id, token } = await aBuyer(app().database)
  const api = app().as({ token }).notices
  await api.markRead({ type: 0 })
  await Promise.all(Array.from({ length: 30 }, (_, n) => leave(id, `S${n}`)))
  expect((await unread(token))?.message).toBe(30)
  const { data } = await api.listMessages({ page: 1 })
  expect(data).toMatchObject({ total: 30, per_page: 15 })
  const read = data?.data.slice(0, 10).map((message) => message.id) ?? []
  await Promise.all([
    ...read.flatMap((one) => [api.readMessages({ id: one }), api.readMessages({ id: one })]),
    ...Array.from({ length: 10 }, (_, n) => leave(id, `T${n}`)),
  ])
  expect((await unread(token))?.message).toBe(30)
  await Promise.all(Array.from({ length: 5 }, () => api.readMessages({ id: 0 })))
  expect(await unread(token)).toMatchObject({ notice: 0, message: 0 })
})

test('five hundred messages, readings and marks at once leave the count that the rows say', async () => {
  const { id, token } = await aBuyer(app().database)
  const api = app().as({ token }).notices
  await Promise.all(
    Array.from({ length: 500 }, (_, n) => {
      if (n % 2 === 0) return leave(id, `S${n}`)
      if (n % 9 === 0) return api.markRead({ type: 0 })
      return n % 5 === 0 ? api.readMessages({ id: 0 }) : api.countUnread()
    }),
  )
  const unreadRows = () =>
    db()
      .selectFrom('buyer_message')
      .select('id')
      .where('buyer_id', '=', id)
      .where('read_at', 'is', null)
      .execute()
  expect((await unread(token))?.message).toBe(Math.min(100, (await unreadRows()).length))
  expect((await api.listMessages({ page: 1 })).data?.total).toBe(250)
  await api.markRead({ type: 0 })
  await api.readMessages({ id: 0 })
  expect(await unreadRows()).toEqual([])
  expect(await unread(token)).toMatchObject({ notice: 0 })
})

test('a message is told in the language of who reads it and leads to its order', async () => {
  const { id, token } = await aBuyer(app().database)
  await leave(id, '2026001')
  const read = async (language: string) =>
    (await app().as({ token, language }).notices.listMessages({ page: 1 })).data?.data[0]
  expect(await read('zh-cn')).toMatchObject({ title: '订单已关闭', link: '/OrderDetail/1', is_read: 0 })
  expect((await read('en-us'))?.content).toMatch(/^Order 2026001 wasn’t paid in time/)
})

test("a stranger's message can be neither seen nor marked, and answers like one that does not exist", async () => {
  const { id, token } = await aBuyer(app().database)
  const stranger = await aBuyer(app().database)
  await leave(id)
  const one = (await app().as({ token }).notices.listMessages({ page: 1 })).data?.data[0]?.id ?? 0
  const theirs = app().as({ token: stranger.token }).notices
  const missing = await theirs.readMessages({ id: 999_999_999 })
  const { headers: _, ...answer } = (await theirs.readMessages({ id: one })) as never as { headers: unknown }
  expect(answer).toEqual({ ...missing, headers: undefined })
  expect((await unread(token))?.message).toBe(1)
  expect((await theirs.listMessages({ page: 1 })).data?.total).toBe(0)
})

test.each([
  [{ title: both(''), content: both('文') }, '标题须为一行、1 到 80 个字，中英文都要填写'],
  [{ title: { zh_CN: '题', en_US: ' ' }, content: both('文') }, '标题须为一行、1 到 80 个字，中英文都要填写'],
  [{ title: both('\u200b\u0007'), content: both('文') }, '标题须为一行、1 到 80 个字，中英文都要填写'],
  [{ title: both('题'), content: both('字'.repeat(2001)) }, '正文须为 1 到 2000 个字，中英文都要填写'],
  [{ title: both('题'), content: both('文'), at: '明天' }, '时间格式应为 2026-11-15 08:30:00（北京时间）'],
  [
    { title: both('题'), content: both('文'), at: '2020-01-01 00:00' },
    '这个时间已经过去；不写 --at 即立即发布',
  ],
])('a notice that cannot be shown is refused: %j', async (notice, msg) => {
  expect(await asSeller(app()).noticesSeller.publishNotice({ kind: 'platform', ...notice })).toMatchObject({
    code: 0,
    msg,
  })
})

test('a notice taken back is gone for everyone, and its unread count with it', async () => {
  const { token } = await aBuyer(app().database)
  await app().as({ token }).notices.markRead({ type: 0 })
  tick()
  const { data } = await publish('platform', '发错了')
  expect((await app().as().notices.listAnnouncements()).data?.data[0]?.title).toBe('发错了')
  expect((await unread(token))?.platform).toBe(1)
  const seller = asSeller(app()).noticesSeller
  expect((await seller.listNotices({ page: 1 })).data?.data[0]).toMatchObject({ id: data?.id, scheduled: 0 })
  expect(await seller.removeNotice({ id: data?.id ?? 0 })).toMatchObject({ code: 1 })
  expect((await app().as().notices.listAnnouncements()).data?.data[0]?.title).not.toBe('发错了')
  expect((await unread(token))?.platform).toBe(0)
  expect(await seller.removeNotice({ id: data?.id ?? 0 })).toMatchObject({ code: 0 })
  expect(await app().call('/seller/notices/publish')).toMatchObject({ status: 404 })
})

test('of two tabs that mark at once the one that saw less takes nothing back', async () => {
  const { id: buyer_id, token } = await aBuyer(app().database)
  const seen = later(app().now, hours(1))
  const marking = await app().database.write(async (tx) => {
    // The tab that saw more holds the mark; the other comes with what it saw before.
    await tx.insertInto('notice_mark').values({ buyer_id, platform_at: seen, system_at: seen }).execute()
    const late = app().as({ token }).notices.markRead({ type: 0 })
    await vi.waitFor(async () => expect(await waitingForLocks(db())).toBe(1), { timeout: 20_000 })
    return [late]
  })
  expect(await marking[0]).toMatchObject({ code: 1 })
  expect(await rowOf(app(), 'notice_mark', { buyer_id })).toMatchObject({
    platform_at: seen,
    system_at: seen,
  })
})
