import { expect, test } from 'vitest'
import { aBuyer, aCode, aMobile, aPlace, aSession } from '#testing/builders/index.ts'
import type { Asking } from '#testing/call-wire.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp({ trustProxy: ['127.0.0.1'] })
const RESET = '/v1/account/reset-password'
const CHANGE = '/v1/account/change-password'

const call = (path: string, input: object, asking: Asking = {}) =>
  app().call(path, input, { headers: aPlace(), ...asking })
const login = (mobile: string, password: string) =>
  app().as({ headers: aPlace() }).account.login({ mobile, password })

const MOBILE = '13911112222'
test.each([
  [{}, '请输入手机号', 'Please enter your phone number'],
  [{ mobile: MOBILE }, '请输入验证码', 'Please enter the verification code'],
  [{ mobile: MOBILE, code: '123456' }, '请输入新密码', 'Please enter a new password'],
  [
    { mobile: MOBILE, code: '123456', password: 'abc' },
    '密码至少 6 位，且需同时包含字母和数字',
    'The password needs at least 6 characters, with a letter and a digit',
  ],
  [
    { mobile: MOBILE, code: '123456', password: 'plum731' },
    '验证码错误或已失效',
    'The code is wrong or has expired',
  ],
])('who resets with %j is told "%s", or "%s"', async (input, chinese, english) => {
  const reset = (language: string) => call(RESET, { type: 2, ...input }, { language })
  expect(await reset('zh-cn')).toMatchObject({ status: 200, code: 0, msg: chinese })
  expect(await reset('en-us')).toMatchObject({ status: 200, code: 0, msg: english })
})

test('a forgotten password is set anew with a code; every session ends', async () => {
  const buyer = await aBuyer(app().database, { password: 'secret1' })
  const other = await aSession(app().database, buyer.id)
  const code = await aCode(app(), buyer.mobile, 2)
  expect(await call(RESET, { mobile: buyer.mobile, code, type: 2, password: 'secret2' })).toMatchObject({
    code: 1,
    msg: '修改成功，前去登录',
  })
  for (const token of [buyer.token, other])
    expect(await app().as({ token }).account.showUserInfo()).toMatchObject({ code: -204 })
  expect(await login(buyer.mobile, 'secret1')).toMatchObject({ code: 0 })
  expect(await login(buyer.mobile, 'secret2')).toMatchObject({ code: 1 })
})

test('a number without an account is told so only when it holds the code', async () => {
  const mobile = aMobile()
  const code = await aCode(app(), mobile, 2)
  expect(await call(RESET, { mobile, code: 'nope', type: 2, password: 'secret2' })).toMatchObject({
    msg: '验证码错误或已失效',
  })
  expect(await call(RESET, { mobile, code, type: 2, password: 'secret2' })).toMatchObject({
    msg: '该手机号尚未注册',
  })
})

test.each([
  ['zh-cn', {}, '请输入旧密码'],
  ['zh-cn', { old_password: 'secret1' }, '请输入新密码'],
  ['zh-cn', { old_password: 'secret1', password: 'plum731' }, '请再次输入新密码'],
  [
    'zh-cn',
    { old_password: 'secret1', password: 'plum731', repeat_password: 'plum732' },
    '请确认两次密码相同',
  ],
  [
    'zh-cn',
    { old_password: 'secret1', password: 'abc', repeat_password: 'abc' },
    '密码至少 6 位，且需同时包含字母和数字',
  ],
  ['zh-cn', { old_password: 'wrong11', password: 'plum731', repeat_password: 'plum731' }, '旧密码错误'],
  ['zh-cn', { mobile: '' }, '请输入手机号'],
  ['zh-cn', { mobile: MOBILE, code: '' }, '请输入验证码'],
  ['zh-cn', { mobile: MOBILE, code: '1' }, '请输入新密码'],
  ['zh-cn', { mobile: MOBILE, code: '1', password: 'plum731' }, '请再次输入新密码'],
  ['zh-cn', { mobile: MOBILE, code: '1', password: 'plum731', repeat_password: 'x' }, '请确认两次密码相同'],
  [
    'zh-cn',
    { mobile: MOBILE, code: '1', password: 'plum731', repeat_password: 'plum731' },
    '请使用当前账号绑定的手机号',
  ],
  ['en-us', {}, 'Please enter your old password'],
  ['en-us', { old_password: 'secret1' }, 'Please enter a new password'],
  ['en-us', { old_password: 'secret1', password: 'plum731' }, 'Please enter the new password again'],
  [
    'en-us',
    { old_password: 'x', password: 'plum731', repeat_password: 'plum732' },
    'Please make sure both passwords match',
  ],
])('change in %s: %j is told "%s"', async (language, input, msg) => {
  const { token } = await aBuyer(app().database, { password: 'secret1' })
  expect(await call(CHANGE, input, { language, token })).toMatchObject({ status: 200, code: 0, msg })
})

test('the old password sets a new one and ends every session, this one too', async () => {
  const buyer = await aBuyer(app().database, { password: 'secret1' })
  const other = await aSession(app().database, buyer.id)
  await app().as({ token: other }).account.showUserInfo()
  const fresh = { old_password: 'secret1', password: 'secret2', repeat_password: 'secret2' }
  expect(await call(CHANGE, fresh, { token: buyer.token })).toMatchObject({ code: 1, msg: '修改成功' })
  for (const token of [buyer.token, other])
    expect(await app().as({ token }).account.showUserInfo()).toMatchObject({ code: -204 })
  expect(await login(buyer.mobile, 'secret2')).toMatchObject({ code: 1 })
})

test('a code to the own number sets a new password', async () => {
  const buyer = await aBuyer(app().database, { password: 'secret1' })
  const code = await aCode(app(), buyer.mobile, 2, { token: buyer.token })
  const fresh = { mobile: buyer.mobile, code, type: 2, password: 'secret2', repeat_password: 'secret2' }
  expect(await call(CHANGE, fresh, { token: buyer.token })).toMatchObject({ code: 1, msg: '修改成功' })
  expect(await login(buyer.mobile, 'secret2')).toMatchObject({ code: 1 })
})

test('of two changes at the same moment one holds', async () => {
  const buyer = await aBuyer(app().database, { password: 'secret1' })
  const change = (password: string) =>
    call(CHANGE, { old_password: 'secret1', password, repeat_password: password }, { token: buyer.token })
  const answers = await Promise.all([change('secret2'), change('secret3')])
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
})

test('whoever holds a session cannot guess its password for long', async () => {
  const { token } = await aBuyer(app().database, { password: 'secret1' })
  const guess = (n: number) =>
    call(CHANGE, { old_password: `wrong${n}`, password: 'plum731', repeat_password: 'plum731' }, { token })
  const answers = []
  for (let n = 0; n < 11; n += 1) answers.push(await guess(n))
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(200), 429])
})
