export type TextRange = readonly [start: number, end: number]

/** Where the terms occur, without regard to case, joined where they touch. */
export function findHits(text: string, terms: readonly string[]): TextRange[] {
  const low = text.toLowerCase()
  const found: TextRange[] = []
  for (const term of terms) {
    const wanted = term.trim().toLowerCase()
    if (!wanted) continue
    for (let at = low.indexOf(wanted); at >= 0; at = low.indexOf(wanted, at + wanted.length)) {
      found.push([at, at + wanted.length])
    }
  }
  return joinRanges(found)
}

export function joinRanges(ranges: readonly TextRange[]): TextRange[] {
  const joined: [number, number][] = []
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else if (end > start) joined.push([start, end])
  }
  return joined
}
