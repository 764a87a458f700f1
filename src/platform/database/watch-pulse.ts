import pg from 'pg'
import type { Log } from '#platform/log.ts'
import { seconds } from '#platform/time.ts'

/** How often somebody asks, and how long an answer may take. */
export type PulseRate = { every: number; within: number }

export const PULSE_RATE: PulseRate = { every: seconds(1), within: seconds(3) }

export type Pulse = { isAway(): boolean; close(): void }

type Options = {
  url: string
  log: Log
  /** Whoever still waits for the database would wait for nothing. */
  onAway(): void
  rate: PulseRate
}

/**
 * Asks the database on a connection of its own whether it is there. A server that is gone says so by itself, but one that
 * hangs (a disk that does not answer, a network that swallows everything) keeps everybody waiting without a word: from
 * the moment this is known until it answers again nobody is made to wait for it.
 */
export function watchPulse({ url, log, onAway, rate }: Options): Pulse {
  let away = false
  let client: pg.Client | undefined
  let next: NodeJS.Timeout | undefined
  let closed = false

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: rate.within,
      query_timeout: rate.within,
      application_name: 'xianji pulse',
    })
    fresh.on('error', () => {})
    client = fresh
    await fresh.connect()
    return fresh
  }

  async function ask(): Promise<boolean> {
    try {
      await (client ?? (await connect())).query('select 1')
      return true
    } catch {
      client?.end().catch(() => undefined)
      client = undefined
      return false
    }
  }

  async function beat(): Promise<void> {
    // One answer that is late may be ours: a process that was held up reads its clock before its post.
    const answers = (await ask()) || (!closed && (await ask()))
    if (closed) return
    if (away === answers) {
      away = !answers
      if (away) {
        log.error('the database does not answer: what is kept is served on, everything else waits for it')
        onAway()
      } else log.info('the database answers again')
    }
    next = setTimeout(beat, rate.every)
    next.unref()
  }

  void beat()
  return {
    isAway: () => away,
    close() {
      closed = true
      clearTimeout(next)
      client?.end().catch(() => undefined)
    },
  }
}
