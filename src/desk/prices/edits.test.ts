import { expect, test } from 'vitest'
import { countEdits, editCell, isWrong, linesOf, NO_EDITS, turnShelf, workOut } from './edits.ts'
import { readPasted } from './read-pasted.ts'

const name = { zh_CN: '桃', en_US: 'Peach' }
const sku = { id: 7, name, code: '', price: '10.00', market_price: '', stock: 3 }
const product = { id: 2, name, on_sale: 1, skus: [sku] }

test('a cell that is again as it was is no change, however it is spelled', () => {
  const edits = editCell(NO_EDITS, sku, 'price', '¥12')
  expect(countEdits(edits)).toBe(1)
  expect(countEdits(editCell(edits, sku, 'price', '10'))).toBe(0)
  expect(countEdits(turnShelf(turnShelf(edits, product), product))).toBe(1)
})

test('what is sent says what stood there, and a market price that is gone', () => {
  const priced = { ...sku, market_price: '15.00' }
  const edits = editCell(editCell(NO_EDITS, priced, 'price', '¥1,012.5'), priced, 'market_price', '')
  expect(linesOf(edits)).toEqual([
    { sku_id: 7, was_price: '10.00', was_market: '15.00', price: '1012.5', market_price: '0' },
  ])
})

test('a word in a cell is wrong, a change in percent is worked out', () => {
  expect(isWrong(editCell(NO_EDITS, sku, 'price', 'ten').skus[7]!)).toBe(true)
  expect(workOut('+5%', '10.00')).toBe('10.50')
  expect(workOut('ten%', '10.00')).toBe('ten%')
})

test('a piece of a spreadsheet is read row by row; one cell is no piece', () => {
  expect(readPasted('12.80')).toBeUndefined()
  expect(readPasted('12.80\t15\r\n13.80\t\r\n')).toEqual([
    ['12.80', '15'],
    ['13.80', ''],
  ])
})
