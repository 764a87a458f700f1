import { hashPassword, isPassword } from '#features/account/server/security/hash-password.ts'
import type { peopleContract } from '#features/people/people-contract.ts'
import { personAtDoor } from '#features/people/server/at-door.ts'
import { checkPassword } from '#features/people/server/check-password.ts'
import { endDeskSessions } from '#features/people/server/desk-session.ts'
import { savePassword } from '#features/people/server/save-password.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

export const changeMyPassword: Act<typeof peopleContract.changeMyPassword> = async (input, context) => {
  const { id, sessionId } = personAtDoor(context.actor)
  const { password_hash } = await context.tx
    .selectFrom('person')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (!(await isPassword(password_hash, input.old_password))) return refuse(m.people_wrong_password)
  await checkPassword(input.password)
  const hashed = await hashPassword(input.password)
  await context.write(async ({ tx, now, trace }) => {
    await savePassword(tx, id, hashed)
    await endDeskSessions(tx, id, now, sessionId)
    trace({ thing: 'person', id, reason: 'password changed' })
  })
  return withMessage({}, m.people_password_changed)
}
