import type { Generated } from 'kysely'
import type { Text } from '#platform/i18n/language.ts'

export interface PostTable {
  id: Generated<number>
  title: Text
  summary: Text
  content: Text
  picture: string
  /** Empty in both languages: the shop itself. */
  author: Generated<Text>
  author_picture: Generated<string>
  likes: Generated<number>
  dislikes: Generated<number>
  comments: Generated<number>
  published_at: Generated<Date>
}

export interface PostReactionTable {
  buyer_id: number
  post_id: number
  /** 1 likes, -1 dislikes, 0 neither any more. */
  reaction: number
  changed_at: Date
}

export interface PostCommentTable {
  id: Generated<number>
  post_id: number
  buyer_id: number
  content: string
  created_at: Date
  hidden_at: Date | null
  hidden_reason: Generated<string>
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    post: PostTable
    post_product: { post_id: number; product_id: number; position: number }
    post_reaction: PostReactionTable
    post_comment: PostCommentTable
    comment_report: { comment_id: number; buyer_id: number; created_at: Date }
  }
}
