import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Log } from '#platform/log.ts'
import { prepareMarked } from './prepared.ts'
import type { Tables } from './tables.ts'

/** What acts read and write through. A write's `tx` is its one transaction; a read's may be a plain connection. */
export type Tx = Kysely<Tables>
export type WriteTx = Transaction<Tables>

export type Database = {
  /** For reads outside a transaction. */
  readonly read: Tx
  write<T>(act: (tx: WriteTx) => Promise<T>): Promise<T>
  readonly url: string
  close(): Promise<void>
}

// Ids and counts are far below 2^53, so bigint travels as a number; a Date is always UTC inside.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export function openDatabase(url: string, options: { pool: number; log: Log }): Database {
  const pool = new pg.Pool({ connectionString: url, max: options.pool, idleTimeoutMillis: 60_000 })
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  let closing = false
  pool.on('error', (error) => {
    // The message alone: the error carries the whole connection with it.
    if (!closing) options.log.warn({ reason: error.message }, 'an idle database connection was lost')
  })
  pool.on('connect', (client) => {
    // While it is lent out the pool does not listen. The statement under way fails and tells whoever runs it.
    client.on('error', () => {})
    prepareMarked(client)
  })
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    read: kysely,
    write: (act) => kysely.transaction().execute(act),
    url,
    close() {
      closing = true
      return kysely.destroy()
    },
  }
}
