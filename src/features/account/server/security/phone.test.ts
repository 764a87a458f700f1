import { expect, test } from 'vitest'
import { later, minutes } from '#platform/time.ts'
import { aBuyer, aCode, aMobile, aPlace, aSession } from '#testing/builders/index.ts'
import type { Asking } from '#testing/call-wire.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp({ trustProxy: ['127.0.0.1'] })
const PATHS = {
  verify: ['/v1/account/verify-phone', '/v1/655886cbda89b'],
  change: ['/v1/account/change-phone', '/v1/65588ad85b026'],
} as const

const call = (path: string, input: object, asking: Asking) =>
  app().call(path, input, { headers: aPlace(), ...asking })

async function aVerifiedBuyer() {
  const buyer = await aBuyer(app().database, { password: 'secret1' })
  const code = await aCode(app(), buyer.mobile, 6, { token: buyer.token })
  const asking = { token: buyer.token }
  expect(await call(PATHS.verify[0], { mobile: buyer.mobile, code, type: 6 }, asking)).toMatchObject({
    code: 1,
    msg: '校验成功',
  })
  return { ...buyer, asking }
}

test.each([
  ['zh-cn', '请输入旧手机号验证码', '验证码错误或已失效'],
  ['en-us', 'Please enter the code sent to your old phone', 'The code is wrong or has expired'],
])('in %s the old phone needs its code: "%s"', async (language, missing, wrong) => {
  const { token, mobile } = await aBuyer(app().database)
  expect(await call(PATHS.verify[0], { mobile }, { token, language })).toMatchObject({
    code: 0,
    msg: missing,
  })
  expect(await call(PATHS.verify[0], { mobile, code: '123456' }, { token, language })).toMatchObject({
    code: 0,
    msg: wrong,
  })
})

test.each([
  ['zh-cn', ['请先校验手机号', '请输入新手机号', '请输入新手机号验证码', '验证码错误或已失效']],
  [
    'en-us',
    [
      'Please verify your mobile phone number first',
      'Please enter your new phone number',
      'Please enter the code sent to your new phone',
      'The code is wrong or has expired',
    ],
  ],
])('in %s the new phone asks in order', async (language, sentences) => {
  const { token } = await aBuyer(app().database)
  const full = { mobile: aMobile(), code: '123456' }
  const unverified = await call(PATHS.change[0], full, { token, language })
  const { asking } = await aVerifiedBuyer()
  const told = [unverified]
  for (const input of [{}, { mobile: full.mobile }, full]) {
    told.push(await call(PATHS.change[0], input, { ...asking, language }))
  }
  expect(told.map(({ msg }) => msg)).toEqual(sentences)
})

test.each([[0], [1]])(
  'the phone changes at both addresses (%i); the new number logs in, the old one does not',
  async (at) => {
    const buyer = await aBuyer(app().database, { password: 'secret1' })
    const asking = { token: buyer.token }
    const oldCode = await aCode(app(), buyer.mobile, 6, asking)
    expect(
      await call(PATHS.verify[at] as string, { mobile: buyer.mobile, code: oldCode, type: 6 }, asking),
    ).toMatchObject({
      code: 1,
    })
    const mobile = aMobile()
    const code = await aCode(app(), mobile, 7, asking)
    expect(
      await call(PATHS.change[at] as string, { mobile, code, type: 7, prefix: '+86' }, asking),
    ).toMatchObject({
      code: 1,
      msg: '修改成功',
    })
    const login = app().as({ headers: aPlace() }).account.login
    expect(await login({ mobile, password: 'secret1' })).toMatchObject({
      code: 1,
      data: { userinfo: { id: buyer.id } },
    })
    expect(await login({ mobile: buyer.mobile, password: 'secret1' })).toMatchObject({ code: 0 })
    expect(await app().as(asking).account.showUserInfo()).toMatchObject({ code: 1, data: { mobile } })
  },
)

test('one verification is good for one change, in its session, for ten minutes', async () => {
  const { id, asking } = await aVerifiedBuyer()
  const stranger = { token: await aSession(app().database, id) }
  const mobile = aMobile()
  const first = { msg: '请先校验手机号' }
  expect(await call(PATHS.change[0], { mobile, code: '1' }, stranger)).toMatchObject(first)
  const code = await aCode(app(), mobile, 7, asking)
  expect(await call(PATHS.change[0], { mobile, code }, asking)).toMatchObject({ code: 1 })
  expect(await call(PATHS.change[0], { mobile: aMobile(), code: '1' }, asking)).toMatchObject(first)

  const late = await aVerifiedBuyer()
  app().now = new Date(app().now.getTime() + 600_000)
  expect(await call(PATHS.change[0], { mobile: aMobile(), code: '1' }, late.asking)).toMatchObject(first)
})

test('a number in use is told to its holder only; the own one is no new one', async () => {
  const { asking, mobile: own } = await aVerifiedBuyer()
  expect(await call(PATHS.change[0], { mobile: own, code: '1' }, asking)).toMatchObject({
    msg: '新手机号不能与当前手机号相同',
  })
  const other = await aBuyer(app().database)
  const code = await aCode(app(), other.mobile, 7, asking)
  expect(await call(PATHS.change[0], { mobile: other.mobile, code }, asking)).toMatchObject({
    code: 0,
    msg: '该手机号已被其他账号使用',
  })
})

test('a number taken by a new account at the same moment is taken once', async () => {
  const { asking } = await aVerifiedBuyer()
  const mobile = aMobile()
  const change = await aCode(app(), mobile, 7, asking)
  app().now = new Date(app().now.getTime() + 61_000)
  const register = await aCode(app(), mobile, 1)
  const answers = await Promise.all([
    call(PATHS.change[0], { mobile, code: change }, asking),
    call('/v1/645b0ae5e26ba', { mobile, code: register, password: 'plum731' }, {}),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
})

test('a new phone ends the other sessions, keeps this one, and says so', async () => {
  const { asking, id } = await aVerifiedBuyer()
  const other = { token: await aSession(app().database, id) }
  const mobile = aMobile()
  const code = await aCode(app(), mobile, 7, asking)
  expect(await call(PATHS.change[0], { mobile, code, type: 7 }, asking)).toMatchObject({ code: 1 })
  expect(await call('/v1/6486f3c53f10f', {}, other)).toMatchObject({ code: -204 })
  const messages = await app()
    .as({ ...asking, language: 'en-us' })
    .notices.listMessages({})
  expect(messages).toMatchObject({ code: 1, data: { data: [{ title: 'Your phone number was changed' }] } })
  expect(JSON.stringify(messages)).not.toContain(mobile)
})

test('a code for something else, asked for meanwhile, does not take the place of the first', async () => {
  const { mobile, token } = await aBuyer(app().database)
  const code = await aCode(app(), mobile, 6, { token })
  const start = app().now
  app().now = later(start, minutes(2))
  await aCode(app(), mobile, 2, { token })
  expect(await call(PATHS.verify[0], { mobile, code, type: 6 }, { token })).toMatchObject({ code: 1 })
  app().now = start
})
