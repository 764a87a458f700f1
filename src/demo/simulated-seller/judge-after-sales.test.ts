import { expect, test } from 'vitest'
import { AFTER_SALE } from '#features/after-sales/after-sale-states.ts'
import { ORDER } from '#features/orders/order-states.ts'
import { hours, later, seconds } from '#platform/time.ts'
import { anAfterSale, aPaidOrder, aShopper } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()

test('the simulated seller judges what is new, explains a no, receives parcels, and leaves old ones alone', async () => {
  const shopper = await aShopper(app(), { cents: 100_000 })
  const order = () => aPaidOrder(app(), shopper, { status: ORDER.shipped })
  const refund = await anAfterSale(app(), shopper, await order())
  const unexplained = await anAfterSale(app(), shopper, await order(), { reason: '其他' })
  const parcel = await anAfterSale(app(), shopper, await order(), { type: 'return', at: AFTER_SALE.sentBack })
  const asked = await anAfterSale(app(), shopper, await order(), { type: 'return' })
  const stateOf = async ({ id }: { id: number }) => {
    const answer = await shopper.api.afterSales.afterSaleDetail({ id })
    return answer.code === 1 ? [answer.data.aftersale_status, answer.data.refund_msg] : answer.msg
  }
  const start = app().now
  const run = () => app().jobs.runNow('demo-after-sales')

  app().now = later(start, seconds(14))
  expect(await run()).toBe(0)
  app().now = later(start, seconds(15))
  expect(await run()).toBe(3)
  expect(await stateOf(refund)).toEqual([4, ''])
  expect(await stateOf(unexplained)).toEqual([-1, expect.stringMatching(/^[^A-Za-z]*请补充说明[^A-Za-z]*$/)])
  const english = app().as({ token: shopper.token, language: 'en-us' }).afterSales
  const told = await english.afterSaleDetail({ id: unexplained.id })
  expect(told.data?.refund_msg).toMatch(/^[^\p{Script=Han}]+$/u)
  expect(await stateOf(asked)).toEqual([2, ''])
  expect(await stateOf(parcel)).toEqual([3, ''])
  app().now = later(start, seconds(20))
  expect(await run()).toBe(1)
  expect(await stateOf(parcel)).toEqual([4, ''])

  const left = await anAfterSale(app(), shopper, await order())
  app().now = later(app().now, hours(12))
  expect(await run()).toBe(0)
  expect(await stateOf(left)).toEqual([1, ''])
})
