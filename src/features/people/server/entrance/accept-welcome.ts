import { hashPassword } from '#features/account/server/security/hash-password.ts'
import type { peopleContract } from '#features/people/people-contract.ts'
import { readEmail } from '#features/people/people-rules.ts'
import { addPerson } from '#features/people/server/add-person.ts'
import { checkPassword } from '#features/people/server/check-password.ts'
import { startDeskSession } from '#features/people/server/desk-session.ts'
import { findInvitation } from '#features/people/server/find-invitation.ts'
import type { Act } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

export const acceptWelcome: Act<typeof peopleContract.acceptWelcome> = async (input, context) => {
  const invited = await findInvitation(context.tx, input.token, context.now)
  // The link of the first owner is for whoever holds it, who brings an email along.
  const email = readEmail(invited.email || input.email)
  if (!email) return refuse(m.people_need_email)
  if (input.name === '') return refuse(m.people_need_name)
  await checkPassword(input.password)
  const passwordHash = await hashPassword(input.password)
  return context.write(async (writing) => {
    const { tx, now } = writing
    const { numUpdatedRows } = await tx
      .updateTable('invitation')
      .set({ used_at: now })
      .where('id', '=', invited.id)
      .where('used_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return refuse(m.people_no_invitation)
    const { role } = invited
    const id = await addPerson(tx, { email, name: input.name, role, passwordHash, now })
    if (!id) return refuse(m.people_known)
    writing.trace({ thing: 'person', id, after: { email, role } })
    return startDeskSession(writing, { id, role, factor_secret: null })
  })
}
