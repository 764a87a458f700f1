import { expect, test } from 'vitest'
import { checkDigit } from '#features/packing/scale-label.ts'
import type { Box, BoxLine } from '#features/packing/waves-seller-contract.ts'
import { addLabel } from './add-label.ts'
import { readScan } from './read-scan.ts'

const aLine = (line: Partial<BoxLine>): BoxLine => ({
  sku_id: 1,
  title: '',
  option: '',
  picture: '',
  barcode: '',
  code: '',
  num: 1,
  packed: 0,
  missing: 0,
  nominal_grams: 0,
  packed_grams: 0,
  to_weigh: 0,
  ...line,
})
const fish = aLine({ sku_id: 7, code: '123', nominal_grams: 1000, to_weigh: 1, num: 2 })
const apple = aLine({ sku_id: 8, barcode: '6901234567892' })
const box: Box = {
  order_sn: '2611160000000000000001',
  box: 1,
  consignee: '',
  remark: '',
  state: 'claimed',
  claimed_by: '',
  mine: 1,
  held_because: '',
  packed_by: '',
  to_repack: 0,
  lines: [fish, apple],
}
const printed = (twelve: string) => `${twelve}${checkDigit(twelve)}`

test('a bag from the scales is known by its goods, with what it weighs', () => {
  const wave = { boxes: [box], item_digits: 5 }
  expect(readScan(wave, box, printed('210012300485'))).toEqual({ kind: 'label', line: fish, grams: 485 })
  expect(readScan(wave, box, printed('210012400485'))).toBeUndefined()
  expect(readScan(wave, box, '6901234567892')).toEqual({ kind: 'line', line: apple })
  expect(readScan(wave, box, box.order_sn)).toEqual({ kind: 'box', order_sn: box.order_sn })
  // What was weighed is not weighed again by a label.
  const weighed = { ...box, lines: [{ ...fish, to_weigh: 0 }] }
  expect(readScan(wave, weighed, printed('210012300485'))).toBeUndefined()
})

test('a code that is a product’s own is that product, even where it looks like a label', () => {
  const text = printed('210012300485')
  const own = { ...box, lines: [fish, aLine({ sku_id: 9, barcode: text })] }
  expect(readScan({ boxes: [own] }, own, text)).toMatchObject({ kind: 'line', line: { sku_id: 9 } })
})

test('a line weighs what all its bags weigh together, and takes no bag too many', () => {
  const first = addLabel([], fish, 485)
  expect(first).toEqual({ read: [485], packed: 1 })
  const second = addLabel(first?.read ?? [], { ...fish, packed: 1 }, 510)
  expect(second).toEqual({ read: [485, 510], packed: 2, grams: 995 })
  expect(addLabel(second?.read ?? [], { ...fish, packed: 2 }, 500)).toBeUndefined()
  // Put into the box by hand before it was on the scales.
  expect(addLabel([], { ...fish, num: 1, packed: 1 }, 480)).toEqual({ read: [480], packed: 1, grams: 480 })
})
