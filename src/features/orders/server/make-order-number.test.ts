import { expect, test } from 'vitest'
import { makeOrderNumber } from './make-order-number.ts'

test('orders of one millisecond, and more than can come in it, all have numbers of their own', () => {
  const now = new Date('2026-11-19T11:49:28.410Z')
  const numbers = Array.from({ length: 10_000 }, () => makeOrderNumber(now))
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(numbers.filter((number) => !/^261119194928410\d{7}$/.test(number))).toEqual([])
})
