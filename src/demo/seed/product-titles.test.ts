import { expect, test } from 'vitest'
import products from '../../../seeds/products.json' with { type: 'json' }
import type { ProductSeed } from '../../../seeds/seed-types.ts'

/** How many or how much: what a sku says, and may say otherwise than a title. */
const SIZE = /[\d两三六十]\s*(?:斤|kg|公斤|枚|片装|条|根|串|颗|盒|杯)|净重|, (?:\d|two|three)|\d ?kg/

test('no title names the size of one of its skus', () => {
  const named = (products as ProductSeed[]).flatMap(({ name }) => Object.values(name))
  expect(named.length).toBeGreaterThan(80)
  expect(named.filter((title) => SIZE.test(title))).toEqual([])
})
