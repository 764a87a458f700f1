import { expect, test } from 'vitest'
import { readShopPlace, resort, shopPlacePath } from './shop-place.ts'

const read = (query: string) => readShopPlace(new URLSearchParams(query))

test('an address says keyword, sort and page, and leads back to the same place', () => {
  const place = read('keyword=苹果&orderby=price&orderway=asc&page=3')
  expect(place).toEqual({ keyword: '苹果', orderby: 'price', orderway: 'asc', page: 3 })
  expect(read(shopPlacePath(7, place).split('?')[1] ?? '')).toEqual(place)
  expect(shopPlacePath(7, read(''))).toBe('/shopIndex/7')
})

test.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=99999999999', 'orderby=secret', 'orderway=up'])(
  '%s in the address asks for nothing',
  (query) => {
    expect(read(query)).toEqual(read(''))
  },
)

test('a keyword is trimmed, cut and freed of control characters', () => {
  expect(read('keyword=%00%0a+a%07b+').keyword).toBe('a b')
  expect(read(`keyword=${'x'.repeat(10_000)}`).keyword).toHaveLength(100)
})

test('a new sort begins at the first page and keeps the keyword', () => {
  const sorted = resort(read('keyword=fish&page=4'), { by: 'price', way: 'asc' })
  expect(sorted).toEqual({ keyword: 'fish', orderby: 'price', orderway: 'asc', page: 1 })
})
