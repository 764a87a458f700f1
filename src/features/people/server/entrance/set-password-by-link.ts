import { hashPassword } from '#features/account/server/security/hash-password.ts'
import type { peopleContract } from '#features/people/people-contract.ts'
import { checkPassword } from '#features/people/server/check-password.ts'
import { endDeskSessions, startDeskSession } from '#features/people/server/desk-session.ts'
import { dropPasswordLinks, findPasswordLink } from '#features/people/server/password-link.ts'
import { savePassword } from '#features/people/server/save-password.ts'
import type { Act } from '#platform/contract/act.ts'

/** The second factor is still asked for: a link that went astray opens nothing by itself. */
export const setPasswordByLink: Act<typeof peopleContract.setPasswordByLink> = async (
  { token, password },
  context,
) => {
  await findPasswordLink(context.tx, token, context.now)
  await checkPassword(password)
  const hashed = await hashPassword(password)
  return context.write(async (writing) => {
    const { tx, now, trace } = writing
    const { person_id } = await findPasswordLink(tx, token, now)
    const person = await tx
      .selectFrom('person')
      .select(['id', 'role', 'factor_secret'])
      .where('id', '=', person_id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    // Whoever waited here while somebody else used it finds it used.
    await findPasswordLink(tx, token, now)
    await dropPasswordLinks(tx, person.id, now)
    await savePassword(tx, person.id, hashed)
    await endDeskSessions(tx, person.id, now)
    trace({ thing: 'person', id: person.id, reason: 'password changed' })
    return startDeskSession(writing, person)
  })
}
