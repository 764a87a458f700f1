import { readEmail } from '#features/people/people-rules.ts'
import type { peopleSellerContract } from '#features/people/people-seller-contract.ts'
import { makeInvitation } from '#features/people/server/make-invitation.ts'
import { deskPaths } from '#paths/desk'
import type { Act } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import { shopTime } from '#platform/time.ts'
import * as m from '#words'

export const invitePerson: Act<typeof peopleSellerContract.invitePerson> = async (input, context) => {
  const { tx, actor, now, trace } = context
  const email = readEmail(input.email)
  if (!email) return refuse(m.people_need_email)
  const known = await tx.selectFrom('person').select('id').where('email', '=', email).executeTakeFirst()
  if (known) return refuse(m.people_known)
  const { id, token, expires_at } = await makeInvitation(tx, {
    email,
    role: input.role,
    by: actor.name,
    now,
  })
  trace({ thing: 'invitation', id, after: { email, role: input.role } })
  return { path: deskPaths.welcome(token), expire_time: shopTime(expires_at) }
}
