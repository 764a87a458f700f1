import { expect, test } from 'vitest'
import { hashesMade, hashPassword, nobodysHash } from '#features/account/server/security/hash-password.ts'
import { aBuyer, aMobile, aPlace, aSession } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp({ trustProxy: ['127.0.0.1'] })
const LOGIN = '/v1/6459ea02ba473'
const USER_INFO = '/v1/6486f3c53f10f'

const tryLogin = (input: object, asking: object = {}) =>
  app().call(LOGIN, input, { headers: aPlace(), ...asking })

test.each([
  ['zh-cn', {}, '请输入手机号'],
  ['zh-cn', { mobile: '  ', password: '' }, '请输入手机号'],
  ['zh-cn', { mobile: '13900000000' }, '请输入密码'],
  ['zh-cn', { mobile: '12345', password: 'demo1234' }, '请输入正确的手机号'],
  ['zh-cn', { mobile: '13900000000', password: 'demo1234' }, '手机号或密码错误'],
  ['en-us', {}, 'Please enter your phone number'],
  ['en-us', { mobile: '13900000000' }, 'Please enter your password'],
  ['en-us', { mobile: '12345', password: 'demo1234' }, 'Please enter a valid mobile number'],
  ['en-us', { mobile: '13900000000', password: 'demo1234' }, 'Wrong phone number or password'],
])('in %s, %j is told "%s"', async (language, input, msg) => {
  expect(await tryLogin(input, { language })).toMatchObject({ status: 200, code: 0, msg, data: null })
})

test('the right password opens a session that says who it is', async () => {
  const buyer = await aBuyer(app().database, { password: 'secret1', nickname: '小满' })
  const answer = await tryLogin({ mobile: ` ${buyer.mobile} `, password: 'secret1', prefix: '+86' })
  expect(answer).toMatchObject({
    code: 1,
    msg: '登录成功',
    data: { userinfo: { id: buyer.id, user_nickname: '小满', mobile: buyer.mobile, roles: ['buyer'] } },
  })
  const { user_token: token } = (answer.data as { userinfo: { user_token: string } }).userinfo
  expect(await app().call(USER_INFO, {}, { token })).toMatchObject({
    code: 1,
    data: { id: buyer.id, user_nickname: '小满', name: '', gender: 0, birthday: '', user_role: 'buyer' },
  })
  expect(JSON.stringify(answer)).not.toContain('argon2')
})

test.each([
  ['with blanks', (mobile: string) => `${mobile.slice(0, 3)} ${mobile.slice(3, 7)} ${mobile.slice(7)}`],
  ['with its prefix', (mobile: string) => `+86${mobile}`],
])('a number typed %s is the same number', async (_, typed) => {
  const { mobile } = await aBuyer(app().database, { password: 'secret1' })
  expect(await tryLogin({ mobile: typed(mobile), password: 'secret1' })).toMatchObject({ code: 1 })
})

test('the same digits under another prefix are another buyer', async () => {
  const { mobile } = await aBuyer(app().database, {
    prefix: '+65',
    mobile: '81234567',
    password: 'secret1',
  })
  expect(await tryLogin({ mobile, password: 'secret1', prefix: '+65' })).toMatchObject({ code: 1 })
  expect(await tryLogin({ mobile, password: 'secret1', prefix: '+852' })).toMatchObject({ code: 0 })
})

test('an unknown number, a wrong password and a closed account answer alike', async () => {
  const { mobile } = await aBuyer(app().database, { password: 'secret1' })
  const closed = await aBuyer(app().database, { password: 'secret1' })
  await app()
    .database.statement.updateTable('buyer')
    .set({ closed_at: new Date() })
    .where('id', '=', closed.id)
    .execute()
  const answers = await Promise.all([
    tryLogin({ mobile, password: 'wrong11' }),
    tryLogin({ mobile: aMobile(), password: 'wrong11' }),
    tryLogin({ mobile: closed.mobile, password: 'secret1' }),
  ])
  const told = answers.map(({ status, code, msg, data }) => JSON.stringify({ status, code, msg, data }))
  expect(new Set(told).size).toBe(1)
})

test('the work of an answer does not tell a known number from an unknown one', async () => {
  const { mobile } = await aBuyer(app().database, { password: 'secret1' })
  const work = async (number: string) => {
    const before = hashesMade()
    await tryLogin({ mobile: number, password: 'wrong11' })
    return hashesMade() - before
  }
  expect([await work(mobile), await work(aMobile())]).toEqual([1, 1])
  // `$argon2id$v=19$m=…,t=…,p=…$` is what makes it dear; bench/login-enumeration.ts measures the time as well.
  const strength = (hash: string) => hash.split('$').slice(1, 4)
  expect(strength(await nobodysHash())).toEqual(strength(await hashPassword('secret1')))
})

test('a success gives the tries back', async () => {
  const { mobile } = await aBuyer(app().database, { password: 'secret1' })
  const headers = aPlace()
  for (let n = 0; n < 9; n += 1) await tryLogin({ mobile, password: 'wrong11' }, { headers })
  expect(await tryLogin({ mobile, password: 'secret1' }, { headers })).toMatchObject({ code: 1 })
  for (let n = 0; n < 9; n += 1) await tryLogin({ mobile, password: 'wrong11' }, { headers })
  expect(await tryLogin({ mobile, password: 'secret1' }, { headers })).toMatchObject({ code: 1 })
})

test('bad input costs nothing: it is not even counted', async () => {
  const headers = aPlace()
  const counted = async () =>
    (await app().database.read.selectFrom('limit_count').select('key').execute()).length
  const before = await counted()
  for (const input of [{}, { mobile: '13900000000' }, { mobile: '12', password: 'x' }]) {
    await tryLogin(input, { headers })
  }
  expect(await counted()).toBe(before)
})

test('a password that changes while it is checked opens nothing', async () => {
  const buyer = await aBuyer(app().database, { password: 'secret1', realHash: true })
  const change = app().as({ token: buyer.token }).account.changePassword
  const [changed, ...entered] = await Promise.all([
    change({ old_password: 'secret1', password: 'secret2', repeat_password: 'secret2' }),
    ...Array.from({ length: 6 }, () => tryLogin({ mobile: buyer.mobile, password: 'secret1' })),
  ])
  expect(changed).toMatchObject({ code: 1 })
  const tokens = entered.flatMap(({ code, data }) =>
    code === 1 ? [(data as { userinfo: { user_token: string } }).userinfo.user_token] : [],
  )
  for (const token of tokens) expect(await app().call(USER_INFO, {}, { token })).toMatchObject({ code: -204 })
})

test('the token may come in the address of user info, and only there', async () => {
  const { id, token } = await aBuyer(app().database)
  expect(await app().call(`${USER_INFO}?token=${token}`)).toMatchObject({ code: 1, data: { id } })
  expect(await app().call(`${USER_INFO}?token=nonsense`)).toMatchObject({ code: -202 })
  expect(await app().call(`${USER_INFO}?token=`)).toMatchObject({ code: -201 })
  expect(await app().call(`/v1/account/sessions?token=${token}`)).toMatchObject({ code: -201 })
})

test.each([
  ['zh-cn', '验证失败，请重新登录'],
  ['en-us', 'Verification failed, please log in again'],
])('in %s, a token whose buyer is gone is told "%s"', async (language, msg) => {
  const { id, token } = await aBuyer(app().database)
  await app()
    .database.statement.updateTable('buyer')
    .set({ closed_at: new Date() })
    .where('id', '=', id)
    .execute()
  expect(await app().call(USER_INFO, {}, { token, language })).toMatchObject({ code: 0, msg, data: null })
})

test('a session lasts seven days', async () => {
  const { mobile } = await aBuyer(app().database, { password: 'secret1' })
  const { data } = await tryLogin({ mobile, password: 'secret1' })
  const { user_token: token } = (data as { userinfo: { user_token: string } }).userinfo
  const start = app().now
  app().now = new Date(start.getTime() + 7 * 86_400_000 - 1000)
  expect(await app().call(USER_INFO, {}, { token })).toMatchObject({ code: 1 })
  app().now = new Date(start.getTime() + 7 * 86_400_000)
  expect(await app().call(USER_INFO, {}, { token })).toMatchObject({ code: -204 })
  app().now = start
})

test('a session notes when it was last used, once an hour', async () => {
  const { id } = await aBuyer(app().database)
  const token = await aSession(app().database, id, new Date(Date.now() + 6 * 86_400_000))
  const start = app().now
  const seen = async () =>
    (
      await app()
        .database.read.selectFrom('session')
        .select('last_seen_at')
        .where('buyer_id', '=', id)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
    ).last_seen_at.getTime()
  const first = await seen()
  app().now = new Date(first + 30 * 60_000)
  await app().call(USER_INFO, {}, { token })
  expect(await seen()).toBe(first)
  app().now = new Date(first + 61 * 60_000)
  await app().call(USER_INFO, {}, { token })
  await expect.poll(seen).toBe(app().now.getTime())
  app().now = start
})
