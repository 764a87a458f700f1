import { expect, test } from 'vitest'
import { clampQuantity, firstChoice, isSoldOut, mostOnPage } from './buy-rules.ts'

test('at most ten, and never more than there are', () => {
  expect(mostOnPage({ id: 1, stock: 200 })).toBe(10)
  expect(mostOnPage({ id: 1, stock: 3 })).toBe(3)
  expect(mostOnPage({ id: 1, stock: 0 })).toBe(0)
  expect(mostOnPage(undefined)).toBe(10)
})

test.each([
  [0, 100, 1],
  [7, 100, 7],
  [11, 100, 10],
  [7, 3, 3],
  [2.5, 100, 1],
  [Number.NaN, 100, 1],
])('%s of %s left becomes %s', (wanted, stock, taken) => {
  expect(clampQuantity(wanted, mostOnPage({ id: 1, stock }))).toBe(taken)
})

test('a single option is chosen by itself, unless it is sold out', () => {
  expect(firstChoice([{ id: 4, stock: 1 }], 0)).toBe(4)
  expect(firstChoice([{ id: 4, stock: 0 }], 0)).toBeUndefined()
  const two = [
    { id: 4, stock: 1 },
    { id: 5, stock: 0 },
  ]
  expect(firstChoice(two, 0)).toBeUndefined()
})

test('the address may name an option that is there and can be had, and no other', () => {
  const skus = [
    { id: 4, stock: 1 },
    { id: 5, stock: 0 },
  ]
  expect(firstChoice(skus, 4)).toBe(4)
  expect(firstChoice(skus, 5)).toBeUndefined()
  expect(firstChoice(skus, 99)).toBeUndefined()
})

test('a product is sold out when every option is', () => {
  expect(isSoldOut([{ id: 1, stock: 0 }])).toBe(true)
  expect(
    isSoldOut([
      { id: 1, stock: 0 },
      { id: 2, stock: 1 },
    ]),
  ).toBe(false)
})
