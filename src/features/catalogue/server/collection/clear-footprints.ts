import type { collectionContract } from '#features/catalogue/collection-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { withMessage } from '#platform/contract/act.ts'
import * as m from '#words'

export const clearFootprints: Act<typeof collectionContract.clearFootprints> = async (
  { id },
  { tx, actor },
) => {
  const { numDeletedRows } = await tx
    .deleteFrom('footprint')
    .where('buyer_id', '=', actor.id)
    .$if(id !== 0, (query) => query.where('product_id', '=', id))
    .executeTakeFirst()
  return withMessage({ cleared: Number(numDeletedRows) }, m.collection_footprints_cleared)
}
