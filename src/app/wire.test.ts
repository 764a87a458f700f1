import { expect, test } from 'vitest'
import { z } from 'zod'
import { contracts } from '#app/contracts.ts'
import { serve } from '#platform/contract/act.ts'
import { type Access, isDesk, pathsOf, read, write, writeInSteps } from '#platform/contract/define.ts'
import { id } from '#platform/contract/fields.ts'
import { refuse } from '#platform/refusal.ts'
import { aBuyer, aSession } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import * as m from '#words'
import { features } from './api.ts'

const at = <const A extends Access>(name: string, access: A) => ({
  path: `/v1/trial/${name}`,
  summary: 't',
  access,
})

const counting = {
  idempotent: true,
  input: z.strictObject({ by: id }),
  output: z.object({ n: z.number() }),
} as const

/** A feature that exists only here, to try the edge itself: who may pass, what is remembered, what fails how. */
const trialContract = {
  long: read({ ...at('long', 'anyone'), longBody: true, input: z.strictObject({ id }) }),
  open: read({
    ...at('open', 'anyone'),
    input: z.strictObject({ id }),
    output: z.object({ id: z.number() }),
  }),
  mine: read({
    ...at('mine', 'buyer'),
    output: z.object({ buyer: z.number() }),
  }),
  sellers: read({ ...at('sellers', 'seller') }),
  broken: read({ ...at('broken', 'anyone') }),
  count: write({ ...at('count', 'buyer'), ...counting }),
  countInSteps: writeInSteps({
    ...at('count-in-steps', 'buyer'),
    ...counting,
    refusals: ['account_wrong_code'],
  }),
  refusing: read({
    ...at('refusing', 'anyone'),
    refusals: ['account_wrong_code'],
    input: z.strictObject({ listed: z.boolean() }),
  }),
  limited: write({
    ...at('limited', 'anyone'),
    limits: [{ by: 'address', points: 3, seconds: 60 }],
  }),
}
let counted = 0
/** By so much the act refuses to count. */
const UNLUCKY = 13
const trial = serve(trialContract, {
  long: async () => ({}),
  open: async (input) => ({ id: input.id }),
  mine: async (_, { actor }) => ({ buyer: actor.id }),
  sellers: async () => ({}),
  broken: () => Promise.reject(new Error('secret detail')),
  count: async ({ by }) => {
    counted += by
    return { n: counted }
  },
  countInSteps: async ({ by }) => {
    if (by === UNLUCKY) return refuse(m.account_wrong_code)
    counted += by
    return { n: counted }
  },
  refusing: async ({ listed }) => refuse(listed ? m.account_wrong_code : m.account_bad_mobile),
  limited: async () => ({}),
})
const app = testApp({ features: { ...features, trial } })

test('every contract is served and every served call is in a contract', () => {
  const listed = Object.fromEntries(
    Object.entries(contracts).map(([name, calls]) => [name, Object.keys(calls).sort()]),
  )
  const served = Object.fromEntries(
    Object.entries(features).map(([name, { acts }]) => [name, Object.keys(acts).sort()]),
  )
  expect(served).toEqual(listed)
})

test('every call has a schema for its input and its answer, a sentence, and a path of its own', () => {
  const calls = Object.values(contracts).flatMap((contract) => Object.values(contract))
  for (const call of calls) {
    expect(call.input).toBeInstanceOf(z.ZodType)
    expect(call.output).toBeInstanceOf(z.ZodType)
    expect(call.summary).toMatch(/\.$/)
  }
  const paths = calls.flatMap(pathsOf)
  expect(new Set(paths).size).toBe(paths.length)
})

test('every listed call answers at every path with the access it declares', async () => {
  for (const contract of Object.values(contracts)) {
    for (const call of Object.values(contract)) {
      for (const path of pathsOf(call)) {
        const answer = await app().call(path, {})
        const expected = call.access === 'buyer' ? [-201] : isDesk(call) ? [0, 1] : [1, 0]
        expect(expected, path).toContain(answer.code)
        expect(typeof answer.msg).toBe('string')
      }
    }
  }
})

test('a token opens what is for buyers; none, a wrong one and an ended one each say so', async () => {
  const { id: buyerId, token } = await aBuyer(app().database)
  expect(await app().call('/v1/trial/mine', {}, { token })).toMatchObject({
    code: 1,
    data: { buyer: buyerId },
  })
  expect(await app().call('/v1/trial/mine')).toMatchObject({
    status: 200,
    code: -201,
    msg: '登录已过期，请重新登录',
    reason: 'shell_login_expired',
  })
  expect(await app().call('/v1/trial/mine', {}, { token: 'nonsense' })).toMatchObject({ code: -202 })
  const ended = await aSession(app().database, buyerId, new Date(0))
  expect(await app().call('/v1/trial/mine', {}, { token: ended })).toMatchObject({ code: -204 })
})

test("the seller's calls answer nowhere but at the desk", async () => {
  const { token } = await aBuyer(app().database)
  expect(await app().call('/seller/trial/sellers', {}, { token })).toMatchObject({
    status: 404,
    code: 0,
    reason: 'shell_no_such_call',
    data: null,
  })
})

test.each([
  ['an unknown path', '/v1/nothing-here', {}, 404, 'There is no such call', 'shell_no_such_call'],
  ['broken JSON', '/v1/trial/open', '{"id":', 400, 'The request is not valid JSON', 'shell_bad_json'],
  ['a missing field', '/v1/trial/open', {}, 400, 'The request is not valid: id', 'shell_bad_input'],
  [
    'an unknown field',
    '/v1/trial/open',
    { id: 1, price: 1 },
    400,
    'The request is not valid: price',
    'shell_bad_input',
  ],
  [
    'a wrong type',
    '/v1/trial/open',
    { id: { a: 1 } },
    400,
    'The request is not valid: id',
    'shell_bad_input',
  ],
  ['a list instead of an object', '/v1/trial/open', [], 400, 'The request is not valid: ', 'shell_bad_input'],
  [
    'a body over 64 KiB',
    '/v1/trial/open',
    { id: 'x'.repeat(64 << 10) },
    413,
    'The request is too large',
    'shell_too_large',
  ],
  [
    'a long body of a wrong type, where long ones are taken',
    '/v1/trial/long',
    { id: 'x'.repeat(64 << 10) },
    400,
    'The request is not valid: id',
    'shell_bad_input',
  ],
  [
    'a body over 1 MiB there',
    '/v1/trial/long',
    { id: 'x'.repeat(1 << 20) },
    413,
    'The request is too large',
    'shell_too_large',
  ],
])('%s gets the envelope with its reason', async (_, path, body, status, msg, reason) => {
  const { headers: _headers, ...answer } = await app().call(path, body, { language: 'en-us' })
  expect(answer).toEqual({ status, code: 0, msg, reason, data: null })
})

test('a refusal has one name in every language, and a success has none', async () => {
  const refused = await Promise.all(
    ['zh-cn', 'en-us'].map((language) => app().call('/v1/trial/refusing', { listed: true }, { language })),
  )
  expect(refused.map(({ msg, reason }) => [msg, reason])).toEqual([
    ['验证码错误或已失效', 'account_wrong_code'],
    [m.account_wrong_code({}, { locale: 'en_US' }), 'account_wrong_code'],
  ])
  expect(await app().call('/v1/trial/open', { id: 1 })).not.toHaveProperty('reason')
})

test('a refusal that the contract of its call does not list is a bug', async () => {
  expect(await app().call('/v1/trial/refusing', { listed: false })).toMatchObject({
    status: 500,
    reason: 'shell_failed',
  })
})

test('a wrong method says which one to use', async () => {
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const response = await fetch(`${app().origin}/v1/trial/open`, { method, headers: { language: 'en-us' } })
    expect([response.status, await response.json()]).toEqual([
      405,
      { code: 0, msg: 'Please use POST', reason: 'shell_wrong_method', data: null },
    ])
  }
})

test('a foreign body format is refused', async () => {
  const answer = await app().call('/v1/trial/open', '<id>1</id>', { headers: { 'content-type': 'text/xml' } })
  expect(answer).toMatchObject({ status: 415, code: 0, msg: '不支持的请求格式' })
})

test('forms are read like JSON, and numbers may come as digits', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect(await app().call('/v1/trial/open', 'id=7', { headers })).toMatchObject({ code: 1, data: { id: 7 } })
  expect(await app().call('/v1/trial/open', { id: '7' })).toMatchObject({ code: 1, data: { id: 7 } })
})

test.each([
  [{ language: 'en-us' }, 'Success'],
  [{ language: 'zh-cn' }, '成功'],
  [{ language: 'fr-fr' }, '成功'],
  [{ headers: { 'accept-language': 'fr;q=1, en;q=0.8, zh;q=0.2' } }, 'Success'],
  [{ headers: { 'accept-language': 'zh;q=0.2, en;q=0.8' } }, 'Success'],
  [{ headers: { 'accept-language': 'en;q=0.2, zh-TW;q=0.3' } }, '成功'],
  [{ language: 'zh-cn', headers: { 'accept-language': 'en' } }, '成功'],
])('asked with %j it answers "%s"', async (asking, msg) => {
  expect(await app().call('/v1/trial/open', { id: 1 }, asking)).toMatchObject({ code: 1, msg })
})

test('a bug answers 500 with a number to ask about and nothing of its inside', async () => {
  const answer = await app().call('/v1/trial/broken', {}, { language: 'en-us' })
  expect(answer.status).toBe(500)
  expect(answer.msg).toContain(answer.headers.get('x-request-id'))
  expect(answer.reason).toBe('shell_failed')
  expect(JSON.stringify(answer)).not.toContain('secret')
})

test('a retried write is done once and answers the same; another body under its key is refused', async () => {
  const { token } = await aBuyer(app().database)
  const before = counted
  const tries = await Promise.all(
    Array.from({ length: 5 }, () => app().call('/v1/trial/count', { by: 2 }, { token, key: 'k1' })),
  )
  expect(counted).toBe(before + 2)
  expect(new Set(tries.map(({ code, data }) => JSON.stringify({ code, data }))).size).toBe(1)
  const changed = await app().call('/v1/trial/count', { by: 3 }, { token, key: 'k1', language: 'en-us' })
  expect(changed).toMatchObject({ code: 0, msg: 'This request key was already used for another request' })
})

test.each([
  ['in one transaction', '/v1/trial/count'],
  ['in steps', '/v1/trial/count-in-steps'],
])(
  'a key is its caller’s own: a write %s of another buyer under the same key is done and answered for itself',
  async (_, path) => {
    const [first, other] = [await aBuyer(app().database), await aBuyer(app().database)]
    const before = counted
    const asFirst = () => app().call(path, { by: 2 }, { token: first.token, key: 'shared' })
    expect((await asFirst()).data).toEqual({ n: before + 2 })
    const asOther = () => app().call(path, { by: 2 }, { token: other.token, key: 'shared' })
    expect((await asOther()).data).toEqual({ n: before + 4 })
    expect((await asFirst()).data).toEqual({ n: before + 2 })
    expect((await asOther()).data).toEqual({ n: before + 4 })
    expect(counted).toBe(before + 4)
  },
)

test('a write in steps that is refused leaves its key free for another body', async () => {
  const { token } = await aBuyer(app().database)
  const call = (by: number) => app().call('/v1/trial/count-in-steps', { by }, { token, key: 'k2' })
  expect((await call(UNLUCKY)).code).toBe(0)
  const before = counted
  expect((await call(1)).data).toEqual({ n: before + 1 })
  expect((await call(1)).data).toEqual({ n: before + 1 })
  expect(await call(2)).toMatchObject({ code: 0, reason: 'shell_key_reused' })
  expect(counted).toBe(before + 1)
})

test('a limit holds, says how long to wait, and ends with its time', async () => {
  const answers = []
  for (let n = 0; n < 4; n += 1)
    answers.push(await app().call('/v1/trial/limited', {}, { language: 'en-us' }))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
  expect(answers[3]?.msg).toMatch(/^Too many attempts, please try again in \d+ s$/)
  expect(answers[3]?.reason).toBe('shell_too_many')
  app().now = new Date(app().now.getTime() + 61_000)
  expect(await app().call('/v1/trial/limited')).toMatchObject({ status: 200 })
})

test('the API reference lists exactly what answers', async () => {
  const response = await fetch(`${app().origin}/docs/json`)
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  const { paths } = (await response.json()) as { paths: Record<string, object> }
  const wired = Object.values({ ...contracts, trial: trialContract }).flatMap((contract) =>
    Object.values(contract)
      .filter((call) => !isDesk(call))
      .flatMap(pathsOf),
  )
  expect(Object.keys(paths).sort()).toEqual(wired.sort())
  const refusing = JSON.stringify(paths['/v1/trial/refusing'])
  expect(refusing).toContain('"reason":{"enum":["account_wrong_code","shell_bad_input",')
})

test('a named foreign origin may call, any other may not', async () => {
  const ask = (origin: string) =>
    fetch(`${app().origin}/v1/trial/open`, { method: 'OPTIONS', headers: { origin } })
  const named = await ask('https://partner.example')
  expect([named.status, named.headers.get('access-control-allow-origin')]).toEqual([
    204,
    'https://partner.example',
  ])
  const other = await ask('https://evil.example')
  expect(other.headers.get('access-control-allow-origin')).toBeNull()
})

test('who keeps answers between is told that they differ by language and by how they are packed', async () => {
  for (const body of [{ id: 1 }, {}])
    expect((await app().call('/v1/trial/open', body)).headers.get('vary')).toBe('accept-encoding, language')
})
