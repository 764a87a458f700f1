import { setImmediate as nextRound } from 'node:timers/promises'
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { isMarked } from './prepared.ts'

/** More than any page asks for at once; who comes after them takes the next line. */
const MOST = 8

/** A connection that can hold back what is written to it, so that several statements leave as one. */
export type Line = PostgresPoolClient & { together(write: () => void): void }

/** The connections as Kysely takes them. */
export type LinePool = Omit<PostgresPool, 'connect'> & { connect(): Promise<Line> }

type Answer = PostgresQueryResult<unknown>
type Passenger = {
  text: string
  values: readonly unknown[]
  answered(answer: Promise<Answer>): void
  failed(error: unknown): void
}

/**
 * Questions that are known and quick, asked in the same round of the event loop, share a line, whoever asks: a buyer's page
 * asks six of them, and each line of its own is a write, a process of PostgreSQL's that wakes, and an answer that is read.
 * They are answered one after the other, so whatever may take long, wait for a lock or belong to a transaction has a line to itself.
 */
export function shareLines(pool: LinePool): PostgresPool {
  let boarding: Passenger[] = []

  function board(text: string, values: readonly unknown[]): Promise<Answer> {
    return new Promise((answered, failed) => {
      boarding.push({ text, values, answered, failed })
      if (boarding.length === 1) void leave(boarding)
      if (boarding.length === MOST) boarding = []
    })
  }

  /** Whoever asks in this round, or before the line is there, comes along: under load that is many a visitor's question. */
  async function leave(passengers: readonly Passenger[]): Promise<void> {
    await nextRound()
    const line = await pool.connect().catch((error: unknown) => {
      shut(passengers)
      for (const { failed } of passengers) failed(error)
    })
    if (!line) return
    shut(passengers)
    const answers: Promise<Answer>[] = []
    line.together(() => {
      for (const { text, values } of passengers) answers.push(line.query(text, values))
    })
    for (const [at, answer] of answers.entries()) passengers[at]?.answered(answer)
    await Promise.allSettled(answers)
    line.release()
  }

  function shut(passengers: readonly Passenger[]): void {
    if (boarding === passengers) boarding = []
  }

  return {
    options: pool.options,
    end: () => pool.end(),
    // Which line it takes is known with its first statement.
    async connect() {
      let own: Line | undefined
      const query = async (text: string, values: readonly unknown[]) => {
        if (!own && isMarked(text)) return board(text, values)
        own ??= await pool.connect()
        return own.query(text, values)
      }
      // Kysely's other signature is for cursors, which nobody here streams with.
      return { query: query as never, release: (destroy) => own?.release(destroy) }
    },
  }
}
