import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkDigit, ITEM_DIGITS, readScaleLabel } from './scale-label.ts'

const label = (twelve: string) => `${twelve}${checkDigit(twelve)}`

test('a label of the scales says which goods and how heavy', () => {
  // The check digit of a printed label, not ours.
  expect(readScaleLabel('2112345012345', ITEM_DIGITS)).toBeUndefined()
  expect(readScaleLabel('4006381333931', ITEM_DIGITS)).toBeUndefined()
  expect(checkDigit('400638133393')).toBe(1)
  expect(readScaleLabel(label('210012300485'), ITEM_DIGITS)).toEqual({ item: '00123', grams: 485 })
  expect(readScaleLabel(label('210012300485'), 4)).toEqual({ item: '0012', grams: 300_485 })
  expect(readScaleLabel(label('210012300000'), ITEM_DIGITS)).toBeUndefined()
})

test('whatever is printed is read back, and no digit of it may be misread', () => {
  const digits = fc.integer({ min: 4, max: 6 })
  const printed = fc.record({
    digits,
    prefix: fc.integer({ min: 20, max: 29 }),
    item: fc.nat({ max: 9999 }),
    grams: fc.integer({ min: 1, max: 9999 }),
    at: fc.nat({ max: 12 }),
    off: fc.integer({ min: 1, max: 9 }),
  })
  fc.assert(
    fc.property(printed, ({ digits, prefix, item, grams, at, off }) => {
      const goods = String(item).padStart(digits, '0')
      const text = label(`${prefix}${goods}${String(grams).padStart(10 - digits, '0')}`)
      expect(readScaleLabel(text, digits)).toEqual({ item: goods, grams })
      const wrong = [...text].with(at, String((Number(text[at]) + off) % 10)).join('')
      expect(readScaleLabel(wrong, digits)).toBeUndefined()
    }),
  )
})
