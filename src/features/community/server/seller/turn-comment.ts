import { postTag } from '#features/community/community-contract.ts'
import type { WriteContext } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { countComments } from '../count-comments.ts'
import { lockPostOf } from '../lock-post-of.ts'

type Turned = { hidden_at: Date | null; hidden_reason: string }

/** Hides a comment or shows it again, and counts it so. */
export async function turnComment(
  { tx, changed, trace }: WriteContext,
  id: number,
  turned: Turned,
): Promise<void> {
  const hide = turned.hidden_at !== null
  const postId = await lockPostOf(tx, id)
  if (postId === undefined) return refuse(m.community_no_comment)
  const { numUpdatedRows } = await tx
    .updateTable('post_comment')
    .set(turned)
    .where('id', '=', id)
    .where('hidden_at', hide ? 'is' : 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return refuse(hide ? m.sellerposts_hidden_already : m.sellerposts_not_hidden)
  await countComments(tx, postId, hide ? -1 : 1)
  changed(postTag(postId))
  const reason = turned.hidden_reason
  trace({ thing: 'comment', id, before: { hidden: !hide }, after: { hidden: hide }, reason })
}
