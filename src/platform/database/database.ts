import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { sendChangeNotice } from '#platform/cache/change-notices.ts'
import type { Log } from '#platform/log.ts'
import { preparing } from './prepared.ts'
import type { Tables } from './tables.ts'
import type { ReadTx, Statement, WriteTx } from './tx.ts'

export type Database = {
  /** Reads outside a transaction. */
  readonly read: ReadTx
  /** One transaction; it holds when the act does, and then others hear what it `changed`. */
  write<T>(act: (tx: WriteTx) => Promise<T>): Promise<T>
  /** One statement that commits by itself. */
  readonly statement: Statement
  readonly url: string
  close(): Promise<void>
}

// Ids and counts are far below 2^53, so bigint travels as a number; a Date is always UTC inside.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

type Options = {
  pool: number
  log: Log
  /** Where reads go if not to the same connections: a replica, or connections PostgreSQL lets nobody write on. */
  readUrl?: string | undefined
  /** Hears of each change made here before whoever made it goes on; other processes hear of it by notice. */
  onChange?: (tags: readonly string[]) => void
}

export function openDatabase(url: string, options: Options): Database {
  const main = connect(url, options)
  const reading = options.readUrl ? connect(options.readUrl, options) : main
  return {
    // The types say less than Kysely can do; these are the only places that take the rest away.
    read: reading.kysely as unknown as ReadTx,
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
    async close() {
      await main.close()
      if (reading !== main) await reading.close()
    },
  }
}

function connect(url: string, { pool: max, log }: Options) {
  const pool = new pg.Pool({ connectionString: url, max, idleTimeoutMillis: 60_000 })
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  let closing = false
  pool.on('error', (error) => {
    // The message alone: the error carries the whole connection with it.
    if (!closing) log.warn({ reason: error.message }, 'an idle database connection was lost')
  })
  pool.on('connect', (client) => {
    // While it is lent out the pool does not listen. The statement under way fails and tells whoever runs it.
    client.on('error', () => {})
  })
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparing(pool) }) })
  return {
    kysely,
    close() {
      closing = true
      return kysely.destroy()
    },
  }
}
