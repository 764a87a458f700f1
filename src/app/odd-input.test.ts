import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { saveOpen } from '#features/site/server/opening.ts'
import { SITE } from '#features/site/site-contract.ts'
import { changed } from '#platform/cache/change-notices.ts'
import { hugeNumbers, inputLike } from '#testing/any-input/arbitrary-input.ts'
import { type Asker, everyCall, isShutting, openAsker } from '#testing/any-input/ask-as.ts'
import { judgeAnswer } from '#testing/any-input/judge-answer.ts'
import { aGood, aPost, aShopper } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp({ trustProxy: ['127.0.0.1'] })
/** The same odd bodies each time; `bench/any-input.ts` tries new ones, and many more. */
const SEED = 20261115
const BODIES = 7

let asker: Asker
beforeAll(async () => {
  // Something is there under low numbers, so that what is asked for is sometimes found.
  const shopper = await aShopper(app())
  const good = await aGood(app().database, { stock: 5 })
  await aPost(app().database)
  await shopper.api.orders.createOrder({ goods_list: [{ ...good, num: 1 }], address_id: shopper.addressId })
  asker = await openAsker(app())
})

const reopen = () =>
  app().database.write(async (tx) => {
    await saveOpen(tx, true)
    changed(tx, SITE)
  })

test('there are calls to try', () => expect(everyCall.length).toBeGreaterThan(300))

test.each(everyCall)(
  '$name answers odd input by itself, as published, and with whole sentences',
  async ({ name, call }) => {
    const sampled = fc.sample(inputLike(call.input), { numRuns: BODIES, seed: SEED })
    const faults = []
    for (const [at, body] of [...sampled, ...hugeNumbers(call.input)].entries()) {
      const language = at % 2 ? 'en-us' : 'zh-cn'
      const sent = { call, body, language, as: at % 4 ? 'known' : 'visitor' } as const
      for (const fault of judgeAnswer(sent, await asker.ask(sent)))
        faults.push({ fault, body: JSON.stringify(body).slice(0, 300) })
    }
    // Whoever comes next finds the shop open.
    if (isShutting({ name, call })) await reopen()
    expect(faults).toEqual([])
  },
)
