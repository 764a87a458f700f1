import { expect, test } from 'vitest'
import { moneyParts } from './money-parts.ts'

test.each([
  ['12.80', { sign: '', whole: '12', decimals: '80' }],
  ['0.5', { sign: '', whole: '0', decimals: '50' }],
  ['-1288', { sign: '−', whole: '1,288', decimals: '00' }],
  ['1234567.00', { sign: '', whole: '1,234,567', decimals: '00' }],
  ['', { sign: '', whole: '0', decimals: '00' }],
])('%s is cut into its parts', (value, parts) => {
  expect(moneyParts(value, true)).toEqual(parts)
})

test('Chinese prices are not grouped', () => {
  expect(moneyParts('1288.00', false).whole).toBe('1288')
})
