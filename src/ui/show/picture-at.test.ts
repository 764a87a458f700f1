import { afterEach, expect, test } from 'vitest'
import { fetchAssetsFrom } from '#platform/asset-address.ts'
import { largestAt, STORED_WIDTHS } from './largest-picture.ts'
import { pictureAt, pictureSet, sizeName, wholePictureAt, widthsFor } from './picture-at.ts'

afterEach(() => fetchAssetsFrom(''))

test('a picture of the shop’s may come from another host; one of a buyer’s never does', () => {
  fetchAssetsFrom('https://files.example')
  const own = `/pictures/p-${'0'.repeat(32)}`
  expect(pictureAt(own, 800)).toBe(`https://files.example${own}/800.webp`)
  expect(pictureSet(own, widthsFor('100vw'))).toContain(`https://files.example${own}/800.webp 800w`)
  const upload = `/pictures/u-${'0'.repeat(32)}`
  expect(pictureAt(upload, 800)).toBe(`${upload}/800.webp`)
})

test('who reads an address elsewhere gets it whole, wherever the picture lies', () => {
  const whole = (picture: string) => wholePictureAt('https://shop.example', picture, 800)
  expect(whole('/pictures/blueberry')).toBe('https://shop.example/pictures/blueberry/800.webp')
  expect(whole('https://example.com/a.png')).toBe('https://example.com/a.png')
  fetchAssetsFrom('https://files.example')
  const own = `/pictures/p-${'0'.repeat(32)}`
  expect(whole(own)).toBe(`https://files.example${own}/800.webp`)
})

test('a picture of the shop is asked for in the next stored width', () => {
  expect(pictureAt('/pictures/blueberry', 200)).toBe('/pictures/blueberry/320.webp')
  expect(pictureAt('/pictures/blueberry', 5000)).toBe('/pictures/blueberry/1200.webp')
  expect(pictureSet('/pictures/blueberry', widthsFor('100vw'))).toContain(
    '/pictures/blueberry/1200.webp 1200w',
  )
})

test('one of the library is asked for in its shape, others as they are', () => {
  const own = `/pictures/p-${'0'.repeat(32)}-3070`
  expect(pictureAt(own, 480, '1/1')).toBe(`${own}/${sizeName(480, '1/1')}`)
  expect(pictureAt(own, 480, '1/1')).toBe(`${own}/480-1x1.webp`)
  expect(pictureSet(own, widthsFor('92px'), '16/9')).toContain(`${own}/160-16x9.webp 160w`)
  expect(pictureAt(own, 480)).toBe(`${own}/480.webp`)
  expect(pictureAt('/pictures/product-1-1', 480, '1/1')).toBe('/pictures/product-1-1/480.webp')
})

test('a foreign picture stays as it is', () => {
  expect(pictureAt('blob:abc', 200)).toBe('blob:abc')
  expect(pictureSet('https://example.com/a.png', widthsFor('100vw'))).toBeUndefined()
})

test('only widths that a screen would choose are named', () => {
  expect(widthsFor('48px')).toEqual([160])
  expect(widthsFor('92px')).toEqual([160, 320])
  expect(widthsFor('(min-width: 768px) 224px, 46vw')).toEqual([320, 480, 800])
  expect(widthsFor('(min-width: 1200px) 720px, 100vw')).toEqual([480, 800, 1200])
  expect(widthsFor('calc(50% - 2rem)')).toEqual([160, 320, 480, 800, 1200])
  expect(pictureSet('/pictures/blueberry', widthsFor('48px'))).toBeUndefined()
})

test('the largest width is for a screen of its own: it is stored, and no page names it', () => {
  expect(largestAt('/pictures/blueberry', '1/1')).toBe('/pictures/blueberry/1600.webp')
  expect(largestAt('blob:abc')).toBe('blob:abc')
  expect(STORED_WIDTHS).toContain(1600)
  expect(pictureSet('/pictures/blueberry', widthsFor('100vw'))).not.toContain('1600')
})
