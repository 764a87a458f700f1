import { expect, test } from 'vitest'
import { showDay } from './show-day.ts'

test('a day is told with its weekday, as each language writes it', () => {
  expect(showDay('2026-11-17', 'zh_CN')).toBe('11月17日 周二')
  expect(showDay('2026-02-01', 'zh_CN')).toBe('2月1日 周日')
  expect(showDay('2026-11-17', 'en_US')).toBe('Tue, Nov 17')
})
