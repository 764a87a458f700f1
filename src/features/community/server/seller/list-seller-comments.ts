import { MAX_LISTED } from '#features/community/community-rules.ts'
import type { communitySellerContract } from '#features/community/community-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { inLanguage } from '#platform/database/texts.ts'
import { shopTime } from '#platform/time.ts'

const PER_PAGE = 20

export const listSellerComments: Act<typeof communitySellerContract.listSellerComments> = async (
  { id, page },
  { tx, language },
) => {
  const asked = tx
    .selectFrom('post_comment as comment')
    .$if(id !== undefined, (query) => query.where('comment.post_id', '=', Number(id)))
  const { total } = await tx
    .selectFrom(asked.select('comment.id').limit(MAX_LISTED).as('asked'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await asked
    .innerJoin('buyer', 'buyer.id', 'comment.buyer_id')
    .innerJoin('post', 'post.id', 'comment.post_id')
    .select(['comment.id', 'comment.post_id', 'comment.content', 'comment.created_at', 'buyer.nickname'])
    .select(inLanguage('post.title', language).as('title'))
    .orderBy('comment.created_at', 'desc')
    .orderBy('comment.id', 'desc')
    .limit(PER_PAGE)
    .offset(Math.min(MAX_LISTED, (page - 1) * PER_PAGE))
    .execute()
  const data = rows.map((row) => ({
    id: row.id,
    post_id: row.post_id,
    post_title: row.title,
    user_nickname: row.nickname,
    content: row.content,
    create_time: shopTime(row.created_at),
  }))
  return { per_page: PER_PAGE, total, current_page: page, data }
}
