import { onceEach } from '#platform/once-each.ts'
import { hanOf, type Run, runsOf } from './fold-text.ts'
import { singular } from './word-forms.ts'

/**
 * What a product is found by, as terms of a tsvector. The first letter says what kind a term is; a keyword is turned
 * into terms of the same kinds, so that finding is nothing but looking terms up.
 */
export const TERM = {
  /** A whole word of the name. */
  exact: '=',
  /** One or two neighbouring Chinese characters of the name. */
  name: 'n',
  /** A word of letters and digits in the name; looked up by its beginning. */
  word: 'w',
  /** One to three neighbouring letters of such a word. */
  letters: 'l',
  /** A syllable of the name's pinyin, and two neighbouring ones. */
  syllable: 's',
  syllables: 'y',
  /** One to three neighbouring initials of the name's pinyin. */
  initials: 'i',
  /** As `name` and `word`, from the summary, the categories and the shop. */
  about: 'd',
  aboutWord: 'e',
  /** As `syllable` and `syllables`, from the same. */
  aboutSyllable: 't',
  aboutSyllables: 'u',
  /** The id of the product's category and of the one above. */
  category: 'c',
  /** The id of the shop that sells it. */
  shop: 'h',
  /** Nothing is looked up by it: see FILLED. */
  filler: '~',
} as const

/** One more whenever texts become other terms: products indexed before are then indexed anew. */
export const TERMS_VERSION = 2

/**
 * PostgreSQL moves a value out of its row only when the row is longer than 2 KB. Terms are filled up to that length, so
 * that every row is a few dozen bytes without them: ranking reads rows, and seldom their terms.
 */
const FILLED = 2100
/** What a term takes beside its own bytes. */
const TERM_OVERHEAD = 4
const LONGEST_TERM = 2040

/** A name longer than this is not read to its end: a row of terms must stay small. */
const READ = 200

/** Every stretch of neighbouring characters with one of these lengths. */
export function grams(text: string, lengths: readonly number[]): string[] {
  const characters = [...text]
  return lengths.flatMap((length) =>
    characters
      .slice(0, characters.length - length + 1)
      .map((_, at) => characters.slice(at, at + length).join('')),
  )
}

const wordForms = (word: string) => [word, singular(word)]

function nameRunTerms(run: Run): string[] {
  if (run.kind === 'han') {
    return [TERM.exact + run.text, ...grams(run.text, [1, 2]).map((gram) => TERM.name + gram)]
  }
  return [
    ...wordForms(run.text).flatMap((form) => [TERM.exact + form, TERM.word + form]),
    ...grams(run.text, [1, 2, 3]).map((gram) => TERM.letters + gram),
  ]
}

const aboutRunTerms = (run: Run) =>
  run.kind === 'han'
    ? grams(run.text, [1, 2]).map((gram) => TERM.about + gram)
    : wordForms(run.text).map((form) => TERM.aboutWord + form)

/** Products share categories, shops, summaries and most of their words. */
const nameTerms = onceEach((name) => runsOf(name).flatMap(nameRunTerms))
const aboutTerms = onceEach((text) => runsOf(text.slice(0, READ)).flatMap(aboutRunTerms))

function pinyinTerms(syllables: readonly string[]): string[] {
  // A rare character without a known syllable stands for itself, and may be two units long.
  const initials = syllables.map((syllable) => [...syllable][0]).join('')
  return [
    ...syllableTerms(syllables, TERM.syllable, TERM.syllables),
    ...grams(initials, [1, 2, 3]).map((gram) => TERM.initials + gram),
  ]
}

const syllableTerms = (syllables: readonly string[], single: string, pair: string) => [
  ...syllables.map((syllable) => single + syllable),
  ...syllables.slice(1).map((syllable, at) => `${pair}${syllables[at]}.${syllable}`),
]

export type Searched = {
  /** The name in every language, and the pinyin of its Chinese characters one by one. */
  names: readonly string[]
  syllables: readonly string[]
  about: readonly string[]
  /** The pinyin of the Chinese texts among them, each for itself. */
  aboutSyllables?: readonly (readonly string[])[]
  categories: readonly number[]
  shop?: number
}

export function termsOf({
  names,
  syllables,
  about,
  aboutSyllables = [],
  categories,
  shop,
}: Searched): string[] {
  const terms = [
    ...names.flatMap((name) => name.slice(0, READ).split(' ').flatMap(nameTerms)),
    ...pinyinTerms(syllables.slice(0, READ)),
    ...about.flatMap(aboutTerms),
    ...aboutSyllables.flatMap((spoken) => syllableTerms(spoken, TERM.aboutSyllable, TERM.aboutSyllables)),
    ...categories.map((id) => TERM.category + id),
    ...(shop === undefined ? [] : [TERM.shop + shop]),
  ]
  return fillUp([...new Set(terms)])
}

function fillUp(terms: string[]): string[] {
  const bytes = terms.reduce((sum, term) => sum + Buffer.byteLength(term) + TERM_OVERHEAD, 0)
  if (bytes >= FILLED) return terms
  return [...terms, TERM.filler.repeat(Math.min(LONGEST_TERM, FILLED - bytes))]
}

/** What is spoken of a text, as far as it is read. */
export const spokenOf = (text: string): string => hanOf(text.slice(0, READ))
