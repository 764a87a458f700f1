import { expect, test } from 'vitest'
import { checkoutPath, readCheckoutPointer } from './checkout-pointer.ts'

const lines = [
  { product_id: 1, sku_price_id: 2, num: 3, cart: 1 as const },
  { product_id: 4, sku_price_id: 5, num: 1 },
]
const inPath = (path: string) => decodeURIComponent(path.replace('/orders/', ''))

test('what is put into an address comes out again, and nothing else', () => {
  expect(readCheckoutPointer(inPath(checkoutPath(lines)))).toEqual(lines)
  const dressedUp = lines.map((line) => ({ ...line, price: '0.01', name: '白送' }))
  expect(readCheckoutPointer(inPath(checkoutPath(dressedUp)))).toEqual(lines)
  expect(readCheckoutPointer('[{"product_id":"7","sku_price_id":"8","num":"2","price":"0"}]')).toEqual([
    { product_id: 7, sku_price_id: 8, num: 2 },
  ])
})

test.each([
  ['a link cut off', '[{"product_id":1,"sku'],
  ['nothing', ''],
  ['no list', '{"product_id":1,"sku_price_id":2,"num":1}'],
  ['an empty list', '[]'],
  ['a line without its sku', '[{"product_id":1,"num":1}]'],
  ['an id that is no number', '[{"product_id":"1 or 1=1","sku_price_id":2,"num":1}]'],
  ['something else', '[null]'],
  ['far too much', JSON.stringify(Array(101).fill({ product_id: 1, sku_price_id: 2, num: 1 }))],
])('%s is not read', (_, text) => {
  expect(readCheckoutPointer(text)).toBeUndefined()
})

test.each([
  [0, 1],
  [-3, 1],
  [5000, 99],
])('a quantity of %i becomes %i', (num, taken) => {
  expect(readCheckoutPointer(JSON.stringify([{ product_id: 1, sku_price_id: 2, num }]))?.[0]?.num).toBe(taken)
})
