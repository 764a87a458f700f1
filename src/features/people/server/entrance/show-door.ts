import type { peopleContract } from '#features/people/people-contract.ts'
import { nextStep } from '#features/people/server/desk-session.ts'
import { showPerson } from '#features/people/server/show-person.ts'
import type { Act } from '#platform/contract/act.ts'

export const showDoor: Act<typeof peopleContract.showDoor> = async (_, { tx, actor, services }) => {
  const demo_logins = services.demoPeople.map(({ email, password }) => ({ email, password }))
  const id =
    actor.kind === 'newcomer' ? actor.personId : actor.kind === 'seller' ? actor.person?.id : undefined
  const row = id
    ? await tx.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined
  if (!row) return { step: 'out', person: null, demo_logins }
  const step = actor.kind === 'newcomer' ? nextStep(row, services.demo, actor.renews) : 'in'
  return { step, person: showPerson(row), demo_logins }
}
