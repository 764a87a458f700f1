export type ConcurrencyLimit = {
  /** Runs the work when its turn has come: first come, first served. */
  take<T>(work: () => Promise<T>): Promise<T>
  waiting(): number
  /** How many were begun so far. */
  begun(): number
}

/** At most so many pieces of work at once; what one holds in memory is not held by all who ask. */
export function limitConcurrency(most: number): ConcurrencyLimit {
  const queue: (() => void)[] = []
  let under = 0
  let begun = 0
  return {
    waiting: () => queue.length,
    begun: () => begun,
    async take(work) {
      if (under < most) under += 1
      else await new Promise<void>((resolve) => queue.push(resolve))
      begun += 1
      try {
        return await work()
      } finally {
        // Whoever waits takes over the place; nobody can slip in between.
        const next = queue.shift()
        if (next) next()
        else under -= 1
      }
    },
  }
}
