import { sql } from 'kysely'
import { usesAsAddress, usesInText } from '#features/pictures/server/find-uses.ts'

export const siteUses = [
  usesAsAddress(sql`select picture from slide`),
  usesInText(sql`select content::text from page union all select value::text from setting`),
]
