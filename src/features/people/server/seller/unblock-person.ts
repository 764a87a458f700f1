import type { peopleSellerContract } from '#features/people/people-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import * as m from '#words'
import { lockPerson } from './keep-an-owner.ts'

export const unblockPerson: Act<typeof peopleSellerContract.unblockPerson> = async ({ id }, context) => {
  const { tx, trace } = context
  await lockPerson(tx, id)
  await tx.updateTable('person').set({ blocked_at: null }).where('id', '=', id).execute()
  trace({ thing: 'person', id, before: { blocked: true }, after: { blocked: false } })
  return withMessage({}, m.people_person_unblocked)
}
