import fc from 'fast-check'
import { expect, test } from 'vitest'
import { utf8Of } from './utf8.ts'

test('any text becomes the bytes Node makes of it, also with half a sign in it', () => {
  const halves = fc.string({ unit: fc.constantFrom('鲜', '😀', '\ud83d', '\ude00', 'a') })
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), halves), (text) =>
      utf8Of(text).equals(Buffer.from(text)),
    ),
  )
})

test('pieces become the bytes of what they are together, wherever they were cut', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: fc.constantFrom('鲜', '\ud83d', '\ude00', 'a') })), (pieces) =>
      utf8Of(...pieces).equals(Buffer.from(pieces.join(''))),
    ),
  )
})

test('a text of any length has bytes of its own, which stay when the next one is written', () => {
  const first = utf8Of('鲜'.repeat(1000))
  const long = '集'.repeat(200_000)
  expect(utf8Of(long).equals(Buffer.from(long))).toBe(true)
  expect(first.toString()).toBe('鲜'.repeat(1000))
})
