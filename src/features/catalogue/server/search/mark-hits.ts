import { onceEach } from '#platform/once-each.ts'
import { type Run, runsOf } from './fold-text.ts'
import type { Corrections } from './read-keyword.ts'
import { singular } from './word-forms.ts'

type Place = readonly [start: number, end: number]

/** A text as it is looked through: its runs, and the pinyin of its Chinese characters where it is known. */
export type Spelled = { runs: readonly Run[]; syllables: readonly string[] }

const runsOnce = onceEach(runsOf)

export const spell = (text: string, syllables: readonly string[] = []): Spelled => ({
  runs: runsOnce(text),
  syllables,
})

type How = {
  /** Whether its pinyin may have been typed. */
  spoken?: boolean
  corrections?: Corrections | undefined
  /** Whether it was found by its characters one by one. */
  loosely?: boolean
}

/** Where a text says what was typed: as it is written, else as it sounds, else the pieces of it. */
export function markHits(
  { runs, syllables }: Spelled,
  keyword: readonly Run[],
  { spoken, corrections, loosely }: How,
): [number, number][] {
  const found = keyword.flatMap((run) => {
    const written = findWritten(runs, run)
    if (written.length > 0) return written
    const meant = corrections?.get(run.text) ?? []
    if (meant.length > 0) return meant.flatMap((word) => findWritten(runs, { ...run, text: word }))
    if (run.kind === 'word') return spoken ? findSpoken(runs, run.text, syllables) : []
    return loosely ? findPieces(runs, run) : []
  })
  return join(found)
}

/** The same words are looked for in all that they find. */
const formsOf = onceEach((word) => [word, singular(word)])

function findWritten(runs: readonly Run[], { kind, text }: Run): Place[] {
  const wanted = kind === 'word' ? formsOf(text) : [text]
  const form = wanted.find((one) => runs.some((run) => run.kind === kind && run.text.includes(one)))
  if (form === undefined) return []
  return runs.filter((run) => run.kind === kind).flatMap((run) => occurrences(run, form))
}

function occurrences(run: Run, text: string): Place[] {
  const places: Place[] = []
  for (let at = run.text.indexOf(text); at >= 0; at = run.text.indexOf(text, at + text.length)) {
    places.push(span(run.places, at, at + text.length))
  }
  return places
}

const span = (places: Run['places'], from: number, to: number): Place => [
  places[from]![0],
  places[to - 1]![1],
]

/** 红苹果 in 红富士苹果: the longest beginnings that occur, one after the other. */
function findPieces(runs: readonly Run[], { kind, text }: Run): Place[] {
  const places: Place[] = []
  const characters = [...text]
  for (let from = 0; from < characters.length; ) {
    let length = characters.length - from
    let piece: Place[] = []
    for (; length > 0 && piece.length === 0; length -= 1) {
      piece = findWritten(runs, { kind, text: characters.slice(from, from + length).join(''), places: [] })
    }
    places.push(...piece)
    from += piece.length > 0 ? length + 1 : 1
  }
  return places
}

/** Chinese characters whose syllables, or their initials, were typed. */
function findSpoken(runs: readonly Run[], letters: string, syllables: readonly string[]): Place[] {
  let found = findSaid(syllables, letters)
  if (found.length === 0)
    found = findSaid(
      syllables.map((syllable) => syllable.charAt(0)),
      letters,
    )
  if (found.length === 0) return []
  const places = runs.filter((run) => run.kind === 'han').flatMap(characterPlaces)
  return places.length === syllables.length ? found.map(([from, to]) => span(places, from, to)) : []
}

/** From a character on, up to the one that says the last of the letters. */
function findSaid(spoken: readonly string[], letters: string): Place[] {
  const found: Place[] = []
  for (let from = 0; from < spoken.length; from += 1) {
    let said = 0
    let to = from
    while (to < spoken.length && said < letters.length && said >= 0) {
      said = sayOn(letters, said, spoken[to]!)
      to += 1
    }
    if (said >= letters.length) found.push([from, to])
  }
  return found
}

/** How many of the letters are said once this is said too; of the last of it, its beginning is enough. */
function sayOn(letters: string, said: number, syllable: string): number {
  if (letters.startsWith(syllable, said)) return said + syllable.length
  return syllable.startsWith(letters.slice(said)) ? letters.length : -1
}

/** One place a character, also for those that are two units long. */
const characterPlaces = (run: Run): Place[] => {
  let unit = 0
  return [...run.text].map((character) => {
    const place = run.places[unit]!
    unit += character.length
    return place
  })
}

/** In order, and joined where they touch. */
function join(places: readonly Place[]): [number, number][] {
  const joined: [number, number][] = []
  for (const [start, end] of [...places].sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else joined.push([start, end])
  }
  return joined
}
