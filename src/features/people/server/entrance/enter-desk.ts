import { checkRead } from '#features/account/server/codes/check-picture.ts'
import { spendPlace } from '#features/account/server/codes/spend-limit.ts'
import { isPassword } from '#features/account/server/security/hash-password.ts'
import type { peopleContract } from '#features/people/people-contract.ts'
import { startDeskSession } from '#features/people/server/desk-session.ts'
import type { Act } from '#platform/contract/act.ts'
import { consumePlace, placeKeys } from '#platform/limits/consume-place.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

/** Guessing from one place, and at one person from one place or from everywhere. */
const FROM_PLACE = { points: 300, seconds: 3600 }
const FROM_HERE = { points: 10, seconds: 900 }
const FOR_PERSON = { points: 60, seconds: 3600 }

export const enterDesk: Act<typeof peopleContract.enterDesk> = async (input, context) => {
  const { limiter } = context.services
  const email = input.email.toLowerCase()
  await spendPlace(limiter, 'desk:place', context.address, FROM_PLACE)
  const [here, everywhere] = [`desk:here:${email}`, `desk:person:${email}`]
  const waits = [
    await consumePlace(limiter, here, context.address, FROM_HERE),
    await limiter.consume(everywhere, FOR_PERSON),
  ]
  // Nobody is shut out by what others try: whoever comes then shows that they are no machine.
  if (waits.some((wait) => wait > 0)) await checkRead(input, context)
  const known = await context.tx
    .selectFrom('person')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst()
  const right = await isPassword(known?.password_hash, input.password)
  if (!known || !right) {
    await context.traceNow({ thing: 'person', id: known?.id ?? 0, reason: 'wrong password' })
    return refuse(m.people_wrong_login)
  }
  const entered = await context.write(async (writing) => {
    // A password changed in this very moment ends all sessions; this one must not slip in behind it.
    const person = await writing.tx
      .selectFrom('person')
      .select(['id', 'role', 'factor_secret', 'blocked_at'])
      .where('id', '=', known.id)
      .where('password_hash', '=', known.password_hash)
      .forUpdate()
      .executeTakeFirst()
    if (!person) return refuse(m.people_wrong_login)
    // Said only to whoever has the password.
    if (person.blocked_at) return refuse(m.people_blocked)
    await writing.tx
      .updateTable('person')
      .set({ link_wanted_at: null })
      .where('id', '=', person.id)
      .where('link_wanted_at', 'is not', null)
      .execute()
    writing.trace({ thing: 'person', id: person.id, after: { device: writing.userAgent.slice(0, 120) } })
    return startDeskSession(writing, person)
  })
  for (const key of [...placeKeys(here, context.address), everywhere]) await limiter.forget(key)
  return entered
}
