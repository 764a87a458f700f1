import { hashPassword, isPassword } from '#features/account/server/security/hash-password.ts'
import type { peopleContract } from '#features/people/people-contract.ts'
import { checkPassword } from '#features/people/server/check-password.ts'
import { endDeskSessions, proveSession } from '#features/people/server/desk-session.ts'
import { savePassword } from '#features/people/server/save-password.ts'
import type { Act } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

/** Somebody else had the password: it is the last step of a login then to set another. */
export const renewPassword: Act<typeof peopleContract.renewPassword> = async ({ password }, context) => {
  const { actor, tx: reading } = context
  if (actor.kind !== 'newcomer' || !actor.renews) return refuse(m.people_not_at_door)
  const { personId: id, sessionId } = actor
  const { password_hash } = await reading
    .selectFrom('person')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await checkPassword(password)
  if (await isPassword(password_hash, password)) return refuse(m.people_same_password)
  const hashed = await hashPassword(password)
  return context.write(async ({ tx, now, trace }) => {
    await savePassword(tx, id, hashed)
    await endDeskSessions(tx, id, now, sessionId)
    trace({ thing: 'person', id, reason: 'password changed' })
    return { desk_session: await proveSession(tx, sessionId, now) }
  })
}
