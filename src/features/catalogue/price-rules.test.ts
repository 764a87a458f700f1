import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endPrice, readPrice } from './price-rules.ts'

test.each([
  ['12.8', 1280],
  ['¥1,280.50', 128_050],
  [' 0 ', 0],
  ['+5%', 1050],
  ['-12.5 %', 875],
  ['-101%', undefined],
  ['-3', undefined],
  ['1.234', undefined],
  ['twelve', undefined],
])('%s typed over 10.00', (typed, cents) => {
  expect(readPrice(typed, 1000)).toBe(cents)
})

test('a price that ends in .90 does, is at most half a yuan away, and stays when it did already', () => {
  fc.assert(
    fc.property(fc.integer({ min: 40, max: 2_000_000 }), (cents) => {
      const ended = endPrice(cents, 'ninety')
      expect(ended % 100).toBe(90)
      expect(Math.abs(ended - cents)).toBeLessThanOrEqual(50)
      expect(endPrice(ended, 'ninety')).toBe(ended)
    }),
  )
})
