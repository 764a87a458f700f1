import type { siteContract } from '#features/site/site-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { inLanguage } from '#platform/database/texts.ts'

export const listSlides: Act<typeof siteContract.listSlides> = ({ type }, { tx, language, now }) =>
  tx
    .selectFrom('slide')
    .where('kind', '=', type)
    .where((eb) => eb.or([eb('shown_from', 'is', null), eb('shown_from', '<=', now)]))
    .where((eb) => eb.or([eb('shown_until', 'is', null), eb('shown_until', '>', now)]))
    .select(['id', 'picture as thumb', 'link'])
    .select([
      inLanguage('slide.title', language).as('title'),
      inLanguage('slide.subtitle', language).as('subtitle'),
    ])
    .orderBy('position')
    .orderBy('id')
    .execute()
