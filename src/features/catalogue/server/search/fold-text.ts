import { simplify, unifyRegions } from './simplify.ts'

/**
 * One run of a text as search sees it: Chinese characters, or letters and digits. `places` says where each of its
 * characters stands in the text it was taken from, so that what was found can be marked there.
 */
export type Run = {
  kind: 'han' | 'word'
  text: string
  places: readonly (readonly [start: number, end: number])[]
}

const HAN = /^\p{Script=Han}$/u
const LETTER = /^[\p{L}\p{N}]$/u
/** Part of a word that is not searched for: liu’ao is liuao. */
const INSIDE_WORDS = /^['’‘`´\p{M}]$/u

/** Full width is half width, capitals are small, accents are dropped: texts are compared in this form only. */
export const foldCharacter = (character: string): string =>
  character.normalize('NFKC').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** `spoken` is the character that has the sound, where another is looked for. */
type Piece = { folded: string; spoken: string; kind: Run['kind'] | undefined }

/** Folding is slow and texts are made of few characters: those met are remembered, within bounds. */
const met = new Map<string, readonly Piece[]>()
const MET = 20_000

function piecesOf(character: string): readonly Piece[] {
  const known = met.get(character)
  if (known) return known
  const pieces = [...foldCharacter(character)].map((one): Piece => {
    const spoken = simplify(one)
    const kind = HAN.test(spoken) ? 'han' : LETTER.test(spoken) ? 'word' : undefined
    return { folded: unifyRegions(spoken), spoken, kind }
  })
  if (met.size >= MET) met.clear()
  met.set(character, pieces)
  return pieces
}

/** Most characters are one unit long: their places are made once, for all texts. */
const PLACES = Array.from({ length: 256 }, (_, start) => [start, start + 1] as const)
const placeOf = (start: number, end: number) =>
  (end === start + 1 && PLACES[start]) || ([start, end] as const)

/** A text cut into runs; whatever is neither a character nor a letter nor a digit parts them. */
export function runsOf(text: string): Run[] {
  type Growing = Run & { places: (readonly [number, number])[] }
  const runs: Growing[] = []
  let open = false
  let start = 0
  for (const character of text) {
    const end = start + character.length
    for (const { folded, kind } of piecesOf(character)) {
      if (!kind) {
        open = false
        continue
      }
      const last = runs.at(-1)
      const run: Growing = open && last?.kind === kind ? last : { kind, text: '', places: [] }
      if (run !== last) runs.push(run)
      run.text += folded
      // A character outside the basic plane is two units long, and so is its place in the list.
      for (let unit = 0; unit < folded.length; unit += 1) run.places.push(placeOf(start, end))
      open = true
    }
    if (INSIDE_WORDS.test(character) && runs.length > 0) open = true
    start = end
  }
  return runs
}

/** The Chinese characters of a text, in order: the ones that have a syllable each. */
export const hanOf = (text: string): string =>
  [...text]
    .flatMap(piecesOf)
    .map(({ kind, spoken }) => (kind === 'han' ? spoken : ''))
    .join('')
