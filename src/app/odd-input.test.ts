import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDesk, pathsOf } from '#platform/contract/define.ts'
import { hugeNumbers, inputLike } from '#testing/arbitrary-input.ts'
import { aBuyer, aGood, aShopper } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { contracts } from './contracts.ts'

const app = testApp({ trustProxy: ['127.0.0.1'] })
/** The same odd bodies each time; `bench/` tries new ones. */
const SEED = 20261115
const BODIES = 12

const calls = Object.entries(contracts).flatMap(([feature, contract]) =>
  Object.entries(contract)
    .filter(([, call]) => !isDesk(call) && !call.upload)
    .map(([name, call]) => ({ name: `${feature}.${name}`, call })),
)

test('there are calls to try', () => expect(calls.length).toBeGreaterThan(90))

test.each(calls)('$name answers odd input by itself, and with whole sentences', async ({ call }) => {
  // Something is there under low numbers, so that what is asked for is sometimes found.
  const shopper = await aShopper(app())
  const good = await aGood(app().database, { stock: 5 })
  await shopper.api.orders.createOrder({ goods_list: [{ ...good, num: 1 }], address_id: shopper.addressId })
  const { token } = await aBuyer(app().database)
  const sampled = fc.sample(inputLike(call.input), { numRuns: BODIES, seed: SEED })
  const bodies = [...sampled, ...hugeNumbers(call.input)]
  const [path = ''] = pathsOf(call)
  const faults = []
  for (const [at, body] of bodies.entries()) {
    const headers = { 'x-forwarded-for': `10.9.${at >> 8}.${at & 255}` }
    const language = at % 2 ? 'en-us' : 'zh-cn'
    const asked = at % 3 ? { token, headers, language } : { headers, language }
    const answer = await app().call(path, body as object, asked)
    const whole = typeof answer.msg === 'string' && answer.msg !== '' && !/\{\w+\}/.test(answer.msg)
    if (answer.status >= 500 || !whole) faults.push({ body, status: answer.status, msg: answer.msg })
  }
  expect(faults).toEqual([])
})
