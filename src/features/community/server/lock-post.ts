import { keepBuyerOpen } from '#features/account/server/lock-buyer.ts'
import type { WriteContext } from '#platform/contract/act.ts'
import type { Buyer } from '#platform/contract/actor.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

type CallContext = Pick<WriteContext<Buyer>, 'tx' | 'now' | 'actor'>

/**
 * Whatever a buyer does to a post waits here for its turn: the buyer first (whose account may be closing), then the
 * post, and only then the rows below it. Everyone takes them in this order, so nobody waits in a circle.
 */
export async function lockPost({ tx, now, actor }: CallContext, postId: number): Promise<void> {
  if (!(await keepBuyerOpen(tx, actor.id))) refuse(m.account_verify_failed)
  const due = tx.selectFrom('post').where('id', '=', postId).where('published_at', '<=', now)
  const post = await due.select('id').forNoKeyUpdate().executeTakeFirst()
  if (!post) refuse(m.community_no_post)
}
