import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanLine, cleanParagraphs, cutLine, dropUnseen } from './clean-text.ts'

test.each([
  ['a family and a skin tone', '👨‍👩‍👧 🏃🏽‍♀️ 👍🏿'],
  ['a heart on fire, a rainbow, a key', '❤️‍🔥 🏳️‍🌈 1️⃣ ☺︎'],
  ['flags', '🇨🇳 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏴‍☠️'],
  ['Arabic, Persian with its joiners, Hebrew with its points', 'مرحبا می‌خواهم שָׁלוֹם'],
  ['Hindi with joiners', 'क्‍ष श्री'],
  ['a rare way to write a character', '葛󠄀城市 𠮷野家'],
  ['accents that are put together', 'é ế'],
])('%s stays as it is', (_, text) => {
  expect(cleanLine(text)).toBe(text)
  expect(cleanParagraphs(text)).toBe(text)
})

test.each([
  ['no width', 'a\u200bb\u2060c\ufeffd\u00ade', 'abcde'],
  ['joiners that join nothing', 'a\u200db\u200cc 👨\u200d d', 'abc 👨 d'],
  ['two joiners in a row', '👨\u200d\u200d👩', '👨👩'],
  ['what turns the direction', 'a\u202eb\u2066c\u2069d\u200fe\u061cf', 'abcdef'],
  ['halves of a character', 'a\ud800b\udc00c', 'abc'],
  ['halves that would become one', '\ud83d\u200b\ude00', ''],
  ['tags that hide words', 'a\u{e0068}\u{e0069}b', 'ab'],
  ['variants of nothing', '\ufe0f \ufe0f', ''],
  ['what is no character, or stands for one that was lost', 'a\uffffb\ufffdc\u{1fffe}d', 'abcd'],
  ['blanks that look like nothing', '\u3164\u115f', ''],
])('%s goes', (_, text, clean) => {
  expect(cleanLine(text)).toBe(clean)
  expect(cleanParagraphs(text)).toBe(clean)
})

test('a line parts words where a break or a control character stood', () => {
  expect(cleanLine(' a\r\nb\tc\u0000d\u0085e\u2028f ')).toBe('a b c d e f')
})

test('paragraphs keep their lines, and one empty one between them', () => {
  expect(cleanParagraphs('\n a\r\nb\rc\u2028d\n\n\n\ne\tf\u0007g \n')).toBe('a\nb\nc\nd\n\ne fg')
})

test('HTML keeps its breaks and tabs', () => {
  expect(dropUnseen('<p>\r\n\n\n\ta\u0000\u202e</p>')).toBe('<p>\r\n\n\n\ta</p>')
})

test('a cut never leaves half a character', () => {
  expect(cutLine(' ab👍 ', 3)).toBe('ab')
  expect(cutLine('👨‍👩‍👧', 3)).toBe('👨')
})

const unit = fc.oneof(
  fc.constantFrom(
    ...[
      '\u200d',
      '\u200c',
      '\ufe0f',
      '\u{e0100}',
      '\u202e',
      '\u0000',
      '\u0085',
      '\u2028',
      '\ud83d',
      '\ude00',
    ],
    ...[
      '\n',
      '\r',
      '\t',
      ' ',
      'a',
      'م',
      'ک',
      'क',
      '\u094d',
      '👨',
      '👩',
      '🏽',
      '🏴',
      '\u{e0067}',
      '\u{e007f}',
      '❤',
    ],
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
)
const anything = fc.array(unit, { maxLength: 12 }).map((units) => units.join(''))

test.each([
  ['a line', cleanLine],
  ['paragraphs', cleanParagraphs],
  ['HTML', dropUnseen],
])('%s: cleaning twice changes nothing more, never lengthens and leaves whole characters', (_, clean) => {
  fc.assert(
    fc.property(anything, (text) => {
      const cleaned = clean(text)
      expect(clean(cleaned)).toBe(cleaned)
      expect(cleaned.length).toBeLessThanOrEqual(text.length)
      expect(cleaned.isWellFormed()).toBe(true)
    }),
    { numRuns: 2000 },
  )
})
