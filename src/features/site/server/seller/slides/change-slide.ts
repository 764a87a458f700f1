import { needPicture } from '#features/site/server/need-picture.ts'
import { SITE } from '#features/site/site-contract.ts'
import type { slidesSellerContract } from '#features/site/slides-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { mergeText } from '#platform/i18n/merge-text.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { readShownTime } from './read-shown-time.ts'
import { showSellerSlide } from './show-seller-slide.ts'

export const changeSlide: Act<typeof slidesSellerContract.changeSlide> = async (
  { id, title, subtitle, link, picture, ...times },
  context,
) => {
  const { tx, now, changed, trace } = context
  // Locked, because what is not given is taken over from what is there.
  const kept = await tx.selectFrom('slide').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!kept) return refuse(m.sellersite_no_slide, { id })
  if (picture) await needPicture(context, picture)
  const change = {
    title: mergeText(kept.title, title),
    subtitle: mergeText(kept.subtitle, subtitle),
    link: link ?? kept.link,
    picture: picture ?? kept.picture,
    ...readShownTime(times, kept),
  }
  await tx.updateTable('slide').set(change).where('id', '=', id).execute()
  changed(SITE)
  trace({ thing: 'slide', id, before: kept, after: change })
  return withMessage(showSellerSlide({ ...kept, ...change }, now), m.sellersite_slide_changed, { id })
}
