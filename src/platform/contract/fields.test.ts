import { expect, test } from 'vitest'
import { id, line, lineOfText, shortId, wholeNumber } from './fields.ts'

test.each(['a\u0000b', 'a\nb', '\u007f'])(
  'what is taken as it is takes no character that cannot be typed: %j',
  (text) => {
    expect(line(20).safeParse(text).success).toBe(false)
    expect(lineOfText(20).parse(text)).not.toMatch(/\p{Cc}/u)
  },
)

test.each([
  [wholeNumber(1, 9), 1, 1],
  [wholeNumber(1, 9), ' 9 ', 9],
  [wholeNumber(-5, 9), '-5', -5],
  [id, 2 ** 53 - 1, 2 ** 53 - 1],
  [shortId, 2 ** 40, 2 ** 31 - 1],
])('a number of a field, %#: %j is read', (_field, sent, read) => {
  expect(_field.parse(sent)).toBe(read)
})

test.each([0, 10, '0', '10', 1.5, '1.5', '1e0', '', null, true, [1], 2 ** 53])(
  '%j is no number from 1 to 9',
  (sent) => {
    expect(wholeNumber(1, 9).safeParse(sent).success).toBe(false)
  },
)
