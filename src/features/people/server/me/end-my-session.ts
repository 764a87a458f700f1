import type { peopleContract } from '#features/people/people-contract.ts'
import { personAtDoor } from '#features/people/server/at-door.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

export const endMySession: Act<typeof peopleContract.endMySession> = async (input, context) => {
  const { tx, now, actor, trace } = context
  const { id } = personAtDoor(actor)
  const { numUpdatedRows } = await tx
    .updateTable('person_session')
    .set({ ended_at: now })
    .where('id', '=', input.id)
    .where('person_id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return refuse(m.people_no_session)
  trace({ thing: 'person', id, reason: 'ended another session' })
  return withMessage({}, m.people_session_ended)
}
