import fc from 'fast-check'
import { expect, test } from 'vitest'
import { focusSuffix, frameOf, roundFocus } from './frame-rules.ts'

const side = fc.integer({ min: 1, max: 6000 })
const share = fc.double({ min: 0, max: 1, noNaN: true })
const shape = fc.constantFrom(1, 4 / 3, 3 / 2, 16 / 9, 2, 3 / 4)

test('a frame lies inside its picture, touches two of its edges, and holds the focus', () => {
  fc.assert(
    fc.property(side, side, shape, share, share, (width, height, shape, x, y) => {
      const frame = frameOf({ width, height }, shape, { x, y })
      expect(frame.left).toBeGreaterThanOrEqual(0)
      expect(frame.top).toBeGreaterThanOrEqual(0)
      expect(frame.left + frame.width).toBeLessThanOrEqual(width)
      expect(frame.top + frame.height).toBeLessThanOrEqual(height)
      expect(frame.width === width || frame.height === height).toBe(true)
      // Within the pixel that rounding takes.
      expect(x * width).toBeGreaterThanOrEqual(frame.left - 1)
      expect(x * width).toBeLessThanOrEqual(frame.left + frame.width + 1)
      expect(y * height).toBeGreaterThanOrEqual(frame.top - 1)
      expect(y * height).toBeLessThanOrEqual(frame.top + frame.height + 1)
    }),
  )
})

test('a frame has the shape that was asked for, to the pixel', () => {
  expect(frameOf({ width: 3000, height: 1000 }, 1, { x: 0.9, y: 0.5 })).toEqual({
    left: 2000,
    top: 0,
    width: 1000,
    height: 1000,
  })
  expect(frameOf({ width: 1000, height: 3000 }, 1, { x: 0.5, y: 0.3 })).toMatchObject({ top: 400 })
})

test('a name says the focus in hundredths, and nothing for the middle', () => {
  expect(focusSuffix({ x: 0.5, y: 0.5 })).toBe('')
  expect(focusSuffix({ x: 0.3, y: 0.071 })).toBe('-3007')
  expect(focusSuffix({ x: 1, y: 0 })).toBe('-9900')
  expect(roundFocus({ x: 1, y: 0.333 })).toEqual({ x: 0.99, y: 0.33 })
})
