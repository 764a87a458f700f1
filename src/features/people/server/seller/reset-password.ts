import type { peopleSellerContract } from '#features/people/people-seller-contract.ts'
import { makePasswordLink } from '#features/people/server/password-link.ts'
import { deskPaths } from '#paths/desk'
import type { Act } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import { shopTime } from '#platform/time.ts'
import * as m from '#words'
import { lockPerson } from './keep-an-owner.ts'

export const resetPassword: Act<typeof peopleSellerContract.resetPassword> = async ({ id }, context) => {
  const { tx, actor, now, trace } = context
  const { person } = await lockPerson(tx, id)
  if (person.blocked_at) return refuse(m.people_is_blocked)
  const { token, expires_at } = await makePasswordLink(tx, { personId: id, by: actor.name, now })
  await tx.updateTable('person').set({ link_wanted_at: null }).where('id', '=', id).execute()
  trace({ thing: 'person', id, reason: 'link for a new password' })
  return { path: deskPaths.newPassword(token), expire_time: shopTime(expires_at) }
}
