import type { Database } from '#platform/database/database.ts'
import { DatabaseAway } from '#platform/database/database-away.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { minutes, seconds } from '#platform/time.ts'

/** Finds what has changed since it was last asked, by its tags. */
export type Look = (tx: ReadTx, now: Date) => Promise<readonly string[]>

/**
 * For what changes without anybody saying so: goods are sold too often for a notice each, and some things change with the
 * hour. Before something is handed out that hangs on such changes, somebody must have looked for them a moment ago. A look
 * costs a question or two, however much is kept, and nobody looks while nobody asks.
 */
export type Lookout = {
  /** Whether the last look is young enough; a new one begins meanwhile when it is about to be too old. */
  isYoung(): boolean
  /** Whether the next look will find all that has changed from now on. */
  isInStep(): boolean
  look(): Promise<void>
}

const LOOK_AFTER = seconds(1)
/** Nobody is shown what is older than this. */
const TRUSTED_FOR = seconds(2)
/** So long after a look the next one still finds all that has changed since; what looks read is swept some time later. */
const FOUND_FOR = minutes(55)

type Parts = {
  database: Pick<Database, 'read' | 'isAway'>
  clock: () => Date
  looks: readonly Look[]
  drop(tags: readonly string[]): void
  clear(): void
}

export function createLookout({ database, clock, looks, drop, clear }: Parts): Lookout {
  /** When the last look that came to an end had begun. */
  let lookedAt = Number.NEGATIVE_INFINITY
  /** Whether the looks know where they left off: what one that failed had found is lost. */
  let inStep = false
  let underWay: Promise<void> | undefined

  async function lookNow(): Promise<void> {
    const now = clock()
    const wasInStep = inStep && Math.abs(now.getTime() - lookedAt) < FOUND_FOR
    inStep = false
    const found = await Promise.all(looks.map((look) => look(database.read, now)))
    if (wasInStep) drop(found.flat())
    else clear()
    inStep = true
    lookedAt = now.getTime()
  }

  const look = () => {
    underWay ??= lookNow()
      .catch((error: unknown) => {
        if (!(error instanceof DatabaseAway)) throw error
      })
      .finally(() => {
        underWay = undefined
      })
    return underWay
  }

  return {
    isYoung() {
      // Nothing is sold either while the database is away: what was shown last is the best there is.
      if (database.isAway()) return true
      const age = Math.abs(clock().getTime() - lookedAt)
      if (age >= LOOK_AFTER && age < TRUSTED_FOR) look().catch(() => undefined)
      return age < TRUSTED_FOR
    },
    isInStep: () => inStep,
    look,
  }
}
