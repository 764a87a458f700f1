import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsOf, type Left } from './refund-rules.ts'

const left = fc.record({
  pieces: fc.integer({ min: 1, max: 99 }),
  cents: fc.integer({ min: 0, max: 99_999_999 }),
})

test('pieces asked back one after another come to exactly what was paid, in whatever portions', () => {
  fc.assert(
    fc.property(left, fc.array(fc.integer({ min: 1, max: 99 })), (bought: Left, portions) => {
      let rest = bought
      let given = 0
      for (const wanted of [...portions, bought.pieces]) {
        const pieces = Math.min(wanted, rest.pieces)
        if (pieces === 0) break
        const cents = centsOf(rest, pieces)
        expect(cents).toBeGreaterThanOrEqual(0)
        expect(cents).toBeLessThanOrEqual(rest.cents)
        // Never a cent and more away from the piece's own price.
        expect(Math.abs(cents - (rest.cents * pieces) / rest.pieces)).toBeLessThan(1)
        given += cents
        rest = { pieces: rest.pieces - pieces, cents: rest.cents - cents }
      }
      expect(rest).toEqual({ pieces: 0, cents: 0 })
      expect(given).toBe(bought.cents)
    }),
  )
})

test('ten yuan for three pieces: 3.34, 3.33, 3.33', () => {
  expect(centsOf({ pieces: 3, cents: 1000 }, 1)).toBe(334)
  expect(centsOf({ pieces: 2, cents: 666 }, 1)).toBe(333)
  expect(centsOf({ pieces: 1, cents: 333 }, 1)).toBe(333)
})
