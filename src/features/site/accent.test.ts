import fc from 'fast-check'
import { expect, test } from 'vitest'
import { carriesWhite, contrast, DARK_GROUND, darkShadesOf, readColour, shadesOf } from './accent.ts'

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`)

test('whatever colour is taken, words on its shades can be read', () => {
  fc.assert(
    fc.property(colour.filter(carriesWhite), (accent) => {
      const shade = shadesOf(accent)
      expect(shade['--color-brand-600']).toBe(accent)
      for (const pale of ['50', '100']) {
        expect(contrast(shade['--color-brand-700']!, shade[`--color-brand-${pale}`]!)).toBeGreaterThan(4.5)
      }
      expect(contrast('#ffffff', shade['--color-brand-800']!)).toBeGreaterThan(4.5)
    }),
    { numRuns: 2000 },
  )
})

test('in the dark too', () => {
  fc.assert(
    fc.property(colour.filter(carriesWhite), (accent) => {
      const shade = darkShadesOf(accent)
      for (const strong of ['600', '700', '800'])
        expect(contrast(shade[`--dark-${strong}`]!, DARK_GROUND)).toBeGreaterThan(4.5)
      for (const pale of ['50', '100'])
        expect(contrast(shade['--dark-700']!, shade[`--dark-${pale}`]!)).toBeGreaterThan(4.5)
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['#0b8142', true],
  ['#f4511e', false],
  ['#ffff00', false],
  ['#000000', true],
])('%s carries white words: %s', (accent, readable) => expect(carriesWhite(accent)).toBe(readable))

test.each([
  ['#0B8142', '#0b8142'],
  [' #0b8142 ', '#0b8142'],
  ['0b8142', undefined],
  ['#0b8', undefined],
  ['green', undefined],
  ['#0b8142;}body{display:none', undefined],
])('%s is read as %s', (text, read) => expect(readColour(text)).toBe(read))
