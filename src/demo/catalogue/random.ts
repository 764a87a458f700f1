/** Small seeded generator (mulberry32): the same seed must lay out the same picture on every machine. */
export type Random = {
  /** A number in [low, high). */
  between(low: number, high: number): number
  pick<T>(items: readonly T[]): T
  /** -1 or 1. */
  side(): -1 | 1
}

export function seedRandom(seed: number): Random {
  let state = (seed * 2654435761) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    between: (low, high) => low + next() * (high - low),
    pick: (items) => items[Math.floor(next() * items.length)]!,
    side: () => (next() < 0.5 ? -1 : 1),
  }
}
