import fc from 'fast-check'
import { expect, test } from 'vitest'
import { days, later } from '#platform/time.ts'
import { type AskedItem, askBackUntil, mayRequestRefund, whyNotAskBack } from './ask-back-rules.ts'
import { ITEM_REFUND, ORDER } from './order-states.ts'

const now = new Date('2026-11-15T00:00:00.000Z')

const item = (more: Partial<AskedItem> = {}): AskedItem => ({
  orderStatus: ORDER.shipped,
  refundStatus: ITEM_REFUND.none,
  virtual: false,
  downloaded: false,
  virtualAllowed: true,
  windowHours: 168,
  until: null,
  ...more,
})
const barOf = (more: Partial<AskedItem>) => whyNotAskBack(item(more), 'refund', now)

test('money may be asked back for what is paid, once, until its time is over', () => {
  const until = later(now, days(1))
  const offered = Object.values(ORDER).filter((orderStatus) => !barOf({ orderStatus, until }))
  expect(offered.sort()).toEqual([ORDER.paid, ORDER.shipped, ORDER.received, ORDER.completed].sort())
  expect(barOf({ refundStatus: ITEM_REFUND.open })).toBe('alreadyOpen')
  expect(barOf({ refundStatus: ITEM_REFUND.refunded })).toBe('alreadyRefunded')
  const { received } = ORDER
  const receivedAt = (at: Date) => barOf({ orderStatus: received, until: askBackUntil(at, 168) })
  expect(receivedAt(later(now, -days(7)))).toBeUndefined()
  expect(receivedAt(later(now, -days(7) - 1))).toBe('tooLate')
})

test('only what was sent can be sent back', () => {
  const returning = (more: Partial<AskedItem>) => whyNotAskBack(item(more), 'return', now)
  expect(returning({ orderStatus: ORDER.paid })).toBe('notShipped')
  expect(returning({ orderStatus: ORDER.shipped })).toBeUndefined()
  expect(returning({ virtual: true })).toBe('virtualReturn')
})

test('virtual goods only where the shop allows it and nothing was downloaded', () => {
  expect(barOf({ virtual: true })).toBeUndefined()
  expect(barOf({ virtual: true, virtualAllowed: false })).toBe('virtualNever')
  expect(barOf({ virtual: true, downloaded: true })).toBe('downloaded')
  expect(barOf({ downloaded: true, virtualAllowed: false })).toBeUndefined()
})

test('a page offers what the server takes, and nothing else, at every moment', () => {
  // Close to the boundary on purpose: that is where two rules would part.
  const received = fc.option(fc.integer({ min: -3, max: 3 }).map((ms) => later(now, ms - days(7))))
  const asked = fc.record({
    orderStatus: fc.constantFrom(...Object.values(ORDER)),
    refundStatus: fc.constantFrom(...Object.values(ITEM_REFUND)),
    virtual: fc.boolean(),
    downloaded: fc.boolean(),
    virtualAllowed: fc.boolean(),
    windowHours: fc.constant(168),
    until: received.map((at) => askBackUntil(at, 168)),
  })
  fc.assert(
    fc.property(asked, (facts) => {
      const shown = {
        status: facts.orderStatus,
        product_type: facts.virtual ? 1 : 0,
        server_time: now.toISOString(),
      }
      const line = {
        refund_status: facts.refundStatus,
        is_downloaded: facts.downloaded ? 1 : 0,
        after_sale_until: facts.until?.toISOString() ?? '',
      }
      const offered = mayRequestRefund(shown, line, facts.virtualAllowed ? 0 : 1)
      const taken = (['refund', 'return'] as const).some((type) => !whyNotAskBack(facts, type, now))
      expect(offered).toBe(taken)
    }),
  )
})
