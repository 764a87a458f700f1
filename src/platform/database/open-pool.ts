import pg from 'pg'
import type { Log } from '#platform/log.ts'
import { minutes, seconds } from '#platform/time.ts'
import type { Trace } from '#platform/trace/trace.ts'
import { askDriver } from './ask-driver.ts'
import { DatabaseAway, isDiskFull, isLost } from './database-away.ts'
import { sendTogether, streamOf } from './send-together.ts'
import type { Line, LinePool } from './share-lines.ts'
import { tellSlow } from './tell-slow.ts'

/** What a connection on which people wait says when it is opened. */
export const LIMITS = {
  // Who waits longer for a connection would be gone before the answer.
  connectionTimeoutMillis: seconds(5),
  // Nothing a page or a sweep asks takes nearly as long; what does holds others up.
  statement_timeout: minutes(1),
  lock_timeout: seconds(20),
  // The server's own limit comes first; this one is for a server that is silent.
  query_timeout: seconds(70),
}

/** `cut` gives up all there are: whoever waits on one hears it at once. */
export type Pool = LinePool & { cut(): void; connections(): Connections }

/** How many are lent out, how many stand idle, and how many callers wait for one. */
export type Connections = { busy: number; idle: number; waiting: number }

export const sumConnections = (all: readonly Connections[]): Connections => ({
  busy: sumOf(all, 'busy'),
  idle: sumOf(all, 'idle'),
  waiting: sumOf(all, 'waiting'),
})

const sumOf = (all: readonly Connections[], name: keyof Connections) =>
  all.reduce((sum, one) => sum + one[name], 0)

type Options = {
  max: number
  log: Log
  prepared: boolean
  /** Where people wait for the answer nothing may take for ever; a file of products, or a copy of everything, may. */
  serving: boolean
  isAway: () => boolean
  trace?: Trace | undefined
}

export function openPool(url: string, options: Options): Pool {
  let pool = makePool(url, options)
  let lent = new Set<pg.PoolClient>()
  // Kysely knows a connection again by the object it was given.
  const known = new WeakMap<pg.PoolClient, Line>()
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      if (options.isAway()) throw new DatabaseAway()
      const client = await pool.connect().catch((error) => {
        throw isRefused(error) ? error : new DatabaseAway(error)
      })
      const among = lent
      among.add(client)
      const wrapped = known.get(client) ?? wrap(client, options, () => among.delete(client))
      known.set(client, wrapped)
      return wrapped
    },
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    cut() {
      const [left, held] = [pool, lent]
      pool = makePool(url, options)
      lent = new Set()
      for (const client of held) endNow(client)
      left.end().catch(() => undefined)
    },
  }
}

/** A wrong password or a database that is not there will not get better by waiting. */
const isRefused = (error: unknown) => error instanceof pg.DatabaseError && !isLost(error)

function makePool(url: string, { max, log, serving }: Options): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    keepAlive: true,
    idleTimeoutMillis: minutes(1),
    application_name: 'xianji',
    pipeline: true,
    ...(serving && LIMITS),
  })
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => {
    // The message alone: the error carries the whole connection with it.
    if (!pool.ending) log.warn({ reason: error.message }, 'an idle database connection was lost')
  })
  pool.on('connect', (client) => {
    // While it is lent out the pool does not listen. The statement under way fails and tells whoever runs it.
    client.on('error', () => {})
  })
  return pool
}

function wrap(
  client: pg.PoolClient,
  { log, prepared, serving, trace }: Options,
  onRelease: () => void,
): Line {
  const { query, forget } = sendTogether(client, async ({ text, values }) => {
    const asked = performance.now()
    const ask = () => askDriver(client, text, values, prepared)
    try {
      return await (trace ? trace('statement', factsOf(text), ask) : ask())
    } catch (error) {
      if (isDiskFull(error)) {
        // Reading goes on, and so does writing once there is room: whoever asks is told to come back.
        log.error('the disk of the database is full: nothing can be written')
        throw new DatabaseAway(error)
      }
      if (!isLost(error)) throw error
      // After a silence its answer may still come, and would be taken for that of the next question.
      endNow(client)
      throw new DatabaseAway(error)
    } finally {
      if (serving) tellSlow(log, text, performance.now() - asked)
    }
  })
  return {
    // Kysely's other signature is for cursors, which nobody here streams with.
    query: query as never,
    together(write) {
      const stream = streamOf(client)
      stream?.cork()
      write()
      stream?.uncork()
    },
    release(destroy) {
      onRelease()
      client.release(destroy)
      if (forget()) throw new Error('A statement nobody waits for was not part of a transaction')
    },
  }
}

const factsOf = (text: string) => ({ 'db.system.name': 'postgresql', 'db.query.text': text })

/** The line is cut: the driver would wait for what is under way, and a silent server never lets go of it. */
function endNow(client: pg.PoolClient): void {
  streamOf(client)?.destroy()
  void (client as unknown as pg.Client).end().catch(() => undefined)
}
