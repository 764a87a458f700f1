import type { WriteContext } from '#platform/contract/act.ts'
import { findsAny } from '#platform/database/finds-any.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { countReviews } from '../count-reviews.ts'

type Turned = { hidden_at: Date | null; hidden_reason: string }

/** Hides a review or shows it again; of two who do the same at once the second finds it done, so it is counted once. */
export async function turnReview(
  { tx, changed, trace }: WriteContext,
  id: number,
  turned: Turned,
): Promise<void> {
  const hide = turned.hidden_at !== null
  const review = await tx
    .updateTable('review')
    .set(turned)
    .where('id', '=', id)
    .where('hidden_at', hide ? 'is' : 'is not', null)
    .returning(['product_id', 'level', 'pictures'])
    .executeTakeFirst()
  if (!review) {
    const known = tx.selectFrom('review').where('id', '=', id)
    if (!(await findsAny(tx, known))) return refuse(m.sellerreviews_none, { id })
    return refuse(hide ? m.sellerreviews_hidden_already : m.sellerreviews_not_hidden)
  }
  const { product_id: productId, level, pictures } = review
  changed(...(await countReviews(tx, [{ productId, level, pictures }], hide ? -1 : 1)))
  const reason = turned.hidden_reason
  trace({ thing: 'review', id, before: { hidden: !hide }, after: { hidden: hide }, reason })
}
