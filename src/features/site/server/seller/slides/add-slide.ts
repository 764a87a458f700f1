import { needPicture } from '#features/site/server/need-picture.ts'
import { SITE } from '#features/site/site-contract.ts'
import type { slidesSellerContract } from '#features/site/slides-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { atTheEnd } from '#platform/database/positions.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { readShownTime } from './read-shown-time.ts'
import { showSellerSlide } from './show-seller-slide.ts'

/** More nobody waits for. */
const MOST = 30

export const addSlide: Act<typeof slidesSellerContract.addSlide> = async (
  { shown_from, shown_until, ...slide },
  context,
) => {
  const { tx, now, changed, trace } = context
  const shown = readShownTime({ shown_from, shown_until })
  await needPicture(context, slide.picture)
  const { count } = await tx
    .selectFrom('slide')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= MOST) return refuse(m.sellersite_too_many_slides, { max: MOST })
  const row = await tx
    .insertInto('slide')
    .values({ ...slide, ...shown, position: atTheEnd('slide') })
    .returningAll()
    .executeTakeFirstOrThrow()
  changed(SITE)
  trace({ thing: 'slide', id: row.id, after: slide })
  return withMessage(showSellerSlide(row, now), m.sellersite_slide_added, { id: row.id })
}
