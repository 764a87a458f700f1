import { expect, test } from 'vitest'
import { pageKey } from './request-key.ts'

const body = { goods_list: [{ product_id: 1, sku_price_id: 2, num: 3 }], remark: '' }

test('the same form sent twice has one key; another visit or another form has its own', () => {
  expect(pageKey('a1b2c3', body)).toBe(pageKey('a1b2c3', { ...body }))
  const others = [
    pageKey('d4e5f6', body),
    pageKey('a1b2c3', { ...body, remark: '周末送' }),
    pageKey('a1b2c3', { ...body, goods_list: [{ product_id: 1, sku_price_id: 2, num: 4 }] }),
    pageKey('default', body),
  ]
  expect(new Set([pageKey('a1b2c3', body), ...others]).size).toBe(5)
})
