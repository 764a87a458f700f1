import { postTag } from '#features/community/community-contract.ts'
import { changed } from '#platform/cache/change-notices.ts'
import { run } from '#platform/database/raw-sql.ts'
import { inLanguage } from '#platform/database/texts.ts'
import type { ReadTx, WriteTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'
import { shopTime } from '#platform/time.ts'

/** Comments, likes and dislikes go with a closed account, and the posts count them no more. */
export async function forgetCommunity(tx: WriteTx, buyerId: number): Promise<void> {
  const { rows } = await run<{ id: number }>(tx)`
    select id from post where id in (
      select post_id from post_reaction where buyer_id = ${buyerId}
      union select post_id from post_comment where buyer_id = ${buyerId})
    order by id for no key update`
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  // Only of posts that are locked: one that was written in the meantime would be counted out of turn.
  await run(tx)`
    with reactions as (
      delete from post_reaction where buyer_id = ${buyerId} and post_id = any(${ids}::bigint[])
      returning post_id, reaction
    ), comments as (
      delete from post_comment where buyer_id = ${buyerId} and post_id = any(${ids}::bigint[])
      returning post_id, (hidden_at is null)::int as counted
    ), gone as (
      select post_id, (reaction = 1)::int as likes, (reaction = -1)::int as dislikes, 0 as comments from reactions
      union all select post_id, 0, 0, counted from comments
    ), sums as (
      select post_id, sum(likes) as likes, sum(dislikes) as dislikes, sum(comments) as comments
      from gone group by post_id
    )
    update post set likes = post.likes - sums.likes, dislikes = post.dislikes - sums.dislikes,
      comments = post.comments - sums.comments
    from sums where post.id = sums.post_id`
  changed(tx, ...ids.map(postTag))
}

/** All of it, for "download my data". */
export async function exportCommunity(tx: ReadTx, buyerId: number, language: Language) {
  const comments = await tx
    .selectFrom('post_comment as comment')
    .innerJoin('post', 'post.id', 'comment.post_id')
    .where('comment.buyer_id', '=', buyerId)
    .select(['comment.content', 'comment.created_at', inLanguage('post.title', language).as('post')])
    .orderBy('comment.created_at', 'desc')
    .execute()
  const reactions = await tx
    .selectFrom('post_reaction as reaction')
    .innerJoin('post', 'post.id', 'reaction.post_id')
    .where('reaction.buyer_id', '=', buyerId)
    .where('reaction.reaction', '!=', 0)
    .select(['reaction.reaction', 'reaction.changed_at', inLanguage('post.title', language).as('post')])
    .orderBy('reaction.changed_at', 'desc')
    .execute()
  const reports = await tx
    .selectFrom('comment_report as report')
    .innerJoin('post_comment as comment', 'comment.id', 'report.comment_id')
    .innerJoin('post', 'post.id', 'comment.post_id')
    .where('report.buyer_id', '=', buyerId)
    .select(['report.created_at', inLanguage('post.title', language).as('post')])
    .orderBy('report.created_at', 'desc')
    .execute()
  const shown = (wanted: number) =>
    reactions
      .filter(({ reaction }) => reaction === wanted)
      .map(({ post, changed_at }) => ({ post, at: shopTime(changed_at) }))
  return {
    comments: comments.map(({ post, content, created_at }) => ({ post, content, at: shopTime(created_at) })),
    liked: shown(1),
    disliked: shown(-1),
    reported: reports.map(({ post, created_at }) => ({ post, at: shopTime(created_at) })),
  }
}
