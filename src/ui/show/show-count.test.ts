import { afterEach, expect, test } from 'vitest'
import { getLocale, overwriteGetLocale } from '#words/runtime'
import { showCount } from './show-count.ts'

const before = getLocale()
afterEach(() => overwriteGetLocale(() => before))

test('figures are grouped by threes in English, and not in Chinese', () => {
  overwriteGetLocale(() => 'en_US')
  const figures = [0, 12, 999, 1000, 18_642, 100_000, 1_234_567]
  expect(figures.map(showCount)).toEqual(figures.map((figure) => figure.toLocaleString('en-US')))
  overwriteGetLocale(() => 'zh_CN')
  expect(showCount(1_234_567)).toBe('1234567')
})
