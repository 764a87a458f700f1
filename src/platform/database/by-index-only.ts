import { sql } from 'kysely'

/**
 * A column of a transaction's first statement: from there on it finds rows by their indexes. For one that touches a few rows by number:
 * a small table the planner would rather read through, and while many change it at once that is many versions of each row.
 */
export const byIndexOnly = sql`set_config('enable_seqscan', 'off', true)`
