import type { peopleSellerContract } from '#features/people/people-seller-contract.ts'
import { endDeskSessions } from '#features/people/server/desk-session.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { lockPerson } from './keep-an-owner.ts'

export const removeFactor: Act<typeof peopleSellerContract.removeFactor> = async ({ id }, context) => {
  const { tx, now, actor, trace } = context
  const { person, isLastOwner } = await lockPerson(tx, id)
  // Whoever runs the command has the host, and may have to help the only owner.
  if (actor.person && isLastOwner) return refuse(m.people_last_factor)
  if (actor.person?.id === id) return refuse(m.people_own_factor)
  await tx
    .updateTable('person')
    .set({ factor_secret: null, factor_pending: null })
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('recovery_code').where('person_id', '=', id).execute()
  await endDeskSessions(tx, id, now)
  trace({ thing: 'person', id, before: { factor: Boolean(person.factor_secret) }, after: { factor: false } })
  return withMessage({}, m.people_factor_removed)
}
