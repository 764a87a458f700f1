import { sql } from 'kysely'
import { MAX_LISTED } from '#features/community/community-rules.ts'
import type { communitySellerContract } from '#features/community/community-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { answerPage } from '#platform/database/answer-page.ts'
import { countRows } from '#platform/database/count-rows.ts'
import { inLanguage } from '#platform/database/texts.ts'
import { shopTime } from '#platform/time.ts'

const PER_PAGE = 20
const REPORTS = sql<number>`(select count(*) from comment_report where comment_id = comment.id)`

export const listSellerComments: Act<typeof communitySellerContract.listSellerComments> = async (
  { id, reported, hidden, page },
  { tx, language },
) => {
  const asked = tx
    .selectFrom('post_comment as comment')
    .$if(id !== undefined, (query) => query.where('comment.post_id', '=', Number(id)))
    .$if(reported === 1, (query) => query.where('comment.hidden_at', 'is', null).where(REPORTS, '>', 0))
    .$if(hidden === 1, (query) => query.where('comment.hidden_at', 'is not', null))
  const total = await countRows(tx, asked.limit(MAX_LISTED))
  const comments = asked
    .innerJoin('buyer', 'buyer.id', 'comment.buyer_id')
    .innerJoin('post', 'post.id', 'comment.post_id')
    .select(['comment.id', 'comment.post_id', 'comment.content', 'comment.created_at', 'buyer.nickname'])
    .select(['comment.hidden_at', 'comment.hidden_reason', REPORTS.as('reports')])
    .select(inLanguage('post.title', language).as('title'))
    .orderBy('comment.created_at', 'desc')
    .orderBy('comment.id', 'desc')
  return answerPage({ page, perPage: PER_PAGE, total }, comments, (row) => ({
    id: row.id,
    post_id: row.post_id,
    post_title: row.title,
    user_nickname: row.nickname,
    content: row.content,
    create_time: shopTime(row.created_at),
    reports: row.reports,
    hidden_time: row.hidden_at ? shopTime(row.hidden_at) : '',
    hidden_reason: row.hidden_reason,
  }))
}
