import { afterEach, expect, test } from 'vitest'
import { aBuyer, aPlace, aSession } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { nameDevice } from './name-device.ts'

const app = testApp({ trustProxy: ['127.0.0.1'] })
afterEach(() => {
  app().now = new Date()
})
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

test('a buyer sees the own devices, this one marked, and nobody else sees them', async () => {
  const buyer = await aBuyer(app().database, { password: 'secret1' })
  await aBuyer(app().database)
  for (const userAgent of [CHROME, IPHONE]) {
    const headers = { ...aPlace(), 'user-agent': userAgent }
    await app().as({ headers }).account.login({ mobile: buyer.mobile, password: 'secret1' })
  }
  const { data } = await app().as({ token: buyer.token }).account.listSessions()
  expect(data?.map(({ browser, system, current }) => [browser, system, current])).toEqual([
    ['Safari', 'iOS', 0],
    ['Chrome', 'Windows', 0],
    ['', '', 1],
  ])
  expect(data?.[0]?.last_time).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
})

test('ending one device ends it at once, though it was just in use', async () => {
  const buyer = await aBuyer(app().database)
  const other = await aSession(app().database, buyer.id)
  const mine = app().as({ token: buyer.token }).account
  expect(await app().as({ token: other }).account.showUserInfo()).toMatchObject({ code: 1 })
  const listed = (await mine.listSessions()).data ?? []
  const target = listed.find(({ current }) => current === 0)
  expect(await mine.endSession({ id: target?.id ?? 0 })).toMatchObject({ code: 1, msg: '该设备已下线' })
  expect(await app().as({ token: other }).account.showUserInfo()).toMatchObject({ code: -204 })
  expect(await mine.showUserInfo()).toMatchObject({ code: 1 })
  expect((await mine.listSessions()).data).toHaveLength(1)
})

test("a stranger's session id behaves like a missing one, and stays open", async () => {
  const buyer = await aBuyer(app().database)
  const stranger = await aBuyer(app().database)
  const [theirs] = (await app().as({ token: stranger.token }).account.listSessions()).data ?? []
  const end = app().as({ token: buyer.token, language: 'en-us' }).account.endSession
  const told = [await end({ id: theirs?.id ?? 0 }), await end({ id: 987_654_321 })]
  for (const answer of told) expect(answer).toMatchObject({ code: 0, msg: 'That device is not logged in' })
  expect(await app().as({ token: stranger.token }).account.showUserInfo()).toMatchObject({ code: 1 })
})

test('all other devices end together; other buyers keep theirs', async () => {
  const buyer = await aBuyer(app().database)
  const others = [await aSession(app().database, buyer.id), await aSession(app().database, buyer.id)]
  const stranger = await aBuyer(app().database)
  const mine = app().as({ token: buyer.token }).account
  expect(await mine.endSession({ id: 0 })).toMatchObject({ code: 1, msg: '其他设备已全部下线' })
  for (const token of others)
    expect(await app().as({ token }).account.showUserInfo()).toMatchObject({ code: -204 })
  expect(await mine.showUserInfo()).toMatchObject({ code: 1 })
  expect(await app().as({ token: stranger.token }).account.showUserInfo()).toMatchObject({ code: 1 })
})

test.each([
  ['zh-cn', '已退出'],
  ['en-us', 'Logged out'],
])('in %s logging out says "%s" and ends this session only', async (language, msg) => {
  const buyer = await aBuyer(app().database)
  const other = await aSession(app().database, buyer.id)
  expect(await app().as({ token: buyer.token, language }).account.logOut()).toMatchObject({ code: 1, msg })
  expect(await app().as({ token: buyer.token }).account.showUserInfo()).toMatchObject({ code: -204 })
  expect(await app().as({ token: other }).account.showUserInfo()).toMatchObject({ code: 1 })
})

test('logging out twice, or without a login, is no fault', async () => {
  const { token } = await aBuyer(app().database)
  for (const asking of [{ token }, { token }, {}]) {
    expect(await app().as(asking).account.logOut()).toMatchObject({ code: 1 })
  }
})

test.each([
  [CHROME, 'Chrome', 'Windows'],
  [IPHONE, 'Safari', 'iOS'],
  [`${CHROME} Edg/130.0`, 'Edge', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit Chrome/120 Mobile Safari/537.36 MicroMessenger/8.0',
    'WeChat',
    'Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit Version/17.0 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  ['', '', ''],
  ['curl/8.0', '', ''],
])('%s is %s on %s', (userAgent, browser, system) => {
  expect(nameDevice(userAgent)).toEqual({ browser, system })
})

test('sessions of buyers who never come back are forgotten a month after their end, and no other', async () => {
  const gone = await aBuyer(app().database)
  app().now = new Date(app().now.getTime() + 20 * 86_400_000)
  const later = await aBuyer(app().database)
  await app()
    .database.statement.updateTable('session')
    .set({ expires_at: new Date(app().now.getTime() - 31 * 86_400_000) })
    .where('buyer_id', '=', gone.id)
    .execute()
  await app().jobs.runNow('sessions')
  const left = app().database.read.selectFrom('session').select('buyer_id')
  const whose = (await left.where('buyer_id', 'in', [gone.id, later.id]).execute()).map((row) => row.buyer_id)
  expect(whose).toEqual([later.id])
})
