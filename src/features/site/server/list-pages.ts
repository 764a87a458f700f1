import type { siteContract } from '#features/site/site-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { inLanguage } from '#platform/database/texts.ts'

export const listPages: Act<typeof siteContract.listPages> = (_, { tx, language }) =>
  tx
    .selectFrom('page')
    .select('id')
    .select(inLanguage('page.title', language).as('title'))
    .orderBy('id')
    .execute()
