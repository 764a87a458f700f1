import { expect, test } from 'vitest'
import { readCount } from './read-count.ts'

const line = {
  sku_id: 7,
  product_id: 1,
  product_name: '桃',
  sku_name: '一箱',
  code: '12',
  barcode: '6901234567892',
  expected: 3,
  ordered: 0,
  count: null,
}

test.each([
  ['12', { kind: 'count', how: 'set', counted: 12 }],
  ['+5', { kind: 'count', how: 'add', counted: 5 }],
  ['6901234567892', { kind: 'goods', sku_id: 7 }],
  ['', undefined],
  ['-3', undefined],
  ['6901234567899', undefined],
])('%s in a cell', (typed, read) => {
  expect(readCount([line], typed)).toEqual(read)
})
