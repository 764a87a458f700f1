import { expect, test } from 'vitest'
import { passwordHint } from './password-hint.ts'

test('a password longer than the hint says is said to be good as well', () => {
  expect(passwordHint('')).toBe('6-12 位，字母加数字')
  expect(passwordHint('fresh1234567')).toBe('6-12 位，字母加数字')
  expect(passwordHint('fresh12345678')).toBe('6-12 位及以上，字母加数字')
})
