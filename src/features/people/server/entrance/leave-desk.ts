import type { peopleContract } from '#features/people/people-contract.ts'
import { personAtDoor } from '#features/people/server/at-door.ts'
import type { Act } from '#platform/contract/act.ts'

export const leaveDesk: Act<typeof peopleContract.leaveDesk> = async (_, { tx, actor, now, trace }) => {
  // Whose session is over already has left.
  if (actor.kind === 'visitor') return {}
  const { id, sessionId } = personAtDoor(actor)
  await tx.updateTable('person_session').set({ ended_at: now }).where('id', '=', sessionId).execute()
  trace({ thing: 'person', id, after: { left: true } })
  return {}
}
