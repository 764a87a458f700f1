import { describe, expect, test } from 'vitest'
import { asSeller } from '#testing/as-seller.ts'
import { aBuyer, aCode, aMobile, anAnsweredPicture, aPlace } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp({ trustProxy: ['127.0.0.1'] })
const LOGIN = '/v1/6459ea02ba473'
const NEEDS_PICTURE = { code: 0, reason: 'account_need_picture' }

const tryLogin = (input: object, headers = aPlace()) => app().call(LOGIN, input, { headers })

async function guess(mobile: string, times: number, headers?: ReturnType<typeof aPlace>) {
  const answers = []
  for (let n = 0; n < times; n += 1) answers.push(await tryLogin({ mobile, password: `wrong${n}` }, headers))
  return answers
}

const inboxOf = async (token: string) => {
  const answer = await app().as({ token, language: 'en-us' }).notices.listMessages({})
  if (answer.code !== 1) throw new Error(answer.msg)
  return answer.data.data.map(({ title }) => title)
}

const historyOf = async (id: number) => {
  const answer = await asSeller(app()).auditSeller.listAudit({ thing: 'buyer', thing_id: String(id) })
  if (answer.code !== 1) throw new Error(answer.msg)
  return answer.data.data
}

test('after ten wrong passwords from one place a picture is asked for; the owner elsewhere needs none', async () => {
  const { mobile } = await aBuyer(app().database, { password: 'secret1' })
  const headers = aPlace()
  const answers = await guess(mobile, 11, headers)
  expect(answers.map(({ reason }) => reason)).toEqual([
    ...Array(10).fill('account_wrong_login'),
    'account_need_picture',
  ])
  expect(await tryLogin({ mobile, password: 'secret1' }, headers)).toMatchObject(NEEDS_PICTURE)
  expect(await tryLogin({ mobile, password: 'secret1' })).toMatchObject({ code: 1 })
})

test('wrong passwords from a hundred places do not shut the owner out', async () => {
  const { mobile } = await aBuyer(app().database, { password: 'secret1' })
  const guesses = await Promise.all(
    Array.from({ length: 100 }, (_, n) => tryLogin({ mobile, password: `wrong${n}` })),
  )
  expect(guesses.filter(({ reason }) => reason === 'account_wrong_login')).toHaveLength(60)
  expect(await tryLogin({ mobile, password: 'secret1' })).toMatchObject(NEEDS_PICTURE)
  const picture = await anAnsweredPicture(app())
  expect(await tryLogin({ mobile, password: 'secret1', ...picture })).toMatchObject({ code: 1 })
  // Getting in gives the tries back: the next login asks for nothing.
  expect(await tryLogin({ mobile, password: 'secret1' })).toMatchObject({ code: 1 })
})

test('a picture is good for one password', async () => {
  const { mobile } = await aBuyer(app().database, { password: 'secret1' })
  const headers = aPlace()
  await guess(mobile, 11, headers)
  const picture = await anAnsweredPicture(app())
  const wrong = await tryLogin({ mobile, password: 'wrong1', ...picture }, headers)
  expect(wrong).toMatchObject({ reason: 'account_wrong_login' })
  const again = await tryLogin({ mobile, password: 'secret1', ...picture }, headers)
  expect(again).toMatchObject({ reason: 'account_wrong_picture' })
})

test('a number without an account is asked for a picture just the same', async () => {
  const [last] = (await guess(aMobile(), 11, aPlace())).slice(-1)
  expect(last).toMatchObject(NEEDS_PICTURE)
})

test('a new password by SMS lifts it all', async () => {
  const { mobile } = await aBuyer(app().database, { password: 'secret1' })
  await Promise.all(Array.from({ length: 70 }, (_, n) => tryLogin({ mobile, password: `wrong${n}` })))
  const code = await aCode(app(), mobile, 2)
  const reset = await app().as({}).account.resetPassword({ mobile, code, type: 2, password: 'newer22' })
  expect(reset).toMatchObject({ code: 1 })
  expect(await tryLogin({ mobile, password: 'newer22' })).toMatchObject({ code: 1 })
})

test('the owner is told once that somebody keeps guessing, and every try is written down', async () => {
  const { id, mobile, token } = await aBuyer(app().database, { password: 'secret1' })
  await guess(mobile, 14, aPlace())
  expect(await inboxOf(token)).toEqual(['Someone keeps entering wrong passwords'])
  const reasons = (await historyOf(id)).map(({ reason }) => reason)
  expect(reasons.filter((reason) => reason === 'wrong password')).toHaveLength(10)
  expect(reasons.filter((reason) => reason.startsWith('many wrong passwords'))).toHaveLength(1)
})

test('a login leaves from where and with what it was made, and nothing of the password', async () => {
  const { id, mobile } = await aBuyer(app().database, { password: 'secret1' })
  const headers = { ...aPlace(), 'user-agent': 'Browser of the test' }
  await tryLogin({ mobile, password: 'secret1' }, headers)
  const [line] = await historyOf(id)
  expect(line).toMatchObject({ call: 'account.login', after: { device: 'Browser of the test' } })
  expect(line?.address).toBe(headers['x-forwarded-for'])
  expect(JSON.stringify(await historyOf(id))).not.toContain('secret1')
})

/** A place in one /56, as any rented server has. */
const inBlock = (n: number) => ({
  'x-forwarded-for': `2001:db8:77:42${(n % 256).toString(16).padStart(2, '0')}::1`,
})
const IN_SHOP = { hashes: { points: 60, seconds: 600 } }

describe('while more passwords are tried than usual', () => {
  const crowded = testApp({ trustProxy: ['127.0.0.1'], shopLimits: IN_SHOP })
  const enter = (input: object, headers = aPlace()) => crowded().call(LOGIN, input, { headers })

  test('tries that nobody hashed keep nobody out, and the count of passwords asks everybody for a picture', async () => {
    const { mobile } = await aBuyer(crowded().database, { password: 'secret1' })
    const guessed = aMobile()
    // Forty are hashed, four times what one household has for a number; all others are asked for a picture first, at no cost.
    const answers = []
    for (let n = 0; n < 200; n += 1)
      answers.push(await enter({ mobile: guessed, password: 'wrong1' }, inBlock(n)))
    const hashed = answers.filter(({ reason }) => reason === 'account_wrong_login')
    expect(hashed).toHaveLength(40)
    expect(await enter({ mobile, password: 'secret1' })).toMatchObject({ code: 1 })
    for (let n = 0; n < 40; n += 1) await enter({ mobile: aMobile(), password: 'wrong1' })
    expect(await enter({ mobile, password: 'secret1' })).toMatchObject(NEEDS_PICTURE)
    const picture = await anAnsweredPicture(crowded())
    expect(await enter({ mobile, password: 'secret1', ...picture })).toMatchObject({ code: 1 })
    crowded().now = new Date(crowded().now.getTime() + 601_000)
    expect(await enter({ mobile, password: 'secret1' })).toMatchObject({ code: 1 })
  })

  test('all households of one /56 have four times what one has, and the next /56 is as free as before', async () => {
    crowded().now = new Date(crowded().now.getTime() + 3_601_000)
    const waits = []
    for (let n = 0; n < 1210; n += 1)
      waits.push((await enter({ mobile: aMobile(), password: 'wrong1' }, inBlock(n))).status)
    expect(waits.filter((status) => status === 200)).toHaveLength(1200)
    expect(waits.slice(1200)).toEqual(Array(10).fill(429))
    const next = { 'x-forwarded-for': '2001:db8:77:4300::1' }
    expect(await enter({ mobile: aMobile(), password: 'wrong1' }, next)).toMatchObject({ status: 200 })
  })
})
