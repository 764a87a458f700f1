import { sql } from 'kysely'

/**
 * A column of a transaction's first statement: from there on it finds rows by their indexes. For a transaction that touches a few rows by
 * number, of which the planner is told a list: it takes one of unknown length for a hundred, and would rather read five thousand rows
 * through, which takes longer than all the rest.
 */
export const byIndexOnly = sql`set_config('enable_seqscan', 'off', true)`
