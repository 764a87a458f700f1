import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asksReversedRange, readSearchPlace, type SearchPlace, searchPath } from './search-place.ts'
import { isRangeReversed, isRangeSet, nextSort } from './search-rules.ts'

const read = (query: string) => readSearchPlace(new URLSearchParams(query))

const amount = fc.oneof(
  fc.constant(''),
  fc.nat({ max: 99_999 }).map((cents) => String(cents / 100)),
)
const place: fc.Arbitrary<SearchPlace> = fc
  .record({
    keyword: fc.string({ maxLength: 20 }).map((text) => text.replace(/\p{Cc}/gu, '').trim()),
    orderby: fc.constantFrom('comprehensive', 'price', 'time'),
    orderway: fc.constantFrom('asc', 'desc'),
    min_price: amount,
    max_price: amount,
    type_id: fc.nat({ max: 999_999 }),
    page: fc.integer({ min: 1, max: 50 }),
  })
  .filter(({ min_price, max_price }) => !isRangeReversed(min_price, max_price))
  .map((one) => (one.orderby === 'comprehensive' ? { ...one, orderway: 'desc' } : one))

test('every place has an address that leads back to it', () => {
  fc.assert(
    fc.property(place, (here) => {
      const { searchParams } = new URL(searchPath(here), 'http://shop')
      expect(readSearchPlace(searchParams)).toEqual(here)
    }),
  )
})

test('an address says only what is asked for', () => {
  expect(searchPath({})).toBe('/Search')
  expect(searchPath({ keyword: '苹果', page: 1 })).toBe('/Search?keyword=%E8%8B%B9%E6%9E%9C')
  expect(searchPath({ orderby: 'price', orderway: 'asc', type_id: 3, page: 2 })).toBe(
    '/Search?orderby=price&orderway=asc&type_id=3&page=2',
  )
})

test.each([
  ['page=0', { page: 1 }],
  ['page=-3', { page: 1 }],
  ['page=x', { page: 1 }],
  ['type_id=1.5', { type_id: 0 }],
  ['orderby=id&orderway=up', { orderby: 'comprehensive', orderway: 'desc' }],
  ['min_price=abc&max_price=1e9', { min_price: '', max_price: '' }],
  ['min_price=012.50&max_price=%2020%20', { min_price: '12.5', max_price: '20' }],
  ['keyword=%20%20', { keyword: '' }],
  ['keyword=%00%07', { keyword: '' }],
  ['keyword=%E2%80%AEpear%00tree', { keyword: 'pear tree' }],
  [`keyword=${'a'.repeat(10_000)}`, { keyword: 'a'.repeat(101) }],
])('nonsense asks for nothing: %s', (query, expected) => {
  expect(read(query)).toMatchObject(expected)
})

test.each([
  ['/Search/%E8%8B%B9%E6%9E%9C', '', '苹果'],
  ['/search/a%20b/', '', 'a b'],
  ['/Search/pear', 'keyword=apple', 'apple'],
  ['/Search/%E8%8B', '', ''],
  ['/Search', '', ''],
  ['/Searching/pear', '', ''],
])('%s?%s asks for the keyword "%s"', (pathname, query, keyword) => {
  expect(readSearchPlace(new URLSearchParams(query), pathname).keyword).toBe(keyword)
})

test('a range the wrong way round loses its minimum', () => {
  expect(read('min_price=20&max_price=10')).toMatchObject({ min_price: '', max_price: '10' })
  expect(asksReversedRange(new URLSearchParams('min_price=20&max_price=10'))).toBe(true)
  expect(asksReversedRange(new URLSearchParams('min_price=9&max_price=10'))).toBe(false)
})

test('a range runs only with both ends, and compares numbers', () => {
  expect(isRangeSet('', '10')).toBe(false)
  expect(isRangeSet('10', '')).toBe(false)
  expect(isRangeSet('9', '10')).toBe(true)
  expect(isRangeSet('10', '9')).toBe(false)
  expect(isRangeReversed('10', '')).toBe(false)
})

test('price and time go down first and turn on every further click; comprehensive has no direction', () => {
  const clicks = [
    'price',
    'price',
    'price',
    'time',
    'time',
    'price',
    'comprehensive',
    'comprehensive',
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
  ])
})
