import { reviewsTag } from '#features/reviews/reviews-contract.ts'
import { defineCache } from '#platform/cache/feature-caches.ts'
import { remember } from '#platform/cache/remember.ts'
import type { ReadContext } from '#platform/contract/act.ts'
import { prepared } from '#platform/database/prepared.ts'
import type { ReadTx } from '#platform/database/tx.ts'

const NONE = { total: 0, good: 0, medium: 0, bad: 0, pictured: 0, level_sum: 0 }

type Tally = typeof NONE

const tallies = defineCache<Tally>({ maxBytes: 1 << 20 })

/**
 * What is counted of a product's reviews: one row, however many they are. A page asks for it three times over, in its
 * summary, its filters and its list, so it is read once for all of them.
 */
export const findTally = async (
  context: Pick<ReadContext, 'tx' | 'services'>,
  productId: number,
): Promise<Tally> =>
  remember(context, tallies, String(productId), {
    find: async () => (await readTally(context.tx, productId)) ?? NONE,
    tags: [reviewsTag(productId)],
    seconds: 60,
    bytes: 300,
  })

const readTally = (tx: ReadTx, productId: number) =>
  tx
    .selectFrom('review_tally')
    .modifyFront(prepared)
    .where('product_id', '=', productId)
    .select(['total', 'good', 'medium', 'bad', 'pictured', 'level_sum'])
    .executeTakeFirst()
