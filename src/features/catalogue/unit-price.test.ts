import { expect, test } from 'vitest'
import { unitPrice } from './unit-price.ts'

test('a box of 2.5 kg for ¥39.90 is ¥7.98 for 500 g and ¥15.96 for a kilogram', () => {
  expect(unitPrice(3990, 2500, 500)).toBe(798)
  expect(unitPrice(3990, 2500, 1000)).toBe(1596)
})

test('a third of a cent is rounded to the nearest', () => {
  expect(unitPrice(100, 300, 500)).toBe(167)
  expect(unitPrice(100, 1500, 500)).toBe(33)
})

test('what has no weight has no price by weight', () => {
  expect(unitPrice(3990, 0, 500)).toBeUndefined()
})
