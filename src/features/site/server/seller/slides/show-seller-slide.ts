import type { Selectable } from 'kysely'
import type { SlideTable } from '#features/site/server/site-tables.ts'
import type { SellerSlide } from '#features/site/slides-seller-contract.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { shopTime } from '#platform/time.ts'

export async function sellerSlides(tx: ReadTx, now: Date): Promise<SellerSlide[]> {
  const rows = await tx
    .selectFrom('slide')
    .selectAll()
    .where('kind', '=', 'nav')
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) => showSellerSlide(row, now))
}

export function showSellerSlide(slide: Selectable<SlideTable>, now: Date): SellerSlide {
  const { id, title, subtitle, link, picture, shown_from, shown_until } = slide
  const isShown = (shown_from ?? now) <= now && (shown_until === null || now < shown_until)
  return {
    id,
    title,
    subtitle,
    link,
    picture,
    shown_from: shown_from ? shopTime(shown_from) : '',
    shown_until: shown_until ? shopTime(shown_until) : '',
    is_shown: isShown ? 1 : 0,
  }
}
