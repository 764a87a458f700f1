import { expect, test } from 'vitest'
import { isDrawn } from './is-drawn.ts'

test('what the demo painted is told from what a seller brought', () => {
  expect(isDrawn('/pictures/product-1-1')).toBe(true)
  expect(isDrawn(`/pictures/p-${'0'.repeat(32)}`)).toBe(false)
  expect(isDrawn(`/pictures/p-${'0'.repeat(32)}-3070`)).toBe(false)
  expect(isDrawn('https://elsewhere.example/apple.jpg')).toBe(false)
  expect(isDrawn()).toBe(false)
})
