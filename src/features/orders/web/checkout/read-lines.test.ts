import { expect, test } from 'vitest'
import { readLines } from './read-lines.ts'

const asking = (num: number, times = 1) =>
  JSON.stringify(Array(times).fill({ product_id: 1, sku_price_id: 2, num }))

test.each([
  [0, 1],
  [-3, 1],
  [7, 7],
  [5000, 99],
])('a quantity of %i in an address becomes %i', (num, taken) => {
  expect(readLines(asking(num))?.[0]?.num).toBe(taken)
})

test('more lines than an order takes are not read', () => {
  expect(readLines(asking(1, 100))).toHaveLength(100)
  expect(readLines(asking(1, 101))).toBeUndefined()
})
