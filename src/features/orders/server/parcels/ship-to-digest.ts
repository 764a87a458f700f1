import { sql } from 'kysely'

/** Tells one address of an order `o` from another, and nothing of either. */
export const SHIP_TO_DIGEST = sql<Buffer>`sha256(convert_to(o.ship_to::text, 'UTF8'))`
