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

test('price goes down first, then up, and a new sort begins at the first page', () => {
  const down = resort(read('page=4'), 'price')
  expect(down).toMatchObject({ orderby: 'price', orderway: 'desc', page: 1 })
  const up = resort(down, 'price')
  expect(up.orderway).toBe('asc')
  expect(resort(up, 'price').orderway).toBe('desc')
  expect(resort(up, 'time')).toMatchObject({ orderby: 'time', orderway: 'desc' })
})
