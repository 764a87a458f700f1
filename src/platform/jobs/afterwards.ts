import type { Database } from '#platform/database/database.ts'
import { limitConcurrency } from '#platform/limit-concurrency.ts'
import type { Log } from '#platform/log.ts'

type Work = (write: Database['write']) => Promise<void>

/** Takes on small work that no answer waits for. */
export type Afterwards = (work: Work) => void

/** Far from what answers need of the database. */
const AT_ONCE = 2
/** More than this is not worth keeping in memory: what nobody waits for may also be left out. */
const MOST_WAITING = 1000

export function createAfterwards({ database, log }: { database: Database; log: Log }): {
  afterwards: Afterwards
  /** Waits for what was taken on. */
  finish(): Promise<void>
} {
  const turns = limitConcurrency(AT_ONCE)
  const under = new Set<Promise<void>>()
  return {
    afterwards(work) {
      if (turns.waiting() >= MOST_WAITING) return
      const done = turns
        .take(() => work(database.write))
        .catch((error) => log.warn({ err: error }, 'work nobody waited for failed'))
        .finally(() => under.delete(done))
      under.add(done)
    },
    async finish() {
      while (under.size > 0) await Promise.all(under)
    },
  }
}
