import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawSaid, forgetSaid, readSaid, saidLine } from './said.ts'

test('what is said comes back as it was, once it has been a cookie', () =>
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 300 }), fc.boolean(), (text, good) => {
      const [cookie] = saidLine({ text, good }, 'http://localhost').split(';')
      expect(readSaid(`a=b; ${cookie}`)).toEqual({ text, good })
    }),
  ))

test('no cookie, or one somebody made, is no reason to fail', () => {
  expect(readSaid()).toBeUndefined()
  expect(readSaid('said=')).toBeUndefined()
  expect(readSaid('said=%E0%A4%A')).toBeUndefined()
})

test('words are never taken for a page', () => {
  expect(drawSaid({ text: '<script>alert(1)</script>', good: true })).not.toContain('<script')
})

test('what is said travels by https alone where the shop does', () => {
  const said = { text: 'a', good: true }
  for (const line of [saidLine(said, 'https://orchard.example'), forgetSaid('https://orchard.example')])
    expect(line).toMatch(/; HttpOnly; Secure$/)
  expect(saidLine(said, 'http://localhost')).not.toContain('Secure')
})
