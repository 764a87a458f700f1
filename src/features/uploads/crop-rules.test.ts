import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clampInside, drag, MAX_ZOOM, middleOf, squareOf, zoomBy } from './crop-rules.ts'

const picture = { width: 400, height: 200 }

test('it starts with the largest square in the middle', () => {
  expect(squareOf(middleOf(picture), picture)).toEqual({ left: 100, top: 0, side: 200 })
})

test('dragging to the right shows more of the left, as far as there is any', () => {
  const moved = drag(middleOf(picture), picture, 0.25, 0)
  expect(squareOf(moved, picture)).toEqual({ left: 50, top: 0, side: 200 })
  expect(squareOf(drag(moved, picture, 9, 9), picture)).toEqual({ left: 0, top: 0, side: 200 })
})

test('zooming keeps the middle and ends at its bounds', () => {
  expect(squareOf(zoomBy(middleOf(picture), picture, 2), picture)).toEqual({ left: 150, top: 50, side: 100 })
  expect(zoomBy(middleOf(picture), picture, 100).zoom).toBe(MAX_ZOOM)
  expect(zoomBy(middleOf(picture), picture, 0.01).zoom).toBe(1)
})

test('whatever is asked, the square stays inside the picture', () => {
  const side = fc.integer({ min: 1, max: 8000 })
  const anywhere = fc.double({ min: -1e5, max: 1e5, noNaN: true })
  fc.assert(
    fc.property(side, side, anywhere, anywhere, anywhere, (width, height, x, y, zoom) => {
      const size = { width, height }
      const cut = squareOf(clampInside({ x, y, zoom }, size), size)
      expect(cut.side).toBeGreaterThan(0)
      expect(cut.left).toBeGreaterThanOrEqual(-0.001)
      expect(cut.top).toBeGreaterThanOrEqual(-0.001)
      expect(cut.left + cut.side).toBeLessThanOrEqual(width + 0.001)
      expect(cut.top + cut.side).toBeLessThanOrEqual(height + 0.001)
    }),
  )
})
