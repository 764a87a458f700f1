import { sql } from 'kysely'
import { usesAsAddress, usesInText } from '#features/pictures/server/find-uses.ts'

export const communityUses = [
  usesAsAddress(sql`select picture from post`),
  usesInText(sql`select content::text from post`),
]
