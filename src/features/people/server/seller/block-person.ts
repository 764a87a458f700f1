import type { peopleSellerContract } from '#features/people/people-seller-contract.ts'
import { endDeskSessions } from '#features/people/server/desk-session.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { lockPerson } from './keep-an-owner.ts'

export const blockPerson: Act<typeof peopleSellerContract.blockPerson> = async ({ id }, context) => {
  const { tx, now, trace } = context
  const { isLastOwner } = await lockPerson(tx, id)
  if (isLastOwner) return refuse(m.people_last_owner)
  await tx.updateTable('person').set({ blocked_at: now }).where('id', '=', id).execute()
  await endDeskSessions(tx, id, now)
  trace({ thing: 'person', id, before: { blocked: false }, after: { blocked: true } })
  return withMessage({}, m.people_person_blocked)
}
