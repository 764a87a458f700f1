import { renderSVG } from 'uqr'
import { isPassword } from '#features/account/server/security/hash-password.ts'
import type { peopleContract } from '#features/people/people-contract.ts'
import { personAtDoor } from '#features/people/server/at-door.ts'
import { factorAddress, makeSecret } from '#features/people/server/factor.ts'
import { sealFactor } from '#features/people/server/factor-secret.ts'
import { readSetting } from '#features/site/server/read-setting.ts'
import type { Act } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

export const beginFactor: Act<typeof peopleContract.beginFactor> = async ({ password }, context) => {
  const { actor, tx, language } = context
  const { id } = personAtDoor(actor)
  const person = await tx
    .selectFrom('person')
    .select(['email', 'password_hash', 'factor_secret'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  // Whoever has just given the password and has no factor sets one up; anybody else shows that it is them.
  const fresh = actor.kind === 'newcomer' && !person.factor_secret
  if (actor.kind === 'newcomer' && !fresh) return refuse(m.people_not_at_door)
  if (!fresh && !(await isPassword(person.password_hash, password))) return refuse(m.people_wrong_password)
  const secret = makeSecret()
  const sealed = await sealFactor(context, id, secret)
  await context.write(async (writing) => {
    await writing.tx.updateTable('person').set({ factor_pending: sealed }).where('id', '=', id).execute()
    writing.trace({ thing: 'person', id, reason: 'a second factor is being set up' })
  })
  const name = await readSetting(tx, 'app', 'app_name')
  const address = factorAddress(secret, person.email, name?.[language] || 'Xianji')
  return { secret, address, picture: renderSVG(address) }
}
