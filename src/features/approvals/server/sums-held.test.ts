import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { checkBooks } from '#features/after-sales/server/check-books.ts'
import { fromYuan } from '#platform/money.ts'
import { aPersonAtDesk } from '#testing/at-desk.ts'
import { testApp } from '#testing/start-test-app.ts'
import { approvalScenes } from './test-scenes.ts'

vi.setConfig({ testTimeout: 60_000 })

const app = testApp()
const { limit, anOrderOf } = approvalScenes(app)

const scenes = fc.record({
  each: fc.integer({ min: 1, max: 60 }),
  day: fc.integer({ min: 1, max: 150 }),
  asked: fc.array(fc.integer({ min: 1, max: 70 }), { minLength: 3, maxLength: 8 }),
})

test('however many are asked for in the same moment, nobody gives away more alone than they may', async () => {
  await fc.assert(
    fc.asyncProperty(scenes, async ({ each, day, asked }) => {
      await limit('support', each, day)
      const support = await aPersonAtDesk(app(), 'support')
      const orders = await Promise.all(asked.map(() => anOrderOf(7000)))
      const answers = await Promise.all(
        orders.map(({ order }, at) =>
          support.call('refundsSeller', 'refundPaidOrder', {
            order_sn: order.order_sn,
            amount: String(asked[at]),
            reason: '有磕碰',
          }),
        ),
      )
      const given = answers.map(({ code, data }) => {
        expect(code).toBe(1)
        return (fromYuan((data as { amount: string }).amount) ?? 0) / 100
      })
      const sum = given.reduce((total, one) => total + one, 0)
      expect(Math.max(...given)).toBeLessThanOrEqual(each)
      expect(sum).toBeLessThanOrEqual(day)
      // Nothing waits without need either: whatever waits would have been too much.
      for (const [at, one] of given.entries())
        if (one === 0)
          expect((asked[at] ?? 0) > Math.min(each, day) || sum + (asked[at] ?? 0) > day).toBe(true)
    }),
    { numRuns: 12 },
  )
  expect(await checkBooks(app().database.read)).toEqual([])
})
