import { sql } from 'kysely'
import { showAcademic } from '#features/account/server/academic.ts'
import type { profileContract } from '#features/profile/profile-contract.ts'
import type { Act } from '#platform/contract/act.ts'

export const showProfile: Act<typeof profileContract.showProfile> = async (_, { tx, actor, language }) => {
  const { academic, birthday, ...rest } = await tx
    .selectFrom('buyer')
    .select(['nickname as user_nickname', 'avatar', 'gender', 'email', 'wechat', 'qq', 'academic', 'work'])
    .select(sql<string | null>`birthday::text`.as('birthday'))
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow()
  return { ...rest, birthday: birthday ?? '', academic: await showAcademic(tx, academic, language) }
}
