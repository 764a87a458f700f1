import { canDo, ITEM_REFUND, ORDER } from '#features/orders/order-states.ts'
import { completeOrder, REVIEWED } from '#features/orders/server/complete-order.ts'
import { lockOrderToMove } from '#features/orders/server/lock-order.ts'
import { itemsOf } from '#features/orders/server/order-store.ts'
import type { ItemRow } from '#features/orders/server/show-order.ts'
import { picturesOf, reviewFaults, reviewPictureFaults } from '#features/reviews/review-rules.ts'
import type { reviewsContract } from '#features/reviews/reviews-contract.ts'
import { claimPictures } from '#features/uploads/server/claim-pictures.ts'
import { type Act, type WriteContext, withMessage } from '#platform/contract/act.ts'
import type { Buyer } from '#platform/contract/actor.ts'
import type { Received } from '#platform/contract/define.ts'
import { findsAny } from '#platform/database/finds-any.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import { refuseFirst } from '#platform/refuse-first.ts'
import * as m from '#words'
import { addReviews } from './add-reviews.ts'

type Entry = Received<typeof reviewsContract.publishReviews>['comments'][number]

/** Each item of the order is spoken of once, by whoever bought it, and the order is completed. */
export const publishReviews: Act<typeof reviewsContract.publishReviews> = async (
  { id, comments },
  context,
) => {
  const { tx, actor, now, changed } = context
  await lockReviewable(tx, actor.id, id)
  const items = await itemsOf(tx, [id])
  checkEntries(comments, items)
  await claimAll(context, comments)
  const productOf = new Map(items.map((item) => [item.id, item.product_id]))
  const tags = await addReviews(
    tx,
    comments.map((entry) => ({
      productId: productOf.get(entry.order_item_id) ?? 0,
      buyerId: actor.id,
      orderItemId: entry.order_item_id,
      level: entry.level,
      content: entry.content,
      pictures: picturesOf(entry.images),
      anonymous: entry.is_anonymous === 1,
      createdAt: now,
    })),
  )
  await completeOrder(tx, { orderId: id, actor: `buyer:${actor.id}`, reason: REVIEWED, now })
  changed(...tags)
  return withMessage({}, m.reviews_published)
}

/** The order stays ours until the end: of two who publish at once, the second finds it completed. */
async function lockReviewable(tx: WriteTx, buyerId: number, orderId: number): Promise<void> {
  const order = await lockOrderToMove(tx, buyerId, orderId)
  if (!order) return refuse(m.orders_none)
  if (canDo('review', order.status)) return
  if (order.status !== ORDER.completed) return refuse(m.reviews_not_yet)
  refuse((await wasReviewed(tx, orderId)) ? m.reviews_already : m.reviews_time_over)
}

/** An order is also completed by time, with nothing said about it. */
async function wasReviewed(tx: WriteTx, orderId: number): Promise<boolean> {
  const reviews = tx
    .selectFrom('review')
    .innerJoin('order_item', 'order_item.id', 'review.order_item_id')
    .where('order_item.order_id', '=', orderId)
  return findsAny(tx, reviews)
}

/** One entry for each item whose money has not gone back, and for nothing else. */
function checkEntries(entries: readonly Entry[], items: readonly ItemRow[]): void {
  const wanted = new Set(
    items.filter((item) => item.refund_status !== ITEM_REFUND.refunded).map((item) => item.id),
  )
  const named = new Set(entries.map((entry) => entry.order_item_id))
  const stray = [...named].some((itemId) => !wanted.has(itemId))
  if (stray || named.size !== entries.length) refuse(m.reviews_wrong_item)
  if (named.size !== wanted.size) refuse(m.reviews_all_items)
  for (const { content, images } of entries)
    refuseFirst([...reviewFaults(content), ...reviewPictureFaults(images)])
}

/** All at once and in one order, so that two buyers' tabs never wait for each other in a circle. */
async function claimAll({ tx, actor, now }: WriteContext<Buyer>, entries: readonly Entry[]): Promise<void> {
  const urls = entries.flatMap((entry) => picturesOf(entry.images)).sort()
  await claimPictures(tx, { buyerId: actor.id, purpose: 'review', urls, now })
}
