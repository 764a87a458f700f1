import { onceEach } from '#platform/once-each.ts'
import { type Run, runsOf } from './fold-text.ts'
import type { Corrections } from './read-keyword.ts'
import { singular } from './word-forms.ts'

type Place = readonly [start: number, end: number]

/** A text as it is looked through: its runs, and the pinyin of its Chinese characters where it is known. */
export type Spelled = {
  runs: readonly Run[]
  syllables: readonly string[]
  /** Once somebody has typed letters that it does not have. */
  sounds?: readonly Sound[]
}

/** What is typed to say it: where each character begins in that, and where it stands in the text. */
type Sound = { letters: string; begins: readonly number[]; places: readonly Place[] }

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
  spelled: Spelled,
  keyword: readonly Run[],
  { spoken, corrections, loosely }: How,
): [number, number][] {
  const { runs } = spelled
  const found = keyword.flatMap((run) => {
    const written = findWritten(runs, run)
    if (written.length > 0) return written
    const meant = corrections?.get(run.text) ?? []
    if (meant.length > 0) return meant.flatMap((word) => findWritten(runs, { ...run, text: word }))
    if (run.kind === 'word') return spoken ? findSpoken(spelled, run.text) : []
    return loosely ? findPieces(runs, run) : []
  })
  return join(found)
}

/** The same words are looked for in all that they find. */
const formsOf = onceEach((word) => [word, singular(word)])

function findWritten(runs: readonly Run[], { kind, text }: Run): Place[] {
  for (const form of kind === 'word' ? formsOf(text) : [text]) {
    const places: Place[] = []
    for (const run of runs) if (run.kind === kind) addOccurrences(places, run, form)
    if (places.length > 0) return places
  }
  return []
}

function addOccurrences(places: Place[], run: Run, text: string): void {
  for (let at = run.text.indexOf(text); at >= 0; at = run.text.indexOf(text, at + text.length)) {
    places.push(span(run.places, at, at + text.length))
  }
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

/** Chinese characters whose syllables, or their initials, were typed; of the last syllable its beginning is enough. */
function findSpoken(spelled: Spelled, typed: string): Place[] {
  spelled.sounds ??= soundsOf(spelled)
  for (const sound of spelled.sounds) {
    const places = findSaid(sound, typed)
    if (places.length > 0) return places
  }
  return []
}

function soundsOf({ runs, syllables }: Spelled): Sound[] {
  const places = runs.filter((run) => run.kind === 'han').flatMap(characterPlaces)
  // The pinyin of another name: it has just been changed.
  if (places.length !== syllables.length) return []
  return [syllables, syllables.map((syllable) => syllable.charAt(0))].map((said) => {
    let letters = ''
    const begins = said.map((part) => {
      letters += part
      return letters.length - part.length
    })
    return { letters, begins, places }
  })
}

function findSaid({ letters, begins, places }: Sound, typed: string): Place[] {
  const found: Place[] = []
  for (let at = letters.indexOf(typed); at >= 0; at = letters.indexOf(typed, at + 1)) {
    const from = begins.indexOf(at)
    const to = begins.findLastIndex((begin) => begin < at + typed.length)
    if (from >= 0) found.push(span(places, from, to + 1))
  }
  return found
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
