import { expect, test } from 'vitest'
import { pictureAt, pictureSet } from './picture-at.ts'

test('a picture of the shop is asked for in the next stored width', () => {
  expect(pictureAt('/pictures/blueberry', 200)).toBe('/pictures/blueberry/320.webp')
  expect(pictureAt('/pictures/blueberry', 5000)).toBe('/pictures/blueberry/1200.webp')
  expect(pictureSet('/pictures/blueberry')).toContain('/pictures/blueberry/160.webp 160w')
})

test('a foreign picture stays as it is', () => {
  expect(pictureAt('blob:abc', 200)).toBe('blob:abc')
  expect(pictureSet('https://example.com/a.png')).toBeUndefined()
})
