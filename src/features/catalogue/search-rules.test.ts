import { expect, test } from 'vitest'
import { isRangeReversed, isRangeSet, nextSort } from './search-rules.ts'

test('a range runs only with both ends, and compares numbers', () => {
  expect(isRangeSet('', '10')).toBe(false)
  expect(isRangeSet('10', '')).toBe(false)
  expect(isRangeSet('9', '10')).toBe(true)
  expect(isRangeSet('10', '9')).toBe(false)
  expect(isRangeReversed('10', '')).toBe(false)
})

test('price and time go down first and turn on every further click; the others have no direction', () => {
  const clicks = [
    'price',
    'price',
    'price',
    'time',
    'time',
    'price',
    'comprehensive',
    'comprehensive',
    'sales',
    'sales',
  ] as const
  let sort = { by: 'comprehensive', way: 'desc' } as Parameters<typeof nextSort>[0]
  const seen = clicks.map((by) => {
    sort = nextSort(sort, by)
    return `${sort.by} ${sort.way}`
  })
  expect(seen).toEqual([
    'price desc',
    'price asc',
    'price desc',
    'time desc',
    'time asc',
    'price desc',
    'comprehensive desc',
    'comprehensive desc',
    'sales desc',
    'sales desc',
  ])
})
