import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { addMessage } from '#features/notices/server/add-message.ts'
import { days, later, minutes, seconds } from '#platform/time.ts'
import { asSeller } from '#testing/as-seller.ts'
import { aBuyer } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp({ trustProxy: ['127.0.0.1'] })
const db = () => app().database.read
/** Each buyer calls from an address of their own, as people do. */
const from = (address = `10.1.${randomInt(256)}.${randomInt(256)}`) => ({ 'x-forwarded-for': address })
const aCustomer = async () => {
  const buyer = await aBuyer(app().database)
  return { ...buyer, api: app().as({ token: buyer.token, headers: from() }) }
}
const seller = () => asSeller(app()).supportSeller
const waiting = async () => (await seller().listThreads({})).data?.data ?? []

test('a buyer asks, the seller sees who waits and answers, and the buyer is told once', async () => {
  const { id, api } = await aCustomer()
  expect((await api.support.showThread({})).data).toEqual({ messages: [], more: 0, waiting: 0 })
  expect(await api.support.sendMessage({ content: '  什么时候发货？\r\n急  ' })).toMatchObject({
    code: 1,
    msg: '已发送',
    data: { from_seller: 0, content: '什么时候发货？\n急' },
  })
  app().now = later(app().now, minutes(1))
  await api.support.sendMessage({ content: '在吗' })
  const thread = (await waiting()).find(({ buyer_id }) => buyer_id === id)
  expect(thread).toMatchObject({ last: '在吗', last_from_seller: 0 })
  expect((await api.support.showThread({})).data).toMatchObject({ waiting: 1 })

  const answer = (content: string) => seller().answerBuyer({ id: thread?.id ?? 0, content })
  expect(await answer('今天就发')).toMatchObject({ code: 1, msg: '已回复' })
  const first = (await api.notices.countUnread()).data
  await answer('请放心')
  // One message took the place of the other: as many as before, and yet something new.
  expect((await api.notices.countUnread()).data).toMatchObject({ notice: first?.notice })
  expect((await api.notices.countUnread()).data?.latest).toBeGreaterThan(first?.latest ?? 0)
  expect((await waiting()).some(({ buyer_id }) => buyer_id === id)).toBe(false)
  const { data } = await api.support.showThread({})
  expect(data?.waiting).toBe(0)
  expect(data?.messages.map(({ content, from_seller }) => [content, from_seller])).toEqual([
    ['什么时候发货？\n急', 0],
    ['在吗', 0],
    ['今天就发', 1],
    ['请放心', 1],
  ])
  expect((await api.notices.countUnread()).data).toMatchObject({ message: 1, support: 1 })
  expect((await api.notices.listMessages({ page: 1 })).data?.data).toMatchObject([
    { kind: 'support_answered', title: '客服回复了您', content: '请放心', link: '#service' },
  ])
  await api.support.readThread()
  expect((await api.notices.countUnread()).data).toMatchObject({ message: 0, support: 0 })
})

test.each([
  ['', '请输入想咨询的内容'],
  [' \n\t ', '请输入想咨询的内容'],
  ['\u0000\u0007\u200b\ufe0f', '请输入想咨询的内容'],
  ['字'.repeat(501), '内容不能超过 500 个字'],
])('%j is refused, from buyer and seller alike', async (content, msg) => {
  const { api } = await aCustomer()
  expect(await api.support.sendMessage({ content })).toMatchObject({ code: 0, msg })
  expect((await api.support.showThread({})).data?.messages).toEqual([])
  expect(await seller().answerBuyer({ id: 1, content })).toMatchObject({ code: 0, msg })
})

test('what looks like markup, broken text or SQL comes back as plain text, without what cannot be seen', async () => {
  const { api } = await aCustomer()
  for (const content of [
    '<img src=x onerror=alert(1)>',
    "'; drop table buyer; --",
    '🍎&amp;<b>',
    '\ud800好\u202e的\u200b 👨‍👩‍👧',
  ])
    await api.support.sendMessage({ content })
  expect((await api.support.showThread({})).data?.messages.map(({ content }) => content)).toEqual([
    '<img src=x onerror=alert(1)>',
    "'; drop table buyer; --",
    '🍎&amp;<b>',
    '好的 👨‍👩‍👧',
  ])
})

test('a flood is stopped: ten a minute for a buyer, sixty for an address; a minute later it goes on', async () => {
  const { api } = await aCustomer()
  const flood = await Promise.all(
    Array.from({ length: 25 }, (_, n) => api.support.sendMessage({ content: `第${n}条` })),
  )
  expect(flood.filter(({ code }) => code === 1)).toHaveLength(10)
  expect(flood.filter((answer) => (answer as never as { status: number }).status === 429)).toHaveLength(15)
  expect((await api.support.showThread({})).data?.messages).toHaveLength(10)
  app().now = later(app().now, seconds(61))
  expect(await api.support.sendMessage({ content: '好了' })).toMatchObject({ code: 1 })

  const headers = from('10.9.9.9')
  const crowd = await Promise.all(Array.from({ length: 8 }, () => aBuyer(app().database)))
  const sent = await Promise.all(
    crowd.flatMap(({ token }) =>
      Array.from({ length: 9 }, (_, n) =>
        app()
          .as({ token, headers })
          .support.sendMessage({ content: `${n}` }),
      ),
    ),
  )
  expect(sent.filter(({ code }) => code === 1)).toHaveLength(60)
})

test('one conversation for a buyer, however many first questions arrive at once; a retried one is said once', async () => {
  const { id, token } = await aCustomer()
  const ask = (content: string, key: string) =>
    app().call('/v1/message/send', { content }, { token, key, headers: from() })
  await Promise.all(['a', 'b', 'c', 'a', 'b', 'c'].map((word) => ask(word, word)))
  const threads = await db().selectFrom('support_thread').select('id').where('buyer_id', '=', id).execute()
  expect(threads).toHaveLength(1)
  const said = (await app().as({ token }).support.showThread({})).data?.messages.map(({ content }) => content)
  expect(said?.toSorted()).toEqual(['a', 'b', 'c'])
})

test('what is said while the seller writes goes on waiting', async () => {
  const { id, api } = await aCustomer()
  await api.support.sendMessage({ content: '第一个问题' })
  const seen = (await waiting()).find(({ buyer_id }) => buyer_id === id)
  await api.support.sendMessage({ content: '第二个问题' })
  await seller().answerBuyer({ id: seen?.id ?? 0, content: '答第一个', seen: seen?.last_id ?? 0 })
  const still = (await waiting()).find(({ buyer_id }) => buyer_id === id)
  expect(still).toMatchObject({ last: '答第一个' })
  const { data } = await seller().showSellerThread({ id: seen?.id ?? 0 })
  await seller().answerBuyer({ id: seen?.id ?? 0, content: '答第二个', seen: data?.messages.at(-1)?.id ?? 0 })
  expect((await waiting()).some(({ buyer_id }) => buyer_id === id)).toBe(false)
})

test('a long conversation comes a page at a time', async () => {
  const { id, api } = await aCustomer()
  await api.support.sendMessage({ content: '1' })
  const thread = await db()
    .selectFrom('support_thread')
    .select('id')
    .where('buyer_id', '=', id)
    .executeTakeFirstOrThrow()
  for (let n = 2; n <= 40; n += 1) await seller().answerBuyer({ id: thread.id, content: String(n) })
  const newest = (await api.support.showThread({})).data
  expect(newest).toMatchObject({ more: 1 })
  expect(newest?.messages.map(({ content }) => content)).toEqual(
    Array.from({ length: 30 }, (_, n) => String(n + 11)),
  )
  const earlier = (await api.support.showThread({ before: newest?.messages[0]?.id ?? 0 })).data
  expect(earlier).toMatchObject({ more: 0 })
  expect(earlier?.messages).toHaveLength(10)
})

test("nobody reads another's conversation; it leaves with the account, and before that is part of one's data", async () => {
  const buyer = await aBuyer(app().database, { password: 'fresh1234' })
  const api = app().as({ token: buyer.token, headers: from() })
  await api.support.sendMessage({ content: '只给客服看' })
  const stranger = await aCustomer()
  expect((await stranger.api.support.showThread({})).data?.messages).toEqual([])
  expect(await app().call('/v1/message/thread')).toMatchObject({ code: -201 })
  expect(await app().call('/v1/message/send', { content: '游客' })).toMatchObject({ code: -201 })
  expect((await api.account.downloadMyData()).data).toMatchObject({
    support: [{ from: 'me', content: '只给客服看' }],
    messages: [],
  })
  expect(await api.account.closeAccount({ password: 'fresh1234' })).toMatchObject({ code: 1 })
  for (const table of ['support_thread', 'buyer_message', 'notice_mark'] as const)
    expect(await db().selectFrom(table).where('buyer_id', '=', buyer.id).selectAll().execute()).toEqual([])
})

test('a conversation stays whole while it lives, and goes after three silent years', async () => {
  const start = app().now
  const [old, living] = [await aCustomer(), await aCustomer()]
  await old.api.support.sendMessage({ content: '旧' })
  await living.api.support.sendMessage({ content: '旧' })
  app().now = later(start, days(2))
  await living.api.support.sendMessage({ content: '新' })
  const said = async ({ api }: typeof old) =>
    (await api.support.showThread({})).data?.messages.map(({ content }) => content)
  const after = async (passed: number) => {
    app().now = later(start, days(passed))
    await app().jobs.runNow('support')
    app().now = start
  }
  await after(3 * 365 - 1)
  expect(await said(old)).toEqual(['旧'])
  await after(3 * 365 + 1)
  expect(await said(old)).toEqual([])
  expect(await said(living)).toEqual(['旧', '新'])
  expect(await old.api.support.sendMessage({ content: '又来了' })).toMatchObject({ code: 1 })
})

test('an answer takes the place of one not read yet, and of nothing else', async () => {
  const [{ id, api }, other] = [await aCustomer(), await aCustomer()]
  for (const customer of [api, other.api]) await customer.support.sendMessage({ content: '有货吗' })
  const threads = await waiting()
  const answerTo = (buyerId: number) => (content: string) =>
    seller().answerBuyer({ id: threads.find(({ buyer_id }) => buyer_id === buyerId)?.id ?? 0, content })
  const answer = answerTo(id)
  const closed = { kind: 'order_closed', data: { order_id: 1, order_sn: 'S1' } } as const
  await answerTo(other.id)('没有')
  const inbox = async () =>
    (await api.notices.listMessages({ page: 1 })).data?.data.map(({ content, is_read }) => [content, is_read])
  await answer('有')
  await api.notices.readMessages({})
  await app().database.write((tx) => addMessage(tx, id, closed, app().now))
  await answer('还有')
  await answer('还有很多')
  expect(await inbox()).toEqual([
    ['还有很多', 0],
    [expect.stringContaining('S1'), 0],
    ['有', 1],
  ])
  expect((await other.api.notices.countUnread()).data).toMatchObject({ message: 1 })
})
