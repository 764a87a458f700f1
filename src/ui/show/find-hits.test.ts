import { expect, test } from 'vitest'
import { findHits, joinRanges } from './find-hits.ts'

test('finds every occurrence, whatever its case', () => {
  expect(findHits('Apple pie, APPLE juice', ['apple'])).toEqual([
    [0, 5],
    [11, 16],
  ])
})

test('hits that touch or overlap become one', () => {
  expect(findHits('草莓蓝莓', ['草莓', '莓蓝'])).toEqual([[0, 3]])
  expect(
    joinRanges([
      [4, 6],
      [0, 2],
      [2, 4],
    ]),
  ).toEqual([[0, 6]])
})

test('blank terms mark nothing', () => {
  expect(findHits('abc', ['', '  '])).toEqual([])
})
