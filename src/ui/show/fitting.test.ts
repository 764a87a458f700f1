import { expect, test } from 'vitest'
import { fitting, overhang } from './fitting.ts'

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

test.each([
  [2, 'not-in-twos'],
  [3, 'not-in-threes'],
  [4, 'not-in-fours'],
  [5, 'not-in-fives'],
])('in %i columns only the first row may be short', (columns, left) => {
  for (let cards = 1; cards <= 40; cards++) {
    const shown = Array.from({ length: cards }, (_, at) => !overhang(cards, at).split(' ').includes(left))
    const count = shown.filter(Boolean).length
    expect(count).toBe(cards <= columns ? cards : cards - (cards % columns))
    expect(shown.slice(0, count).every(Boolean)).toBe(true)
  }
})
