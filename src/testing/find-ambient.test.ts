import { expect, test } from 'vitest'
import { findAmbient } from './find-ambient.ts'

test.each([
  'const port = process.env.PORT',
  "const port = process['env'].PORT",
  'const { env } = process',
  "import { env } from 'node:process'",
  'const now = new Date()',
  'const now = new Date( )',
  'const now = new Date',
  'const now = Date.now()',
  'const clock = Date.now',
  'const text = Date()',
])('%s is noticed in any file but its own', (line) => {
  const [fault] = findAmbient('src/features/cart/cart-rules.ts', ['', line])
  expect(fault).toMatch(/^src\/features\/cart\/cart-rules\.ts:2: /)
})

test.each([
  ['src/platform/config.ts', 'const port = process.env.PORT'],
  ['src/platform/time.ts', 'export const readClock = () => new Date()'],
  ['src/features/cart/cart-rules.ts', 'const then = new Date(at)'],
  ['src/features/cart/cart-rules.ts', 'const begun = performance.now()'],
  ['src/features/cart/cart-rules.ts', 'type Row = { at: Date; next: Date | null }'],
  ['src/features/cart/cart-rules.ts', 'const at = isDate(value) ? toDate(value) : shopDate(value)'],
  ['src/features/cart/cart-rules.ts', '// new Date() is read elsewhere'],
])('%s may say: %s', (file, line) => {
  expect(findAmbient(file, [line])).toEqual([])
})
