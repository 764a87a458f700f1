/** Every syllable of Mandarin without its tone, ü written v as keyboards do: initials with the finals they take. */
const FINALS: Record<string, string> = {
  '': 'a ai an ang ao e ei en eng er o ou',
  b: 'a ai an ang ao ei en eng i ian iao ie in ing o u',
  p: 'a ai an ang ao ei en eng i ian iao ie in ing o ou u',
  m: 'a ai an ang ao e ei en eng i ian iao ie in ing iu o ou u',
  f: 'a an ang ei en eng o ou u',
  d: 'a ai an ang ao e ei en eng i ia ian iao ie ing iu ong ou u uan ui un uo',
  t: 'a ai an ang ao e ei eng i ian iao ie ing ong ou u uan ui un uo',
  n: 'a ai an ang ao e ei en eng i ian iang iao ie in ing iu ong ou u uan uo v ve',
  l: 'a ai an ang ao e ei eng i ia ian iang iao ie in ing iu o ong ou u uan un uo v ve',
  g: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  k: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  h: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  j: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  q: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  x: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  zh: 'a ai an ang ao e ei en eng i ong ou u ua uai uan uang ui un uo',
  ch: 'a ai an ang ao e en eng i ong ou u ua uai uan uang ui un uo',
  sh: 'a ai an ang ao e ei en eng i ou u ua uai uan uang ui un uo',
  r: 'an ang ao e en eng i ong ou u ua uan ui un uo',
  z: 'a ai an ang ao e ei en eng i ong ou u uan ui un uo',
  c: 'a ai an ang ao e en eng i ong ou u uan ui un uo',
  s: 'a ai an ang ao e en eng i ong ou u uan ui un uo',
  y: 'a an ang ao e i in ing o ong ou u uan ue un',
  w: 'a ai an ang ei en eng o u',
}

const SYLLABLES = new Set(
  Object.entries(FINALS).flatMap(([initial, finals]) => finals.split(' ').map((final) => initial + final)),
)
export const isSyllable = (letters: string): boolean => SYLLABLES.has(letters)

const BEGINNINGS = new Set(
  [...SYLLABLES].flatMap((whole) => [...whole].map((_, at) => whole.slice(0, at + 1))),
)

const LONGEST = 6
/** `fangan` is fang an or fan gan; no keyword anybody types has more readings than this. */
const READINGS = 6
const TRIED = 64

/** Letters read as syllables in one or more ways. Where `open`, the last syllable may be the beginning of one. */
export type Stretch = { readings: string[][]; open: boolean }

/**
 * How letters typed without blanks may be read as syllables; the last may be unfinished: pingg begins ping guo. Long
 * ones have more readings than can be tried, so they are cut where every reading has a cut, and read in stretches that
 * overlap. Nothing when they are no pinyin.
 */
export function readPinyin(letters: string): Stretch[] {
  const cuts = sureCuts(letters)
  if (cuts.length === 0) return []
  const whole = readSyllables(letters, true)
  if (whole.length <= READINGS || cuts.length < 3) return [{ readings: whole.slice(0, READINGS), open: true }]
  return cuts.slice(2).map((end, at) => {
    const open = end === letters.length
    return { readings: readSyllables(letters.slice(cuts[at], end), open).slice(0, READINGS), open }
  })
}

/** The places every reading passes, both ends among them; none when there is no reading. */
function sureCuts(letters: string): number[] {
  const length = letters.length
  // How many ways lead to a place, and from it to the end.
  const before = new Array<number>(length + 1).fill(0)
  const after = new Array<number>(length + 1).fill(0)
  const steps = (from: number) =>
    Array.from({ length: Math.min(LONGEST, length - from) }, (_, at) => from + at + 1)
  before[0] = 1
  for (let from = 0; from < length; from += 1) {
    for (const to of steps(from)) if (SYLLABLES.has(letters.slice(from, to))) before[to]! += before[from]!
  }
  for (let from = length - 1; from >= 0; from -= 1) {
    for (const to of steps(from)) {
      const syllable = letters.slice(from, to)
      if (to === length) after[from]! += BEGINNINGS.has(syllable) ? 1 : 0
      else if (SYLLABLES.has(syllable)) after[from]! += after[to]!
    }
  }
  after[length] = 1
  // An unfinished last syllable leads to the end as well as a whole one.
  before[length] = after[0]!
  if (after[0] === 0) return []
  return before.flatMap((ways, place) => (ways * after[place]! === after[0] ? [place] : []))
}

/** Few long syllables first, whole ones before unfinished ones. */
function readSyllables(letters: string, open: boolean): string[][] {
  const readings: string[][] = []
  const ends = open ? BEGINNINGS : SYLLABLES
  // A rest that led nowhere once leads nowhere again: without this, some letters would be tried for ever.
  const hopeless = new Set<number>()
  const read = (from: number, before: string[]): boolean => {
    const rest = letters.slice(from)
    let found = ends.has(rest)
    if (found) readings.push([...before, rest])
    for (let length = Math.min(LONGEST, rest.length - 1); length > 0; length -= 1) {
      if (readings.length >= TRIED) return true
      if (hopeless.has(from + length) || !SYLLABLES.has(rest.slice(0, length))) continue
      if (read(from + length, [...before, rest.slice(0, length)])) found = true
      else hopeless.add(from + length)
    }
    return found
  }
  read(0, [])
  const unfinished = (reading: string[]) => (SYLLABLES.has(reading.at(-1) ?? '') ? 0 : 1)
  return readings.sort((one, other) => one.length - other.length || unfinished(one) - unfinished(other))
}
