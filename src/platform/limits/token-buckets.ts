/** How much may be spent at once, and how fast it comes back. */
export type BucketSize = { capacity: number; perSecond: number }

/** A token bucket for each key, in memory and by each process: what is limited by it must not wait for the database. */
export type TokenBuckets = {
  /** 0 when a token is there, else the seconds until one is. */
  wait(key: string, size: BucketSize): number
  /** Takes tokens, there or not: what is known only afterwards is owed, at most a whole bucket. */
  take(key: string, tokens: number, size: BucketSize): void
}

/** So many keys are remembered; beyond that the one unused for longest is taken to be full. */
const MOST = 100_000

/** `now` in milliseconds. */
export function createTokenBuckets(now: () => number): TokenBuckets {
  const buckets = new Map<string, { level: number; at: number }>()

  function levelOf(key: string, { capacity, perSecond }: BucketSize): number {
    const bucket = buckets.get(key)
    if (!bucket) return capacity
    return Math.min(capacity, bucket.level + ((now() - bucket.at) / 1000) * perSecond)
  }

  return {
    wait(key, size) {
      const level = levelOf(key, size)
      // To the thousandth: what a minute comes to in sixty parts is not a second more.
      return level >= 1 ? 0 : Math.ceil(Number(((1 - level) / size.perSecond).toFixed(3)))
    },
    take(key, tokens, size) {
      const level = Math.max(-size.capacity, levelOf(key, size) - tokens)
      // Put at the end, so that the first is the one unused for longest.
      buckets.delete(key)
      buckets.set(key, { level, at: now() })
      if (buckets.size <= MOST) return
      const [oldest] = buckets.keys()
      if (oldest !== undefined) buckets.delete(oldest)
    },
  }
}
