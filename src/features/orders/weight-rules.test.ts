import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsForMissing } from './weight-rules.ts'

const pound = { nominalGrams: 500, tolerancePermille: 30 }

test.each([
  [520, 0],
  [500, 0],
  [486, 0],
  [485, 0],
  [484, 320],
  [480, 400],
  [0, 10_000],
])('of 500 g with 3 %% for 100.00, %i g gives back %i cents', (grams, cents) => {
  expect(centsForMissing(10_000, { ...pound, grams })).toBe(cents)
})

test('the less was packed, the more goes back, and never more than was paid', () => {
  const scene = fc.record({
    paid: fc.nat({ max: 9_999_999 }),
    nominalGrams: fc.integer({ min: 1, max: 100_000 }),
    tolerancePermille: fc.integer({ min: 1, max: 1000 }),
    weights: fc.tuple(fc.nat({ max: 200_000 }), fc.nat({ max: 200_000 })),
  })
  fc.assert(
    fc.property(scene, ({ paid, weights, ...promised }) => {
      const [less, more] = weights.toSorted((a, b) => a - b)
      const lost = centsForMissing(paid, { ...promised, grams: less ?? 0 })
      expect(lost).toBeGreaterThanOrEqual(centsForMissing(paid, { ...promised, grams: more ?? 0 }))
      expect(lost).toBeLessThanOrEqual(paid)
    }),
  )
})
