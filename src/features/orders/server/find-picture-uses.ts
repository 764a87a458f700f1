import { sql } from 'kysely'
import { usesAsAddress } from '#features/pictures/server/find-uses.ts'

/** What was bought is shown as it was, long after the product has other pictures. */
export const orderUses = [usesAsAddress(sql`select picture from order_item`)]
