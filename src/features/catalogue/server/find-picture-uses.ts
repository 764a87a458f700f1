import { sql } from 'kysely'
import { usesAsAddress, usesInText } from '#features/pictures/server/find-uses.ts'

export const catalogueUses = [
  usesAsAddress(sql`select unnest(covers) from product union all select picture from category`),
  usesInText(sql`select intro::text from product`),
]
