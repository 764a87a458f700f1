import { expect, test } from 'vitest'
import { readCheckout, readPayment, readRefundItem, readSearch, readShop } from './index.ts'

const NO_POINTER = ['', '{', 'null', '[]', '7', '{"id":-1}', '{"id":1.5}', '{"order_sn":"<b>"}']

test.each([
  '[{"product_id":1,"sku',
  '{"product_id":1,"sku_price_id":2,"num":1}',
  '[{"product_id":1,"num":1}]',
  '[{"product_id":"1 or 1=1","sku_price_id":2,"num":1}]',
  '[null]',
  ...NO_POINTER,
])('%s names no goods', (text) => {
  expect(readCheckout(text)).toBeUndefined()
})

test.each(NO_POINTER)('%s names no order', (text) => {
  expect(readPayment(text)).toBeUndefined()
})

test.each(['{"id":7}', '{"id":-1,"order_id":3}', '{"id":7,"order_id":1.5}', ...NO_POINTER])(
  '%s names no item',
  (text) => {
    expect(readRefundItem(text)).toBeUndefined()
  },
)

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
])('nonsense asks nothing of the search: %s', (search, expected) => {
  expect(readSearch({ pathname: '/Search', search })).toMatchObject(expected)
})

test.each([
  ['/Search/%E8%8B%B9%E6%9E%9C', '', '苹果'],
  ['/search/a%20b/', '', 'a b'],
  ['/Search/pear', '?keyword=apple', 'apple'],
])('%s%s asks for the keyword "%s"', (pathname, search, wanted) => {
  expect(readSearch({ pathname, search }).keyword).toBe(wanted)
})

test.each(['/Search/%E8%8B', '/Search', '/Searching/pear'])('%s asks for no keyword', (pathname) => {
  expect(readSearch({ pathname, search: '' }).keyword).toBe('')
})

test.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=99999999999', 'orderby=secret', 'orderway=up'])(
  '%s asks nothing of a shop',
  (query) => {
    expect(readShop(new URLSearchParams(query))).toEqual(readShop(new URLSearchParams()))
  },
)

test("a keyword in a shop's address is trimmed, cut and freed of control characters", () => {
  const read = (query: string) => readShop(new URLSearchParams(query)).keyword
  expect(read('keyword=%00%0a+a%07b+')).toBe('a b')
  expect(read(`keyword=${'x'.repeat(10_000)}`)).toHaveLength(100)
})
