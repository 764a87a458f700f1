import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bars, drawCode128 } from './draw-code-128.ts'

/** What a scanner sees: dark and light modules, one after the other. */
function modulesOf({ path, width }: Bars): string {
  const modules = Array.from({ length: width }, () => '0')
  for (const [, x, w] of path.matchAll(/M(\d+) 0h(\d+)v1h-\d+z/g))
    modules.fill('1', Number(x), Number(x) + Number(w))
  return modules.join('')
}

const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))
const PAIRS = Array.from({ length: 100 }, (_, at) => String(at).padStart(2, '0'))
const mark = (text: string) =>
  createHash('sha256')
    .update(modulesOf(drawCode128(text)))
    .digest('hex')
    .slice(0, 16)

test('every bar stands where another program draws it (bwip-js 4.11)', () => {
  expect(modulesOf(drawCode128('9999'))).toBe('110100111001011101111010111011110101000111101100011101011')
  expect(mark(PAIRS.join(''))).toBe('3acc38907c6c8ff4')
  expect(mark(ASCII.flatMap((letter) => [letter, 'x']).join(''))).toBe('3c722ee6f030b13e')
})

/** The symbols of B and C as they come out of the drawing, which the test above holds to another program's. */
const SHAPES = new Map<string, number>()
for (let value = 0; value < 95; value += 1)
  SHAPES.set(modulesOf(drawCode128(String.fromCharCode(32 + value))).slice(11, 22), value)
for (let value = 95; value < 100; value += 1)
  SHAPES.set(modulesOf(drawCode128(`${value}${value}`)).slice(11, 22), value)
SHAPES.set(modulesOf(drawCode128('00001')).slice(33, 44), 100)

/** Reads bars as a scanner does: by their shapes, changing between the sets, with the sum checked. */
function readBars(modules: string): string {
  const symbols = Array.from({ length: (modules.length - 13) / 11 }, (_, at) =>
    modules.slice(at * 11, at * 11 + 11),
  )
  let inPairs = symbols[0] === '11010011100'
  let text = ''
  let sum = inPairs ? 105 : 104
  for (const [at, shape] of symbols.slice(1, -1).entries()) {
    const value = SHAPES.get(shape)
    if (value === undefined) throw new Error('no such symbol')
    sum += value * (at + 1)
    if (inPairs && value === 100) inPairs = false
    else text += inPairs ? String(value).padStart(2, '0') : String.fromCharCode(value + 32)
  }
  const check = SHAPES.get(symbols.at(-1) ?? '')
  if (check !== undefined && check !== sum % 103) throw new Error('the sum is wrong')
  return text
}

test('what is drawn is read back, whatever the number', () => {
  const numbers = fc.stringMatching(/^\d{4,30}$/)
  const words = fc.stringMatching(/^[A-Za-z-]{1,20}$/)
  fc.assert(fc.property(fc.oneof(numbers, words), (text) => readBars(modulesOf(drawCode128(text))) === text))
})

test('what has no bars is no barcode', () => {
  expect(() => drawCode128('订单')).toThrow('printable ASCII')
})
