import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '#platform/log.ts'
import { seconds } from '#platform/time.ts'
import type { Changes } from './note-changes.ts'

/** `used`: it answers for what is kept; `late`: too far behind; `away`: no answer; `apart`: it follows nobody any more. */
export type ReplicaState = 'used' | 'late' | 'away' | 'apart'

/** A position in the log of the database; undefined where a server follows nobody. */
export type Position = number | undefined

export type FollowRate = {
  /** How often somebody looks while nothing changes, and how soon again while it does. */
  every: number
  atLeast: number
  /** As far behind as it may be. */
  late: number
}

export const FOLLOW_RATE: FollowRate = { every: seconds(1), atLeast: 25, late: seconds(5) }

type Parts = {
  changes: Changes
  /** How far the database is: everything that was said to have changed lies before it. */
  askDatabase(): Promise<number>
  askReplica(): Promise<Position>
  /** Whoever still waits for the replica would wait for nothing. */
  onAway(): void
  log: Log
  rate: FollowRate
}

const SAY: Record<ReplicaState, string> = {
  used: 'the replica is read for what is kept',
  late: 'the replica is too far behind: the database is read instead',
  away: 'the replica does not answer: the database is read instead',
  apart: 'the replica follows the database no longer: the database is read instead',
}

/**
 * Finds out again and again how far the database is, and waits until the replica is there too: then it has every change
 * that had been noted before. How long that takes is how late it is; no clocks are compared.
 */
export function followReplica({ changes, log, rate, ...ask }: Parts) {
  let [state, lag, closed] = ['away' as ReplicaState, 0, false]
  let pause = new AbortController()

  function enter(next: ReplicaState): void {
    if (next === state) return
    state = next
    if (next === 'used') log.info(SAY[next])
    else log.warn(SAY[next])
    if (next === 'away') ask.onAway()
  }

  /** Nothing while the database itself does not answer: that says nothing about the replica. */
  async function look(): Promise<void> {
    const upTo = changes.last()
    const goal = await ask.askDatabase().catch(() => undefined)
    if (goal === undefined) return
    const from = performance.now()
    while (!closed) {
      const position = await ask.askReplica()
      if (position === undefined) return enter('apart')
      lag = performance.now() - from
      if (position >= goal) break
      if (lag > rate.late) enter('late')
      await wait(rate.atLeast)
    }
    changes.cover(upTo)
    enter('used')
  }

  async function follow(): Promise<void> {
    while (!closed) {
      const before = changes.last()
      await look().catch(() => enter('away'))
      await wait(rate.atLeast)
      if (changes.last() === before)
        await wait(rate.every, undefined, { signal: pause.signal, ref: false }).catch(() => {})
      pause = new AbortController()
    }
  }

  const following = follow()
  return {
    state: () => state,
    /** Milliseconds. */
    lag: () => lag,
    /** Something changed: no need to wait for the next look. */
    hurry: () => pause.abort(),
    /** A reading failed: until it answers again nobody is sent there. */
    leave: () => enter('away'),
    async close(): Promise<void> {
      closed = true
      pause.abort()
      await following
    },
  }
}
