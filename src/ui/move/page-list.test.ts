import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageCount, pageList } from './page-list.ts'

test('a short list is shown whole', () => {
  expect(pageList(2, 4)).toEqual([1, 2, 3, 4])
})

test('the middle of a long list keeps both ends', () => {
  expect(pageList(5, 23)).toEqual([1, 'gap', 4, 5, 6, 'gap', 23])
})

test('a gap never stands for a single page', () => {
  expect(pageList(4, 23)).toEqual([1, 2, 3, 4, 5, 'gap', 23])
})

test('every pager holds the first, the current and the last page in order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (pages, seed) => {
      const current = (seed % pages) + 1
      const shown = pageList(current, pages).filter((entry) => entry !== 'gap')
      expect(shown).toContain(current)
      expect(shown.at(0)).toBe(1)
      expect(shown.at(-1)).toBe(pages)
      expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b))
      expect(pageList(current, pages).length).toBeLessThanOrEqual(7)
    }),
  )
})

test('an empty list has one page', () => {
  expect(pageCount(0, 10)).toBe(1)
  expect(pageCount(11, 10)).toBe(2)
})
