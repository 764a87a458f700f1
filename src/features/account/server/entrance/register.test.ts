import { expect, test } from 'vitest'
import { aBuyer, aCode, aMobile, aPlace } from '#testing/builders/index.ts'
import type { Asking } from '#testing/call-wire.ts'
import { testApp } from '#testing/start-test-app.ts'
import { rowsOf } from '#testing/table-rows.ts'

const app = testApp({ trustProxy: ['127.0.0.1'] })
const REGISTER = '/v1/645b0ae5e26ba'

const register = (input: object, asking: Asking = {}) =>
  app().call(REGISTER, { type: 1, prefix: '+86', ...input }, { headers: aPlace(), ...asking })
const pass = (seconds: number) => {
  app().now = new Date(app().now.getTime() + seconds * 1000)
}

const MOBILE = '13911112222'
test.each([
  ['zh-cn', {}, '请输入手机号'],
  ['zh-cn', { mobile: MOBILE }, '请输入验证码'],
  ['zh-cn', { mobile: MOBILE, code: '123456' }, '请输入密码'],
  ['zh-cn', { mobile: MOBILE, code: '123456', password: 'abcdef' }, '密码至少 6 位，且需同时包含字母和数字'],
  ['zh-cn', { mobile: MOBILE, code: '123456', password: '123456' }, '密码至少 6 位，且需同时包含字母和数字'],
  ['zh-cn', { mobile: MOBILE, code: '123456', password: 'abc12' }, '密码至少 6 位，且需同时包含字母和数字'],
  ['zh-cn', { mobile: MOBILE, code: '123456', password: `a1${'x'.repeat(63)}` }, '密码不能超过 64 位'],
  ['zh-cn', { mobile: '123', code: '123456', password: 'plum731' }, '请输入正确的手机号'],
  ['zh-cn', { mobile: MOBILE, code: '123456', password: 'plum731', prefix: '+999' }, '请输入正确的手机号'],
  ['zh-cn', { mobile: MOBILE, code: '123456', password: 'plum731', prefix: '没有' }, '请输入正确的手机号'],
  ['zh-cn', { mobile: MOBILE, code: '123456', password: 'plum731' }, '验证码错误或已失效'],
  ['en-us', {}, 'Please enter your phone number'],
  ['en-us', { mobile: MOBILE }, 'Please enter the verification code'],
  ['en-us', { mobile: MOBILE, code: '123456' }, 'Please enter your password'],
  ['en-us', { mobile: MOBILE, code: '123456', password: 'plum731' }, 'The code is wrong or has expired'],
])('in %s, %j is told "%s"', async (language, input, msg) => {
  expect(await register(input, { language })).toMatchObject({ status: 200, code: 0, msg, data: null })
})

test('a code makes an account that is logged in at once and logs in again', async () => {
  const mobile = aMobile()
  const code = await aCode(app(), mobile, 1)
  const password = `a1${'长'.repeat(40)}`
  const answer = await register({ mobile, code, password }, { language: 'en-us' })
  expect(answer).toMatchObject({ code: 1, data: { userinfo: { mobile, prefix: '+86' } } })
  const { user_token: token, user_nickname: nickname } = (
    answer.data as { userinfo: { user_token: string; user_nickname: string } }
  ).userinfo
  expect(nickname).toMatch(/^Foodie \d{6}$/)
  expect(await app().as({ token }).account.showUserInfo()).toMatchObject({ code: 1, data: { mobile } })
  expect(await app().as().account.login({ mobile, password })).toMatchObject({ code: 1 })
})

test('a code is good once, for its number, its type and five minutes', async () => {
  const mobile = aMobile()
  const code = await aCode(app(), mobile, 1)
  const wrong = { code: 0, msg: '验证码错误或已失效' }
  expect(await register({ mobile: aMobile(), code, password: 'plum731' })).toMatchObject(wrong)
  expect(
    await app().as({ headers: aPlace() }).account.resetPassword({ mobile, code, password: 'plum731' }),
  ).toMatchObject(wrong)
  expect(await register({ mobile, code, password: 'plum731' })).toMatchObject({ code: 1 })
  expect(await register({ mobile, code, password: 'plum731' })).toMatchObject(wrong)

  const late = aMobile()
  const lateCode = await aCode(app(), late, 1)
  pass(300)
  expect(await register({ mobile: late, code: lateCode, password: 'plum731' })).toMatchObject(wrong)
})

test('a newer code takes the place of the older', async () => {
  const mobile = aMobile()
  const older = await aCode(app(), mobile, 1)
  pass(61)
  const newer = await aCode(app(), mobile, 1)
  if (older !== newer)
    expect(await register({ mobile, code: older, password: 'plum731' })).toMatchObject({ code: 0 })
  expect(await register({ mobile, code: newer, password: 'plum731' })).toMatchObject({ code: 1 })
})

test('five wrong tries burn the code, however many come at once', async () => {
  const mobile = aMobile()
  const code = await aCode(app(), mobile, 1)
  const guess = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  const tries = await Promise.all(
    Array.from({ length: 12 }, () => register({ mobile, code: guess, password: 'plum731' })),
  )
  expect(tries.filter(({ msg }) => msg === '验证码错误或已失效')).toHaveLength(5)
  expect(tries.filter(({ msg }) => msg === '验证码错误次数过多，请重新获取')).toHaveLength(7)
  expect(await register({ mobile, code, password: 'plum731' })).toMatchObject({
    code: 0,
    msg: '验证码错误次数过多，请重新获取',
  })
})

test('one code used many times at once makes one account', async () => {
  const mobile = aMobile()
  const code = await aCode(app(), mobile, 1)
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => register({ mobile, code, password: 'plum731' })),
  )
  expect(answers.filter((answer) => answer.code === 1)).toHaveLength(1)
  expect(await rowsOf(app(), 'buyer', { mobile })).toHaveLength(1)
})

test('that a number is registered is told to its holder only, and the code stays good for nothing else', async () => {
  const { mobile } = await aBuyer(app().database, { password: 'secret1' })
  const code = await aCode(app(), mobile, 1)
  expect(await register({ mobile, code: '000000', password: 'plum731' })).not.toMatchObject({
    msg: '该手机号已注册，请直接登录',
  })
  expect(await register({ mobile, code, password: 'plum731' })).toMatchObject({
    code: 0,
    msg: '该手机号已注册，请直接登录',
  })
  expect(await app().as({ headers: aPlace() }).account.login({ mobile, password: 'secret1' })).toMatchObject({
    code: 1,
  })
})

test('prefixes are listed in both languages, the mainland first', async () => {
  const chinese = await app().as().account.listPrefixes()
  const english = await app().as({ language: 'en-us' }).account.listPrefixes()
  expect(chinese.data?.[0]).toEqual({ name: '+86', country: 'CN', title: '中国大陆' })
  expect(english.data?.[0]).toEqual({ name: '+86', country: 'CN', title: 'Mainland China' })
})
