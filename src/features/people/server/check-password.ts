import { refuseCommonPassword } from '#features/account/server/security/refuse-common-password.ts'
import { isLongEnough } from '#features/people/people-rules.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

/** What every new password at the desk must be. */
export async function checkPassword(password: string): Promise<void> {
  if (!isLongEnough(password)) refuse(m.people_short_password)
  await refuseCommonPassword(password, m.people_common_password)
}
