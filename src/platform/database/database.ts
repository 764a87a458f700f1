import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { sendChangeNotice } from '#platform/cache/change-notices.ts'
import type { Log } from '#platform/log.ts'
import type { Trace } from '#platform/trace/trace.ts'
import { type Connections, openPool, sumConnections } from './open-pool.ts'
import { select } from './raw-sql.ts'
import type { FollowRate } from './replica/follow-replica.ts'
import { openReplica, type Replica } from './replica/open-replica.ts'
import { shareLines } from './share-lines.ts'
import type { Tables } from './tables.ts'
import type { ReadTx, Statement, WriteTx } from './tx.ts'
import { type Pulse, type PulseRate, watchPulse } from './watch-pulse.ts'

export type Database = {
  /** Reads outside a transaction. */
  readonly read: ReadTx
  /** One transaction; it holds when the act does, and then others hear what it `changed`. */
  write<T>(act: (tx: WriteTx) => Promise<T>): Promise<T>
  /** One statement that commits by itself. */
  readonly statement: Statement
  readonly url: string
  /** For what is kept for everybody, where there is one. */
  readonly replica: Replica | undefined
  /** It does not answer, and whoever asks hears so at once (`DatabaseAway`). */
  isAway(): boolean
  connections(): Connections
  close(): Promise<void>
}

// Ids and counts are far below 2^53, so bigint travels as a number; a Date is always UTC inside.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

type Options = {
  pool: number
  /** Statements that are run all the time bear names; on unless a pooler does not know them. */
  prepared?: boolean | undefined
  log: Log
  /** Where reads go if not to the same connections: to some PostgreSQL lets nobody write on. */
  readUrl?: string | undefined
  replica?: { url: string; rate?: FollowRate | undefined } | undefined
  /** Hears of each change made here before whoever made it goes on; other processes hear of it by notice. */
  onChange?: (tags: readonly string[]) => void
  /** How often it is asked whether it is there, where people wait for it; they also wait no longer than they would. */
  pulse?: PulseRate | undefined
  onAway?: (() => void) | undefined
  /** Tells of each statement; of none unless somebody traces. */
  trace?: Trace | undefined
}

export function openDatabase(url: string, options: Options): Database {
  const { pool: max, log, readUrl, pulse: rate, prepared = true, trace } = options
  let pulse: Pulse | undefined
  const isAway = () => pulse?.isAway() ?? false
  const connect = (to: string) => {
    const pool = openPool(to, { max, log, prepared, serving: rate !== undefined, isAway, trace })
    return {
      pool,
      kysely: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
      reads: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: shareLines(pool) }) }),
    }
  }
  const main = connect(url)
  const reading = readUrl ? connect(readUrl) : main
  const both = [...new Set([main, reading])]
  const onAway = () => {
    for (const { pool } of both) pool.cut()
    options.onAway?.()
  }
  const replica =
    options.replica &&
    openReplica({
      ...options.replica,
      max,
      prepared,
      log,
      trace,
      askDatabase: () => askPosition(reading.kysely as unknown as ReadTx),
    })
  if (rate) pulse = watchPulse({ url, log, rate, onAway })
  return {
    // The types say less than Kysely can do; these are the only places that take the rest away.
    read: reading.reads as unknown as ReadTx,
    async write(act) {
      const { result, tags } = await main.kysely.transaction().execute(async (kysely) => {
        const tx = kysely as unknown as WriteTx
        return { result: await act(tx), tags: await sendChangeNotice(tx) }
      })
      if (tags.length > 0) options.onChange?.(tags)
      return result
    },
    statement: main.kysely as unknown as Statement,
    url,
    replica,
    isAway,
    connections: () =>
      sumConnections(
        [...both.map(({ pool }) => pool), ...(replica ? [replica] : [])].map((one) => one.connections()),
      ),
    async close() {
      pulse?.close()
      await replica?.close()
      // Kysely ends only what it has used itself, and two of them use one pool.
      for (const { pool } of both) await pool.end()
    },
  }
}

/** How far the log of the database is: what was committed before lies before it. */
async function askPosition(tx: ReadTx): Promise<number> {
  const rows = await select<{ position: number }>(tx)`
    select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::bigint as position`
  return rows[0]!.position
}
