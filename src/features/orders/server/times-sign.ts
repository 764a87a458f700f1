import { sql } from 'kysely'

/** Between what was bought and how many of it. */
export const TIMES = sql.lit(' × ')
