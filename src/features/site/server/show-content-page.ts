import type { siteContract } from '#features/site/site-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { inLanguage } from '#platform/database/texts.ts'
import { encodeEntities } from '#platform/encode-entities.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

export const showContentPage: Act<typeof siteContract.showContentPage> = async (
  { type },
  { tx, language },
) => {
  const page = await tx
    .selectFrom('page')
    .where('id', '=', type)
    .select('id')
    .select([
      inLanguage('page.title', language).as('title'),
      inLanguage('page.content', language).as('content'),
    ])
    .executeTakeFirst()
  if (!page) return refuse(m.site_no_page)
  return { ...page, content: encodeEntities(page.content) }
}
