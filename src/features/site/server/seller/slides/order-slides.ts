import { SITE } from '#features/site/site-contract.ts'
import type { slidesSellerContract } from '#features/site/slides-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { namesAll, placeIn } from '#platform/database/positions.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { sellerSlides } from './show-seller-slide.ts'

export const orderSlides: Act<typeof slidesSellerContract.orderSlides> = async (
  { ids },
  { tx, now, changed, trace },
) => {
  const rows = await tx.selectFrom('slide').select('id').orderBy('id').forUpdate().execute()
  if (!namesAll(ids, rows)) return refuse(m.sellersite_order_incomplete)
  await tx
    .updateTable('slide')
    .set({ position: placeIn(ids) })
    .execute()
  changed(SITE)
  trace({ thing: 'slide', id: 'order', after: { ids } })
  return withMessage(await sellerSlides(tx, now), m.sellersite_ordered)
}
