import { expect, test } from 'vitest'
import { showTime } from './show-time.ts'

test('Chinese shows the time as it travels', () => {
  expect(showTime('2026-03-01 09:30:05', 'second', 'zh_CN')).toBe('2026-03-01 09:30:05')
  expect(showTime('2026-03-01 09:30:05', 'date', 'zh_CN')).toBe('2026-03-01')
})

test('English names the month', () => {
  expect(showTime('2026-03-01 09:30:05', 'minute', 'en_US')).toBe('Mar 1, 2026, 09:30')
  expect(showTime('2026-12-31', 'second', 'en_US')).toBe('Dec 31, 2026')
})

test('what is no time is left alone', () => {
  expect(showTime('', 'second', 'en_US')).toBe('')
})
