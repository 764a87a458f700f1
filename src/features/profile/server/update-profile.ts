import { saveAcademic } from '#features/account/server/academic.ts'
import { saveProfile } from '#features/account/server/save-profile.ts'
import type { profileContract } from '#features/profile/profile-contract.ts'
import { profileFaults } from '#features/profile/profile-rules.ts'
import { cleanLine } from '#platform/clean-text.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuseFirst } from '#platform/refuse-first.ts'
import { shopDay } from '#platform/time.ts'
import * as m from '#words'
import { changeAvatar } from './change-avatar.ts'

/** What was not sent stays as it is. */
export const updateProfile: Act<typeof profileContract.updateProfile> = async (input, context) => {
  const { tx, actor, now, changed, services } = context
  const { avatar, user_nickname: nickname, birthday, academic, ...rest } = input
  refuseFirst(profileFaults(input, shopDay(now)))
  if (avatar !== undefined) await changeAvatar(avatar, context)
  await saveProfile(tx, actor.id, {
    ...rest,
    nickname: nickname === undefined ? undefined : cleanLine(nickname),
    birthday: birthday === '' ? null : birthday,
    academic: academic === undefined ? undefined : await saveAcademic(tx, academic),
  })
  if (avatar !== undefined || nickname !== undefined)
    for (const part of services.accountParts) await part.whenShownOtherwise?.(tx, actor.id)
  // Whoever shows a buyer's name and picture to themselves hangs it on this.
  changed(`buyer:${actor.id}`)
  return withMessage({}, m.profile_saved)
}
