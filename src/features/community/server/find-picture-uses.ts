import { sql } from 'kysely'
import { usesAsAddress, usesInText } from '#features/pictures/server/find-uses.ts'

export const communityUses = [
  usesAsAddress(sql`select picture from post`),
  usesAsAddress(sql`select author_picture from post where author_picture <> ''`),
  usesInText(sql`select content::text from post`),
]
