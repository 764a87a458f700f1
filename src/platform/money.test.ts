import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromYuan, splitCents, toYuan } from './money.ts'

test('an amount survives the way to the wire and back', () => {
  fc.assert(fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => fromYuan(toYuan(cents)) === cents))
})

test('a split loses no cent, gives nobody less than nothing and leans to no part by more than one cent', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1e7 }), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), weights, (amount, parts) => {
      const split = splitCents(amount, parts)
      const total = parts.reduce((sum, part) => sum + part, 0)
      expect(split.reduce((sum, part) => sum + part, 0)).toBe(amount)
      if (total === 0) return
      split.forEach((part, at) => {
        expect(Math.abs(part - (amount * (parts[at] ?? 0)) / total)).toBeLessThan(1.001)
      })
    }),
  )
})

test.each(['', 'abc', '1.234', '1e3', '--1', '12,80', '9999999999'])('%j is not an amount', (text) => {
  expect(fromYuan(text)).toBeUndefined()
})

test.each([
  ['12.8', 1280],
  ['12.08', 1208],
  ['12', 1200],
  ['-0.5', -50],
  [' 0.01 ', 1],
  [12.8, 1280],
])('%j is an amount of %i cents', (yuan, cents) => {
  expect(fromYuan(yuan)).toBe(cents)
})
