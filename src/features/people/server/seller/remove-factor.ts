import type { peopleSellerContract } from '#features/people/people-seller-contract.ts'
import { endDeskSessions } from '#features/people/server/desk-session.ts'
import type { Act } from '#platform/contract/act.ts'
import { lockPerson } from './keep-an-owner.ts'

export const removeFactor: Act<typeof peopleSellerContract.removeFactor> = async ({ id }, context) => {
  const { tx, now, trace } = context
  const { person } = await lockPerson(tx, id)
  await tx
    .updateTable('person')
    .set({ factor_secret: null, factor_pending: null })
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('recovery_code').where('person_id', '=', id).execute()
  await endDeskSessions(tx, id, now)
  trace({ thing: 'person', id, before: { factor: Boolean(person.factor_secret) }, after: { factor: false } })
  return {}
}
