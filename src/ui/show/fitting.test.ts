import { expect, test } from 'vitest'
import { fitting } from './fitting.ts'

test.each([
  [1, 'few few-1'],
  [2, 'few few-2'],
  [3, 'few few-3'],
  [4, 'in-fours'],
  [5, 'in-threes'],
  [6, 'in-threes in-fours'],
  [7, 'in-fours'],
  [8, 'in-fours'],
  [9, 'in-threes'],
  [10, ''],
  [12, 'in-fours'],
])('%i cards leave little of their last row empty', (cards, classes) => {
  expect(fitting(cards)).toBe(classes)
})
