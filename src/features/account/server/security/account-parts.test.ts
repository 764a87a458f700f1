import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { features } from '#app/api.ts'
import type { AccountPart } from '#features/account/server/account-part.ts'
import { serve } from '#platform/contract/act.ts'
import { writeInSteps } from '#platform/contract/define.ts'
import { line } from '#platform/contract/fields.ts'
import { aBuyer, aPlace } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import * as m from '#words'
import { checkPaymentPassword } from './check-payment-password.ts'

/** A payment that exists only here, to try the payment password the way payments do. */
const trial = serve(
  {
    pay: writeInSteps({
      path: '/v1/trial/pay',
      summary: 't',
      access: 'buyer',
      input: z.strictObject({ pay_password: line(20) }),
    }),
  },
  {
    pay: async (input, context) => {
      await checkPaymentPassword(context, input.pay_password)
      return {}
    },
  },
)
const accountParts: AccountPart[] = []
const app = testApp({ trustProxy: ['127.0.0.1'], features: { ...features, trial }, accountParts })
const pay = (token: string, password: string, language = 'zh-cn') =>
  app().call('/v1/trial/pay', { pay_password: password }, { token, language })

const SET = '/v1/account/payment-password'
test.each([
  ['zh-cn', {}, '请输入密码'],
  ['zh-cn', { password: 'secret1' }, '请输入支付密码'],
  ['zh-cn', { password: 'secret1', pay_password: '12345' }, '支付密码为 6 位数字'],
  ['zh-cn', { password: 'secret1', pay_password: '12345a' }, '支付密码为 6 位数字'],
  ['zh-cn', { password: 'secret1', pay_password: '123456', repeat_password: '123457' }, '请确认两次密码相同'],
  ['zh-cn', { password: 'wrong11', pay_password: '123456', repeat_password: '123456' }, '登录密码错误'],
  ['en-us', { password: 'secret1' }, 'Please enter a payment password'],
  ['en-us', { password: 'secret1', pay_password: '1' }, 'The payment password has 6 digits'],
])('payment password in %s: %j is told "%s"', async (language, input, msg) => {
  const { token } = await aBuyer(app().database, { password: 'secret1' })
  expect(await app().call(SET, input, { token, language })).toMatchObject({ status: 200, code: 0, msg })
})

test('a payment password is set by the buyer, and asked for before that', async () => {
  const { token } = await aBuyer(app().database, { password: 'secret1' })
  expect(await pay(token, '123456')).toMatchObject({ code: 0, msg: '请先在安全设置中设置支付密码' })
  const mine = app().as({ token }).account
  expect((await mine.showUserInfo()).data).toMatchObject({ has_pay_password: 0 })
  const set = { password: 'secret1', pay_password: '123456', repeat_password: '123456' }
  expect(await mine.setPaymentPassword(set)).toMatchObject({ code: 1, msg: '支付密码设置成功' })
  expect((await mine.showUserInfo()).data).toMatchObject({ has_pay_password: 1 })
  expect(await pay(token, '123456')).toMatchObject({ code: 1 })
})

test('five wrong payment passwords lock it for 15 minutes, right or wrong', async () => {
  const { token } = await aBuyer(app().database, { paymentPassword: '246810' })
  const told = []
  for (let n = 0; n < 6; n += 1) told.push((await pay(token, '000000')).msg)
  expect(told).toEqual([
    '支付密码错误，还可尝试 4 次',
    '支付密码错误，还可尝试 3 次',
    '支付密码错误，还可尝试 2 次',
    '支付密码错误，还可尝试 1 次',
    '支付密码错误次数过多，请 15 分钟后再试',
    '支付密码错误次数过多，请 15 分钟后再试',
  ])
  app().now = new Date(app().now.getTime() + 14 * 60_000)
  expect(await pay(token, '246810', 'en-us')).toMatchObject({
    code: 0,
    msg: 'Too many wrong payment passwords, please try again in 1 min',
  })
  app().now = new Date(app().now.getTime() + 60_000)
  expect(await pay(token, '246810')).toMatchObject({ code: 1 })
})

test('a right payment password gives the tries back', async () => {
  const { token } = await aBuyer(app().database, { paymentPassword: '246810' })
  for (let n = 0; n < 4; n += 1) await pay(token, '000000')
  expect(await pay(token, '246810')).toMatchObject({ code: 1 })
  expect(await pay(token, '000000')).toMatchObject({ msg: '支付密码错误，还可尝试 4 次' })
})

test('twenty guesses at the same moment are five', async () => {
  const { token } = await aBuyer(app().database, { paymentPassword: '246810' })
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => pay(token, `00000${n % 10}`)))
  expect(answers.filter(({ msg }) => msg.includes('还可尝试'))).toHaveLength(4)
})

// The account by itself: what later features add has its own tests.
beforeEach(() => {
  accountParts.length = 0
})

test('my data holds what the shop keeps about me, further parts too, and no secret', async () => {
  const buyer = await aBuyer(app().database, { password: 'secret1', nickname: '阿宁' })
  accountParts.push({ name: 'orders', exportData: async (_, buyerId) => [{ of: buyerId }] })
  const { data } = await app().as({ token: buyer.token }).account.downloadMyData()
  expect(data).toMatchObject({
    account: { id: buyer.id, user_nickname: '阿宁', mobile: buyer.mobile },
    orders: [{ of: buyer.id }],
  })
  expect((data as { sessions: unknown[] }).sessions).toHaveLength(1)
  expect(JSON.stringify(data)).not.toMatch(/argon2|hash|token/)
})

test('closing needs the password, and nothing that speaks against it', async () => {
  const buyer = await aBuyer(app().database, { password: 'secret1' })
  const close = app().as({ token: buyer.token }).account.closeAccount
  expect(await close({})).toMatchObject({ code: 0, msg: '请输入密码' })
  expect(await close({ password: 'wrong11' })).toMatchObject({ code: 0, msg: '登录密码错误' })
  accountParts.push({
    name: 'orders',
    exportData: async () => [],
    whenClosed: () => Promise.reject(new Error('must not be reached')),
    mayClose: async (_, id) => (id === buyer.id ? m.account_no_session : undefined),
  })
  expect(await close({ password: 'secret1' })).toMatchObject({ code: 0, msg: '该设备不存在或已下线' })
  expect(await app().as({ token: buyer.token }).account.showUserInfo()).toMatchObject({ code: 1 })
})

test('a closed account forgets the person, ends everywhere, and frees the number', async () => {
  const buyer = await aBuyer(app().database, { password: 'secret1', nickname: '阿宁' })
  const gone: number[] = []
  accountParts.push({
    name: 'orders',
    exportData: async () => [],
    whenClosed: async (_, id) => void gone.push(id),
  })
  const answer = await app().as({ token: buyer.token }).account.closeAccount({ password: 'secret1' })
  expect(answer).toMatchObject({ code: 1, msg: '账号已注销' })
  expect(gone).toEqual([buyer.id])
  expect(await app().as({ token: buyer.token }).account.showUserInfo()).toMatchObject({ code: -204 })
  const login = app().as({ headers: aPlace() }).account.login
  expect(await login({ mobile: buyer.mobile, password: 'secret1' })).toMatchObject({ code: 0 })
  const row = await app()
    .database.read.selectFrom('buyer')
    .selectAll()
    .where('id', '=', buyer.id)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toMatch(new RegExp(`${buyer.mobile}|阿宁|argon2`))
  await aBuyer(app().database, { mobile: buyer.mobile })
})

test('a closed account’s number is left in no code and no count', async () => {
  const buyer = await aBuyer(app().database, { password: 'secret1' })
  const headers = aPlace()
  await app().as({ headers }).account.sendCode({ mobile: buyer.mobile, type: 1 })
  await app().as({ headers }).account.login({ mobile: buyer.mobile, password: 'wrong11' })
  const naming = async () => {
    const { read } = app().database
    const counts = await read.selectFrom('limit_count').select('key').execute()
    const codes = await read.selectFrom('sms_code').select('number').execute()
    const texts = [...counts.map(({ key }) => key), ...codes.map(({ number }) => number)]
    return texts.filter((text) => text.includes(buyer.mobile)).length
  }
  expect(await naming()).toBeGreaterThan(2)
  await app().as({ token: buyer.token }).account.closeAccount({ password: 'secret1' })
  expect(await naming()).toBe(0)
})
