import { expect, test } from 'vitest'
import { joinShapes } from './join-shapes.ts'

test('the shapes of an icon become one', () => {
  expect(joinShapes('<path d="M12 5v14"></path><path d="m19 12-7 7-7-7"></path>')).toBe(
    '<path d="M12 5v14M0 0m19 12-7 7-7-7"/>',
  )
  expect(joinShapes('<line x1="3" x2="21" y1="6" y2="7"/><polyline points="1 2 3 4"/>')).toBe(
    '<path d="M3 6L21 7M1 2 3 4"/>',
  )
  expect(joinShapes('<circle cx="12" cy="8" r="6"/>')).toBe(
    '<path d="M6 8a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z"/>',
  )
})

test('corners stay as round as they were', () => {
  expect(joinShapes('<rect width="20" height="12" x="2" y="6" rx="2"/>')).toBe(
    '<path d="M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2z"/>',
  )
  expect(joinShapes('<rect width="4" height="4" x="2" y="2"/>')).toBe('<path d="M2 2h4v4h-4v-4z"/>')
})

test('what is painted in its own way stays apart', () => {
  expect(joinShapes('<path d="M1 1v2"/><circle cx="7.5" cy="7.5" r=".5" fill="currentColor"></circle>')).toBe(
    '<path d="M1 1v2"/><circle cx="7.5" cy="7.5" r=".5" fill="currentColor"/>',
  )
})
