import { onceEach } from '#platform/once-each.ts'
import { type Run, runsOf } from './fold-text.ts'
import { isSyllable, readPinyin } from './pinyin-syllables.ts'
import { grams, TERM } from './terms.ts'
import { singular } from './word-forms.ts'

/** More words than this are not read: nobody means so many, and each costs. */
const MOST_RUNS = 8

function readAnew(keyword: string): readonly Run[] {
  const runs = new Map(runsOf(keyword).map((run) => [run.text, run]))
  return [...runs.values()].slice(0, MOST_RUNS)
}
const readOnce = onceEach(readAnew)
/** Longer ones are seldom typed twice. */
const SHORT = 12

/** What was typed, as search reads it; nothing when it holds no character, letter or digit. */
export const readKeyword = (keyword: string): readonly Run[] =>
  (keyword.length > SHORT ? readAnew : readOnce)(keyword)

/** Words that may have been meant by a mistyped one. */
export type Corrections = ReadonlyMap<string, readonly string[]>

const quote = (term: string) =>
  /['\\]/.test(term) ? `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'` : `'${term}'`
const is = (kind: string, text: string) => quote(kind + text)
const begins = (kind: string, text: string) => `${is(kind, text)}:*`
const all = (queries: readonly string[]) => (queries.length === 1 ? queries[0]! : `(${queries.join(' & ')})`)
const either = (queries: readonly string[]) => {
  const distinct = [...new Set(queries)]
  return distinct.length === 1 ? distinct[0]! : `(${distinct.join(' | ')})`
}

/** Neighbouring characters: up to `length` as they are, more by every stretch of that length. */
const neighbours = (kind: string, text: string, length: number) =>
  all(grams(text, [Math.min(length, [...text].length)]).map((gram) => is(kind, gram)))

const forms = (word: string) => [word, singular(word)]

const asExact = ({ text, kind }: Run) =>
  kind === 'han' ? is(TERM.exact, text) : either(forms(text).map((form) => is(TERM.exact, form)))

const asWritten = ({ text, kind }: Run) =>
  kind === 'han'
    ? neighbours(TERM.name, text, 2)
    : // One letter begins too many words to mean any of them.
      either(forms(text).map((form) => (form.length > 1 ? begins(TERM.word, form) : is(TERM.word, form))))

/** Asked for by several tiers of a search. */
const pinyinOf = onceEach(readPinyin)

function asSpoken({ text, kind }: Run): string[] {
  if (kind === 'han') return []
  const inside = neighbours(TERM.letters, text, 3)
  if (!/^[a-z]+$/.test(text)) return [inside]
  const pinyin = pinyinOf(text).map(({ readings, open }) =>
    either(readings.map((syllables) => asSyllables(syllables, open))),
  )
  return [inside, ...(pinyin.length > 0 ? [all(pinyin)] : []), neighbours(TERM.initials, text, 3)]
}

/** Letters that can be read as whole syllables, each way of reading them as a query. */
function wholly(
  { kind, text }: Run,
  query: (syllables: readonly string[], open: boolean) => string,
): string[] {
  if (kind === 'han' || !/^[a-z]+$/.test(text)) return []
  const pinyin = pinyinOf(text).map(({ readings }) =>
    readings.filter((syllables) => isSyllable(syllables.at(-1) ?? '')),
  )
  if (pinyin.length === 0 || pinyin.some((readings) => readings.length === 0)) return []
  return [all(pinyin.map((readings) => either(readings.map((syllables) => query(syllables, false)))))]
}

const spokenAs =
  (single: string, pair: string) =>
  (syllables: readonly string[], open: boolean): string => {
    const last = syllables.length - 1
    const [only = ''] = syllables
    if (last === 0) return (open ? begins : is)(single, only)
    const pairs = syllables.slice(1).map((syllable, at) => `${syllables[at]}.${syllable}`)
    return all(pairs.map((one, at) => (open && at + 1 === last ? begins : is)(pair, one)))
  }

const asSyllables = spokenAs(TERM.syllable, TERM.syllables)
const aboutSyllables = spokenAs(TERM.aboutSyllable, TERM.aboutSyllables)
const scattered = (syllables: readonly string[]) =>
  all(syllables.map((syllable) => either([is(TERM.syllable, syllable), is(TERM.aboutSyllable, syllable)])))

const inAbout = ({ text, kind }: Run) =>
  kind === 'han'
    ? neighbours(TERM.about, text, 2)
    : either(
        forms(text).map((form) =>
          form.length > 1 ? begins(TERM.aboutWord, form) : is(TERM.aboutWord, form),
        ),
      )

/** Whole words of the name, the name as it is written, in whole syllables, and as it sounds in any way. */
function inName(run: Run) {
  const written = asWritten(run)
  // Spoken to the end of a syllable: xia is 虾 before it begins 鲜.
  const whole = either([written, ...wholly(run, asSyllables)])
  return [asExact(run), written, whole, either([written, ...asSpoken(run)])] as const
}

/** The same, and what is said about the product. */
function anywhere(run: Run) {
  const name = inName(run)
  return [...name, either([name[3], inAbout(run), ...wholly(run, aboutSyllables)])] as const
}

/** By what was read: who sorts, filters or turns a page asks for the same again. */
const tiersKept = new WeakMap<readonly Run[], readonly string[]>()

/** The queries of a search, from the narrowest to the widest. */
export function tiersOf(runs: readonly Run[]): readonly string[] {
  const kept = tiersKept.get(runs)
  if (kept) return kept
  const tiers = tiersBy(runs.map(anywhere))
  tiersKept.set(runs, tiers)
  return tiers
}

/** The names alone: what is suggested is a name. */
export const nameTiersOf = (runs: readonly Run[]): string[] => tiersBy(runs.map(inName))

const tiersBy = (runs: readonly (readonly string[])[]): string[] => [
  ...new Set(runs[0]?.map((_, tier) => all(runs.map((readings) => readings[tier] ?? '')))),
]

type Within = { categoryId?: number | undefined; shopId?: number | undefined }

/** Whatever has this in its name as it is typed has all of these, and others may too; nothing where it holds no letter. */
export function partsOf(typed: string, { categoryId, shopId }: Within = {}): string {
  const parts = typed
    .split(' ')
    .flatMap(runsOf)
    .map(({ kind, text }) =>
      kind === 'han' ? neighbours(TERM.name, text, 2) : neighbours(TERM.letters, text, 3),
    )
  const places = [...(categoryId ? [inCategory(categoryId)] : []), ...(shopId ? [inShop(shopId)] : [])]
  return parts.length === 0 ? '' : all([...parts, ...places])
}

/**
 * When nothing was found: Chinese characters and their syllables need not be neighbours (红苹果 finds 红富士苹果), and a
 * mistyped word may be another one.
 */
export function looserTierOf(runs: readonly Run[], corrections: Corrections): string {
  const loosely = (run: Run) =>
    run.kind === 'han'
      ? all([...run.text].map((character) => either([is(TERM.name, character), is(TERM.about, character)])))
      : either([
          anywhere(run)[4],
          ...wholly(run, scattered),
          ...(corrections.get(run.text) ?? []).map((word) => is(TERM.exact, word)),
        ])
  return all(runs.map(loosely))
}

/** A category or a shop, as a query of its own: PostgreSQL meets two queries sooner than it weighs one of both. */
export const inCategory = (id: number): string => is(TERM.category, String(id))
export const inShop = (id: number): string => is(TERM.shop, String(id))
