import type { profileContract } from '#features/profile/profile-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { inLanguage } from '#platform/database/texts.ts'

export const listEducation: Act<typeof profileContract.listEducation> = async (_, { tx, language }) => {
  const rows = await tx
    .selectFrom('education')
    .select(inLanguage('education.name', language).as('name'))
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) => row.name)
}
