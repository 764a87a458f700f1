import { sql } from 'kysely'
import { usesAsAddress } from '#features/pictures/server/find-uses.ts'

export const shopUses = [usesAsAddress(sql`select logo from shop`)]
