import { shopTime } from '#platform/time.ts'

type CommentRow = { id: number; avatar: string; nickname: string; content: string; created_at: Date }

export const showComment = (row: CommentRow) => ({
  id: row.id,
  user_avatar: row.avatar,
  user_nickname: row.nickname,
  content: row.content,
  create_time: shopTime(row.created_at),
})
