import type { accountContract } from '#features/account/account-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { inLanguage } from '#platform/database/texts.ts'

export const listPrefixes: Act<typeof accountContract.listPrefixes> = (_, { tx, language }) =>
  tx
    .selectFrom('phone_prefix')
    .select(['prefix as name', 'country'])
    .select(inLanguage('phone_prefix.name', language).as('title'))
    .orderBy('position')
    .execute()
