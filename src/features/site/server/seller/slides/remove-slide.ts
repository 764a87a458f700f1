import { SITE } from '#features/site/site-contract.ts'
import type { slidesSellerContract } from '#features/site/slides-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

export const removeSlide: Act<typeof slidesSellerContract.removeSlide> = async (
  { id },
  { tx, changed, trace },
) => {
  const gone = await tx
    .deleteFrom('slide')
    .where('id', '=', id)
    .returning(['title', 'link', 'picture'])
    .executeTakeFirst()
  if (!gone) return refuse(m.sellersite_no_slide, { id })
  changed(SITE)
  trace({ thing: 'slide', id, before: gone })
  return withMessage({ id }, m.sellersite_slide_removed, { id })
}
