import type { Generated } from 'kysely'
import type { Text } from '#platform/i18n/language.ts'

export interface PostTable {
  id: Generated<number>
  title: Text
  summary: Text
  content: Text
  picture: string
  likes: Generated<number>
  dislikes: Generated<number>
  comments: Generated<number>
  published_at: Generated<Date>
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    post: PostTable
  }
}
