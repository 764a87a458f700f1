import { isPassword } from '#features/account/server/security/hash-password.ts'
import type { peopleContract } from '#features/people/people-contract.ts'
import { personAtDoor } from '#features/people/server/at-door.ts'
import { renewSession } from '#features/people/server/desk-session.ts'
import { showFactor } from '#features/people/server/show-factor.ts'
import type { Act, WriteContext } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

export const showAgain: Act<typeof peopleContract.showAgain> = async ({ code, password }, context) => {
  const { id, sessionId } = personAtDoor(context.actor)
  const { factor_secret, password_hash } = await context.tx
    .selectFrom('person')
    .select(['factor_secret', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const renew = async ({ tx, now, trace }: WriteContext) => {
    trace({ thing: 'person', id, reason: factor_secret ? 'second factor' : 'password' })
    return { desk_session: await renewSession(tx, sessionId, now) }
  }
  if (factor_secret) return showFactor(context, code, renew)
  if (await isPassword(password_hash, password)) return context.write(renew)
  await context.traceNow({ thing: 'person', id, reason: 'wrong password' })
  return refuse(m.people_wrong_password)
}
