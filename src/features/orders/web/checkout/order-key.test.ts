import { expect, test } from 'vitest'
import { orderKey } from './order-key.ts'

const body = { goods_list: [{ product_id: 1, sku_price_id: 2, num: 3 }], remark: '' }

test('the same form sent twice has one key; another visit or another form has its own', () => {
  expect(orderKey('a1b2c3', body)).toBe(orderKey('a1b2c3', { ...body }))
  const others = [
    orderKey('d4e5f6', body),
    orderKey('a1b2c3', { ...body, remark: '周末送' }),
    orderKey('a1b2c3', { ...body, goods_list: [{ product_id: 1, sku_price_id: 2, num: 4 }] }),
    orderKey('default', body),
  ]
  expect(new Set([orderKey('a1b2c3', body), ...others]).size).toBe(5)
})
