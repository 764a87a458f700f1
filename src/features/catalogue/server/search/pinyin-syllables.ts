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
const BEGINNINGS = new Set([...SYLLABLES].flatMap((whole) => [...whole].map((_, at) => whole.slice(0, at + 1))))

const LONGEST = 6
/** `fangan` is fang an or fan gan; no keyword anybody types has more readings than this. */
const READINGS = 4

/**
 * How letters typed without blanks may be read as syllables, the last of which may be unfinished: pinggu is
 * ping gu or the beginning of ping guo. Nothing when they are no pinyin.
 */
export function readSyllables(letters: string): string[][] {
  const readings: string[][] = []
  // A rest that led nowhere once leads nowhere again: without this, some letters would be tried for ever.
  const hopeless = new Set<number>()
  const read = (from: number, before: string[]): boolean => {
    const rest = letters.slice(from)
    let found = false
    if (BEGINNINGS.has(rest)) {
      readings.push([...before, rest])
      found = true
    }
    for (let length = Math.min(LONGEST, rest.length - 1); length > 0; length -= 1) {
      if (readings.length >= READINGS) return true
      if (hopeless.has(from + length) || !SYLLABLES.has(rest.slice(0, length))) continue
      if (read(from + length, [...before, rest.slice(0, length)])) found = true
      else hopeless.add(from + length)
    }
    return found
  }
  read(0, [])
  return readings.slice(0, READINGS)
}
