import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

declare const READ: unique symbol
declare const WRITE: unique symbol
declare const STATEMENT: unique symbol

/** The tables as a read sees them: the mark tells its queries from those of a transaction, see below. */
interface ReadTables extends Tables {
  [READ]: never
}

/** Reads and nothing else, so that it may stand on a replica. Raw SQL: `select(tx, sql…)`. */
export interface ReadTx extends Pick<Kysely<ReadTables>, 'selectFrom'> {
  readonly [READ]: true
}

/**
 * One transaction, handed out by `database.write` alone. Serves wherever a `ReadTx` does. What changes several rows
 * that belong together, or locks any, asks for it. Raw SQL: `run(tx, sql…)`.
 */
export type WriteTx = Pick<Kysely<Tables>, 'selectFrom' | 'insertInto' | 'updateTable' | 'deleteFrom'> &
  ReadTx & { readonly [WRITE]: true }

/**
 * A single statement that commits by itself, where a transaction would only cost two more round trips: a count, a
 * claim with `skip locked`. It is no `WriteTx`, for its locks end at once, and no `ReadTx`, for it writes.
 */
export type Statement = Pick<Kysely<Tables>, 'insertInto' | 'updateTable' | 'deleteFrom'> & {
  readonly [STATEMENT]: true
}

/** What a query of a `ReadTx` becomes when it asks for a lock: nothing that could be run. */
type LocksNeedAWriteTx = { readonly 'only a WriteTx can lock rows': never }
type Lock<DB> = DB extends ReadTables ? unknown[] : [never]

/**
 * A query knows the tables it was begun with, not the transaction. These signatures come before Kysely's own and take
 * every lock of a query that was begun with the tables of a read; no other query fits them.
 */
declare module 'kysely' {
  interface SelectQueryBuilder<DB, TB extends keyof DB, O> {
    forUpdate(...of: Lock<DB>): LocksNeedAWriteTx
    forNoKeyUpdate(...of: Lock<DB>): LocksNeedAWriteTx
    forShare(...of: Lock<DB>): LocksNeedAWriteTx
    forKeyShare(...of: Lock<DB>): LocksNeedAWriteTx
    modifyEnd(...modifier: Lock<DB>): LocksNeedAWriteTx
  }
}
