import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runsOf } from './fold-text.ts'
import { markHits, spell } from './mark-hits.ts'
import { readPinyin } from './pinyin-syllables.ts'
import { partsOf, readKeyword, tiersOf } from './read-keyword.ts'
import { termsOf } from './terms.ts'
import { isOneSlipApart, singular, withoutOneLetter } from './word-forms.ts'

const texts = (text: string) => runsOf(text).map((run) => run.text)

test.each([
  ['烟台红富士苹果 脆甜', ['烟台红富士苹果', '脆甜']],
  ['ＡＰＰＬＥ　１０斤', ['apple', '10', '斤']],
  ['Liu’ao Crème', ['liuao', 'creme']],
  ['公4.0母3.0', ['公', '4', '0', '母', '3', '0']],
  ['%_\'"\\;--🍎\u0000', []],
])('%j is read as %j', (text, runs) => {
  expect(texts(text)).toEqual(runs)
})

test('every character of a run knows its place in the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      for (const run of runsOf(text)) {
        expect(run.places).toHaveLength(run.text.length)
        for (const [start, end] of run.places) expect(end > start && end <= text.length).toBe(true)
      }
    }),
  )
})

const readings = (letters: string) =>
  readPinyin(letters).map((stretch) => stretch.readings.map((reading) => reading.join(' ')))

test.each([
  ['pingguo', ['ping guo', 'ping gu o']],
  ['pinggu', ['ping gu']],
  ['pingg', ['ping g']],
  ['tia', ['tia', 'ti a']],
  ['xian', ['xian', 'xi an', 'xia n', 'xi a n']],
  ['fangan', ['fang an', 'fan gan', 'fang a n', 'fan ga n']],
])('%s is read as the syllables %j', (letters, expected) => {
  expect(readings(letters)).toEqual([expected])
})

test.each(['apple', 'pg', 'bcd', 'salmon'])('%s is no pinyin', (letters) => {
  expect(readings(letters)).toEqual([])
})

test('letters with more readings than can be tried are read in stretches that overlap', () => {
  const stretches = readPinyin('yunnangaoyuanlanmeidaguocuishuang')
  expect(stretches.length).toBeGreaterThan(2)
  expect(stretches.map(({ open }) => open).filter(Boolean)).toHaveLength(1)
  for (const [at, { readings }] of stretches.entries()) {
    const next = stretches[at + 1]?.readings[0]?.[0]
    if (next) expect(readings.some((reading) => reading.join('').includes(next))).toBe(true)
  }
})

test('letters of any kind are read at once', () => {
  // Tried one by one, the readings of these would outlast any test.
  for (const letters of ['a'.repeat(100), 'ang'.repeat(33), 'xian'.repeat(25), `${'ana'.repeat(33)}q`]) {
    for (const stretch of readings(letters)) expect(stretch.length).toBeLessThanOrEqual(6)
  }
})

test('more than one is found as one; what only sounds like many is left as it is', () => {
  const many = ['apples', 'berries', 'tomatoes', 'boxes', 'eggs', 'bass', 'asparagus']
  const one = ['apple', 'berry', 'tomato', 'box', 'egg', 'bass', 'asparagus']
  expect(many.map(singular)).toEqual(one)
})

const word = fc.stringMatching(/^[a-z]{4,10}$/)
const place = fc.nat({ max: 9 })
const letter = fc.stringMatching(/^[a-z]$/)

test('a letter left out, added, changed or swapped leaves a word in sight', () => {
  fc.assert(
    fc.property(
      word,
      place,
      letter,
      fc.constantFrom('out', 'in', 'other', 'swapped'),
      (right, at, other, slip) => {
        const here = at % (right.length - 1)
        const [before, after] = [right.slice(0, here), right.slice(here + 1)]
        const wrong = {
          out: before + after,
          in: before + other + right.slice(here),
          other: before + other + after,
          swapped: before + right[here + 1] + right[here] + right.slice(here + 2),
        }[slip]
        fc.pre(wrong !== right)
        expect(isOneSlipApart(right, wrong)).toBe(true)
        const shared = withoutOneLetter(right).filter((form) => withoutOneLetter(wrong).includes(form))
        expect(shared).not.toEqual([])
      },
    ),
  )
  expect(isOneSlipApart('beef', 'beef')).toBe(false)
  expect(isOneSlipApart('beef', 'bread')).toBe(false)
})

test('a keyword cannot become anything but terms', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (keyword) => {
      const runs = readKeyword(keyword)
      if (runs.length === 0) return
      // Every quoted term is closed, and nothing but operators stands between them.
      const bare = tiersOf(runs).map((tier) => tier.replace(/'(?:[^']|'')*'(:\*)?/g, ''))
      for (const rest of bare) expect(rest).toMatch(/^[()&| ]*$/)
    }),
  )
})

test('rows of terms are long enough to be stored beside their row, and end somewhere', () => {
  const bytes = (terms: string[]) => terms.reduce((sum, term) => sum + Buffer.byteLength(term) + 4, 0)
  const short = termsOf({ names: ['梨'], syllables: ['li'], about: [], categories: [1] })
  expect(bytes(short)).toBeGreaterThan(2050)
  const long = termsOf({
    names: ['鲜'.repeat(5000)],
    syllables: [],
    about: ['x'.repeat(5000)],
    categories: [1],
  })
  expect(bytes(long)).toBeLessThan(6000)
})

const marked = (text: string, keyword: string, syllables = '') =>
  markHits(spell(text, syllables.split(' ')), readKeyword(keyword), { spoken: true, loosely: true }).map(
    ([start, end]) => text.slice(start, end),
  )

test.each([
  ['红富士苹果', '苹果', '', ['苹果']],
  ['Yantai Fuji Apples', 'APPLE', '', ['Apple']],
  ['Yantai Fuji apple', 'apples', '', ['apple']],
  ['１０斤 苹果', '10', '', ['１０']],
  ['红富士苹果 脆甜', '脆甜 苹果', '', ['苹果', '脆甜']],
  ['红富士苹果 脆', 'pingguo', 'hong fu shi ping guo cui', ['苹果']],
  ['红富士苹果 脆', 'pinggu', 'hong fu shi ping guo cui', ['苹果']],
  ['红富士苹果 脆', 'fspg', 'hong fu shi ping guo cui', ['富士苹果']],
  ['红富士苹果', '红苹果', '', ['红', '苹果']],
  ['Yantai Fuji apples', '苹果', '', []],
])('in %j the keyword %j marks', (text, keyword, syllables, hits) => {
  expect(marked(text, keyword, syllables)).toEqual(hits)
})

test('whatever part of a name is typed, the name has every term it is looked for by', () => {
  const names = fc.string({ unit: fc.constantFrom(...'烟台紅富士蘋果𠮷aBé01ﬁ ’-%(）'), maxLength: 30 })
  fc.assert(
    fc.property(names, fc.nat(), fc.nat(), (name, one, other) => {
      const letters = [...name]
      const [start, end] = [one, other].map((at) => at % (letters.length + 1)).sort((a, b) => a - b)
      const terms = termsOf({ names: [name], syllables: [], about: [], categories: [] })
      const wanted = partsOf(letters.slice(start, end).join('')).matchAll(/'([^']+)'/g)
      for (const [, term] of wanted) expect(terms).toContain(term)
    }),
    { numRuns: 2000 },
  )
})
