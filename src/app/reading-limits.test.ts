import { expect, test } from 'vitest'
import { z } from 'zod'
import { serve } from '#platform/contract/act.ts'
import { type Contract, read } from '#platform/contract/define.ts'
import { readingLimit } from '#platform/contract/reading-limit.ts'
import { aProduct } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { features } from './api.ts'

const trialContract = {
  burn: read({
    path: '/v1/trial/burn',
    summary: 'Takes as much time as somebody asks for.',
    access: 'anyone',
    input: z.strictObject({ milliseconds: z.number() }),
  }),
}
const trial = serve(trialContract, {
  burn: async ({ milliseconds }) => {
    const begun = cpuNow()
    while (cpuNow() - begun < milliseconds);
    return {}
  },
})
const app = testApp({ trustProxy: ['127.0.0.1'], features: { ...features, trial } })
const cpuNow = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const search = (keyword: string, address: string, language = 'en-us') =>
  app().call('/v1/catalogue/search', { keyword }, { ...from(address), language })

/** Counted by the act itself, by address among others, or too cheap to count. */
const LIMITED_INSIDE = {
  'account.login': 'login.ts',
  'account.register': 'check-code.ts',
  'account.sendCode': 'send-code.ts',
  'account.makePictureCode': 'shop-limits.ts',
  'account.resetPassword': 'check-code.ts',
  'account.logOut': 'ends one session by its token',
  'people.enterDesk': 'enter-desk.ts',
  'people.proveFactor': 'show-factor.ts',
  'people.confirmFactor': 'show-factor.ts',
  'people.showPasswordLink': 'looks one link up',
  'people.leaveDesk': 'ends one session by its token',
  'people.showDoor': 'looks one session up',
  'people.showWelcome': 'looks one invitation up',
} as Record<string, string>

test('whatever somebody without an account may ask has a limit by address', () => {
  const calls = Object.entries(features).flatMap(([feature, { contract }]) =>
    Object.entries(contract as Contract).map(([name, call]) => ({ name: `${feature}.${name}`, call })),
  )
  const open = calls.filter(({ call }) => call.access === 'anyone' || call.access === 'door')
  const unlimited = open.filter(
    ({ name, call }) =>
      readingLimit(call) === undefined &&
      !call.limits?.some(({ by }) => by === 'address') &&
      !LIMITED_INSIDE[name],
  )
  expect(unlimited.map(({ name }) => name)).toEqual([])
  const names = new Set(open.map(({ name }) => name))
  expect(Object.keys(LIMITED_INSIDE).filter((name) => !names.has(name))).toEqual([])
})

test('one address searches for so much a minute and no more; what is kept and others’ searches go on', async () => {
  await aProduct(app().database)
  const greedy = '203.0.113.7'
  for (let n = 0; n < 300; n += 1) expect(await search(`p${n}`, greedy)).toMatchObject({ code: 1 })
  const refused = await search('one more', greedy)
  expect(refused).toMatchObject({ status: 429, code: 0, reason: 'shell_too_many' })
  expect(refused.msg).toMatch(/^Too many attempts, please try again in \d+ s$/)
  expect((await search('one more', greedy, 'zh-cn')).msg).toMatch(/^操作太频繁，请 \d+ 秒后再试$/)
  // Asked for by somebody else it is kept, and then it costs nothing.
  expect(await search('one more', '198.51.100.4')).toMatchObject({ code: 1 })
  expect(await search('one more', greedy)).toMatchObject({ code: 1 })
  expect(await search('p7', greedy)).toMatchObject({ code: 1 })
  app().now = new Date(app().now.getTime() + 61_000)
  expect(await search('yet another', greedy)).toMatchObject({ code: 1 })
})

test('whoever has used up three seconds of work is refused whatever is costly, until time has passed; others get their search', async () => {
  const greedy = '203.0.113.9'
  const burn = () => app().call('/v1/trial/burn', { milliseconds: 500 }, from(greedy))
  // Ten lines at once, each as often as it may.
  const lines = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const answers = [await burn(), await burn(), await burn()]
      return answers.filter(({ status }) => status === 200).length
    }),
  )
  const done = lines.reduce((sum, one) => sum + one, 0)
  expect(done).toBeGreaterThanOrEqual(6)
  expect(done).toBeLessThanOrEqual(14)
  expect(await search('greedy', greedy)).toMatchObject({ status: 429, reason: 'shell_too_many' })
  expect(await search('others', '198.51.100.5')).toMatchObject({ status: 200, code: 1 })
})

test('all of an IPv6 household counts as one, and this very host as nobody', async () => {
  app().now = new Date(app().now.getTime() + 61_000)
  for (let n = 0; n < 300; n += 1) await search(`v${n}`, `2001:db8:5:5::${n.toString(16)}`)
  expect(await search('v', '2001:db8:5:5::ffff')).toMatchObject({ status: 429 })
  for (let n = 0; n < 310; n += 1) await app().call('/v1/catalogue/search', { keyword: `h${n}` })
  expect(await app().call('/v1/catalogue/search', { keyword: 'here' })).toMatchObject({ code: 1 })
})
