import { expect, test } from 'vitest'
import { pictureAt, pictureSet, sizeName } from './picture-at.ts'

test('a picture of the shop is asked for in the next stored width', () => {
  expect(pictureAt('/pictures/blueberry', 200)).toBe('/pictures/blueberry/320.webp')
  expect(pictureAt('/pictures/blueberry', 5000)).toBe('/pictures/blueberry/1200.webp')
  expect(pictureSet('/pictures/blueberry')).toContain('/pictures/blueberry/160.webp 160w')
})

test('one of the library is asked for in its shape, others as they are', () => {
  const own = `/pictures/p-${'0'.repeat(32)}-3070`
  expect(pictureAt(own, 480, '1/1')).toBe(`${own}/${sizeName(480, '1/1')}`)
  expect(pictureAt(own, 480, '1/1')).toBe(`${own}/480-1x1.webp`)
  expect(pictureSet(own, '16/9')).toContain(`${own}/160-16x9.webp 160w`)
  expect(pictureAt(own, 480)).toBe(`${own}/480.webp`)
  expect(pictureAt('/pictures/product-1-1', 480, '1/1')).toBe('/pictures/product-1-1/480.webp')
})

test('a foreign picture stays as it is', () => {
  expect(pictureAt('blob:abc', 200)).toBe('blob:abc')
  expect(pictureSet('https://example.com/a.png')).toBeUndefined()
})
