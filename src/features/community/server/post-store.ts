import { inLanguage } from '#platform/database/texts.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'
import { shopTime } from '#platform/time.ts'
import type { PostCard } from '../community-contract.ts'

/** Posts that are due; a scheduled one appears when its time has come. */
export const postsAt = (tx: ReadTx, now: Date, language: Language) =>
  tx
    .selectFrom('post')
    .where('published_at', '<=', now)
    .select(['post.id', 'picture', 'author_picture', 'likes', 'dislikes', 'comments', 'published_at'])
    .select([
      inLanguage('post.title', language).as('title'),
      inLanguage('post.summary', language).as('summary'),
      inLanguage('post.author', language).as('author'),
    ])

type PostRow = {
  id: number
  title: string
  summary: string
  picture: string
  author: string
  author_picture: string
  likes: number
  dislikes: number
  comments: number
  published_at: Date
}

export const showCard = (row: PostRow): PostCard => ({
  id: row.id,
  title: row.title,
  desc: row.summary,
  thumb: row.picture,
  zan_num: row.likes,
  cai_num: row.dislikes,
  comment_num: row.comments,
  is_zan: 0,
  is_cai: 0,
  create_time: shopTime(row.published_at),
  author: { name: row.author, avatar: row.author_picture },
})
