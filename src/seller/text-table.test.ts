import { expect, test } from 'vitest'
import { shorten, textWidth } from '#platform/text-width.ts'
import { drawTable } from './text-table.ts'

test.each([
  ['abc', 3],
  ['鲜集', 4],
  ['鲜a集，', 7],
  ['🍎', 2],
  ['é', 1],
  ['', 0],
])('%s takes %i columns', (text, width) => expect(textWidth(text)).toBe(width))

test('columns stand under one another in either script, numbers to the right', () => {
  const table = drawTable(
    ['商品', 'Left'],
    [
      ['苹果', 5],
      ['Apple juice', 1200],
    ],
  )
  expect(table.split('\n')).toEqual(['商品         Left', '苹果            5', 'Apple juice  1200'])
})

test('a long text ends in an ellipsis within its width', () => {
  expect(shorten('红富士苹果', 10)).toBe('红富士苹果')
  expect(shorten('红富士苹果', 9)).toBe('红富士苹…')
  expect(shorten('红富士苹果', 8)).toBe('红富士…')
  expect(shorten('a\n b', 9)).toBe('a b')
})
