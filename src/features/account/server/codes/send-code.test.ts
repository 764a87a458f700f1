import { describe, expect, test } from 'vitest'
import { aBuyer, aCode, aMobile, anAnsweredPicture, aPlace } from '#testing/builders/index.ts'
import type { Asking } from '#testing/call-wire.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp({ trustProxy: ['127.0.0.1'] })
const SEND = '/v1/5b5bdc44796e8'

const send = (input: object, asking: Asking = {}) => app().call(SEND, input, { headers: aPlace(), ...asking })
const messagesTo = (mobile: string) =>
  app()
    .database.read.selectFrom('sms_outbox')
    .select(['code', 'template'])
    .where('number', '=', `+86${mobile}`)
    .execute()
const pass = (seconds: number) => {
  app().now = new Date(app().now.getTime() + seconds * 1000)
}

test.each([
  ['zh-cn', { type: 1 }, '请输入手机号'],
  ['zh-cn', { type: 1, mobile: '110' }, '请输入正确的手机号'],
  ['zh-cn', { type: 1, mobile: '01012345678' }, '请输入正确的手机号'],
  ['zh-cn', { type: 1, mobile: '9123456789', prefix: '+7' }, '暂不支持该国家或地区的手机号'],
  ['zh-cn', { type: 2, mobile: '13900000001' }, '请输入四位图形码'],
  ['zh-cn', { type: 2, mobile: '13900000001', picture_code: 'abcd' }, '图形码错误，请重新输入'],
  ['en-us', { type: 1 }, 'Please enter your phone number'],
  ['en-us', { type: 2, mobile: '13900000001' }, 'Please enter the four-character graphic code'],
  ['en-us', { type: 2, mobile: '13900000001', picture_code: 'abcd' }, 'Graphic code error, please re-enter'],
])('in %s, %j is told "%s", in data.msg too', async (language, input, msg) => {
  expect(await send(input, { language })).toMatchObject({ status: 200, code: 0, msg, data: { msg } })
})

test.each([[3], ['x'], [undefined]])('type %j is no type', async (type) => {
  expect(await send({ mobile: aMobile(), type })).toMatchObject({ status: 400, code: 0 })
})

test.each([[6], [7]])('a code of type %i is for buyers who are logged in', async (type) => {
  expect(await send({ mobile: aMobile(), type })).toMatchObject({ code: -201, data: null })
})

test('the demo shop shows the code it put into the outbox', async () => {
  const mobile = aMobile()
  const answer = await send({ mobile, type: '1', is_test: 1 })
  expect(answer).toMatchObject({ code: 1, msg: '验证码已发送' })
  const { code } = answer.data as { code: string }
  expect(code).toMatch(/^\d{6}$/)
  expect(await messagesTo(mobile)).toEqual([{ code, template: 'register' }])
})

test('codes are kept as hashes', async () => {
  const mobile = aMobile()
  const code = await aCode(app(), mobile, 1)
  const row = await app()
    .database.read.selectFrom('sms_code')
    .selectAll()
    .where('number', '=', `+86${mobile}`)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain(code)
})

test('a minute lies between two messages to a number, and the answer says how much of it is left', async () => {
  const mobile = aMobile()
  await aCode(app(), mobile, 1)
  pass(20)
  expect(await send({ mobile, type: 1 })).toMatchObject({
    code: 0,
    msg: '请 40 秒后再获取验证码',
    data: { wait: 40, msg: '请 40 秒后再获取验证码' },
  })
  pass(41)
  expect(await send({ mobile, type: 1 })).toMatchObject({ code: 1 })
})

test('of many requests at the same moment one is sent', async () => {
  const mobile = aMobile()
  const answers = await Promise.all(Array.from({ length: 12 }, () => send({ mobile, type: 1 })))
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
  expect(await messagesTo(mobile)).toHaveLength(1)
})

test('a number gets ten codes in 24 hours', async () => {
  const mobile = aMobile()
  for (let n = 0; n < 10; n += 1) {
    await aCode(app(), mobile, 1)
    pass(61)
  }
  expect(await send({ mobile, type: 1 })).toMatchObject({
    code: 0,
    msg: '该手机号 24 小时内获取验证码已达上限，请稍后再试',
  })
  expect(await messagesTo(mobile)).toHaveLength(10)
  pass(86_400)
  expect(await send({ mobile, type: 1 })).toMatchObject({ code: 1 })
})

test('one address gets thirty an hour, an IPv6 household as a whole', async () => {
  const answers = []
  for (let n = 0; n < 32; n += 1) {
    const headers = { 'x-forwarded-for': `2001:db8:7:7::${n.toString(16)}` }
    answers.push(await send({ mobile: aMobile(), type: 1 }, { headers }))
  }
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(30)
  expect(answers[31]).toMatchObject({ msg: '当前网络获取验证码过于频繁，请稍后再试' })
})

test('a forgotten password needs a picture, which is good for one answer', async () => {
  const { mobile } = await aBuyer(app().database, { password: 'secret1' })
  const picture = await anAnsweredPicture(app())
  const wrong = await anAnsweredPicture(app())
  expect(await send({ mobile, type: 2, ...wrong, picture_code: 'zzzz' })).toMatchObject({
    msg: '图形码错误，请重新输入',
  })
  expect(await send({ mobile, type: 2, ...wrong })).toMatchObject({ msg: '图形码错误，请重新输入' })
  expect(await send({ mobile, type: 2, ...picture })).toMatchObject({ code: 1 })
  pass(61)
  expect(await send({ mobile, type: 2, ...picture })).toMatchObject({ msg: '图形码错误，请重新输入' })
  await expect.poll(() => messagesTo(mobile)).toHaveLength(1)
})

test('a picture lasts five minutes', async () => {
  const { mobile } = await aBuyer(app().database)
  const picture = await anAnsweredPicture(app())
  pass(301)
  expect(await send({ mobile, type: 2, ...picture })).toMatchObject({ msg: '图形码错误，请重新输入' })
})

test('a picture is a picture: nothing in the answer spells it', async () => {
  const answer = await app().as({ headers: aPlace() }).account.makePictureCode({})
  expect(answer).toMatchObject({ code: 1, data: { question: '' } })
  const { image = '' } = answer.data ?? {}
  const bytes = Buffer.from(image.replace('data:image/png;base64,', ''), 'base64')
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect(bytes.includes('tEXt')).toBe(false)
})

test('the question in words is for few: six an hour from one address', async () => {
  const headers = aPlace()
  const answers = []
  for (let n = 0; n < 7; n += 1)
    answers.push(await app().as({ headers }).account.makePictureCode({ as: 'words' }))
  expect(answers.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1, 1, 0])
  expect(answers[0]?.data?.question).toMatch(
    /^请依次输入这四个数字：[零一二三四五六七八九](、[零一二三四五六七八九]){3}$/,
  )
})

test('a number without an account answers like one with it, and gets no message', async () => {
  const { mobile } = await aBuyer(app().database)
  const unknown = aMobile()
  const answers = await Promise.all(
    [mobile, unknown].map(async (to) => send({ mobile: to, type: 2, ...(await anAnsweredPicture(app())) })),
  )
  const told = answers.map(({ code, msg, data }) => ({ code, msg, keys: Object.keys(data as object) }))
  expect(told[0]).toEqual(told[1])
  await expect.poll(() => messagesTo(mobile)).toHaveLength(1)
  expect(await messagesTo(unknown)).toEqual([])
})

test('a buyer needs no picture for the own number, and one for any other', async () => {
  const buyer = await aBuyer(app().database)
  expect(await send({ mobile: buyer.mobile, type: 2 }, { token: buyer.token })).toMatchObject({ code: 1 })
  expect(await send({ mobile: aMobile(), type: 2 }, { token: buyer.token })).toMatchObject({
    msg: '请输入四位图形码',
  })
})

test('the old phone is verified with the own number only, the new one set after that only', async () => {
  const buyer = await aBuyer(app().database)
  const asking = { token: buyer.token, headers: aPlace() }
  expect(await send({ mobile: aMobile(), type: 6 }, asking)).toMatchObject({
    code: 0,
    msg: '请使用当前账号绑定的手机号',
  })
  expect(await send({ mobile: aMobile(), type: 7 }, asking)).toMatchObject({ code: 0, msg: '请先校验手机号' })
  expect(await send({ mobile: aMobile(), type: 7 }, { ...asking, language: 'en-us' })).toMatchObject({
    msg: 'Please verify your mobile phone number first',
  })
})

test('codes to register a number, which anyone may ask for, do not use up its owner’s', async () => {
  const { mobile } = await aBuyer(app().database)
  for (let n = 0; n < 11; n += 1) {
    await send({ mobile, type: 1 })
    pass(61)
  }
  expect(await send({ mobile, type: 1 })).toMatchObject({ reason: 'account_code_day' })
  const picture = await anAnsweredPicture(app())
  expect(await send({ mobile, type: 2, ...picture })).toMatchObject({ code: 1 })
})

describe('while many ask for messages', () => {
  const busy = testApp({
    trustProxy: ['127.0.0.1'],
    smsPerHour: 10,
    shopLimits: { pictures: { points: 5, seconds: 600 }, words: { points: 2, seconds: 3600 } },
  })
  const ask = (input: object, headers = aPlace()) => busy().call(SEND, input, { headers })
  const askForPicture = (as: string, headers: Record<string, string>) =>
    busy().call('/v1/account/picture-code', { as }, { headers })

  test('half of what they may cost is kept for whoever reads a picture; then the fuse refuses everybody', async () => {
    for (let n = 0; n < 5; n += 1)
      expect(await ask({ mobile: aMobile(), type: 1 })).toMatchObject({ code: 1 })
    const mobile = aMobile()
    expect(await ask({ mobile, type: 1 })).toMatchObject({ reason: 'account_need_picture' })
    expect(await ask({ mobile, type: 1, picture_id: 'x', picture_code: 'abcd' })).toMatchObject({
      reason: 'account_wrong_picture',
    })
    // Asked for a picture, nobody has to wait a minute before they send it.
    for (let n = 0; n < 5; n += 1) {
      const picture = await anAnsweredPicture(busy())
      expect(await ask({ mobile: n === 0 ? mobile : aMobile(), type: 1, ...picture })).toMatchObject({
        code: 1,
      })
    }
    const picture = await anAnsweredPicture(busy())
    expect(await ask({ mobile: aMobile(), type: 1, ...picture })).toMatchObject({
      reason: 'account_code_shop',
    })
    busy().now = new Date(busy().now.getTime() + 3_601_000)
    expect(await ask({ mobile: aMobile(), type: 1 })).toMatchObject({ code: 1 })
  })

  test.each([
    ['picture', 6],
    ['words', 1],
  ])(
    'more than the shop’s share of %s leaves %i to each place, however many others have had',
    async (as, few) => {
      for (let n = 0; n < 8; n += 1) await askForPicture(as, aPlace())
      const headers = aPlace()
      for (let n = 0; n < few; n += 1) expect(await askForPicture(as, headers)).toMatchObject({ code: 1 })
      expect(await askForPicture(as, headers)).toMatchObject({ status: 429 })
      expect(await askForPicture(as, aPlace())).toMatchObject({ code: 1 })
    },
  )
})
