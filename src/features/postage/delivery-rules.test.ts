import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysAfter, weekdayOf } from '#platform/calendar-day.ts'
import { later, shopDay } from '#platform/time.ts'
import { expectedDay, shippingDay, type Transit } from './delivery-rules.ts'

const moment = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2030-01-01T00:00:00Z'),
  noInvalidDate: true,
})
const transit: fc.Arbitrary<Transit> = fc.record({
  cutOffHour: fc.integer({ min: 0, max: 24 }),
  transitDays: fc.integer({ min: 0, max: 30 }),
  closedWeekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 6 }),
  closedDays: fc.uniqueArray(
    moment.map((at) => shopDay(at)),
    { maxLength: 20 },
  ),
})
const PLAIN: Transit = { cutOffHour: 16, transitDays: 2, closedWeekdays: [], closedDays: [] }
/** A Friday. */
const at = (clock: string) => new Date(`2026-11-13T${clock}+08:00`)

test('before the cut-off hour it leaves the same day, from then on the next', () => {
  expect(expectedDay(at('15:59:59'), PLAIN)).toBe('2026-11-15')
  expect(expectedDay(at('16:00:00'), PLAIN)).toBe('2026-11-16')
})

test('nothing leaves on closed days, but parcels travel on them', () => {
  expect(expectedDay(at('16:00:00'), { ...PLAIN, closedWeekdays: [6, 7] })).toBe('2026-11-18')
  expect(expectedDay(at('09:00:00'), { ...PLAIN, closedWeekdays: [6, 7] })).toBe('2026-11-15')
  expect(expectedDay(at('09:00:00'), { ...PLAIN, closedDays: ['2026-11-13'] })).toBe('2026-11-16')
})

test('never in the past, and it never leaves on a closed day', () => {
  fc.assert(
    fc.property(moment, transit, (now, terms) => {
      const leaves = shippingDay(now, terms)
      expect(leaves >= shopDay(now)).toBe(true)
      expect(terms.closedWeekdays).not.toContain(weekdayOf(leaves))
      expect(terms.closedDays).not.toContain(leaves)
      expect(expectedDay(now, terms)).toBe(daysAfter(leaves, terms.transitDays))
    }),
  )
})

test('paying later, an earlier cut-off or a longer way never make it arrive sooner', () => {
  fc.assert(
    fc.property(
      moment,
      transit,
      fc.nat({ max: 40 * 86_400_000 }),
      fc.nat({ max: 24 }),
      (now, terms, wait, hour) => {
        const day = expectedDay(now, terms)
        expect(expectedDay(later(now, wait), terms) >= day).toBe(true)
        const earlier = { ...terms, cutOffHour: Math.min(hour, terms.cutOffHour) }
        expect(expectedDay(now, earlier) >= day).toBe(true)
        expect(expectedDay(now, { ...terms, transitDays: terms.transitDays + 1 }) > day).toBe(true)
      },
    ),
  )
})
