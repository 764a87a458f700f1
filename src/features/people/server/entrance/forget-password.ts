import type { peopleContract } from '#features/people/people-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import * as m from '#words'

/** The answer is the same for everybody: nobody learns who works here. */
export const forgetPassword: Act<typeof peopleContract.forgetPassword> = async (
  { email },
  { tx, now, trace },
) => {
  const known = await tx
    .updateTable('person')
    .set({ link_wanted_at: now })
    .where('email', '=', email.toLowerCase())
    .where('blocked_at', 'is', null)
    .where('link_wanted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (known) trace({ thing: 'person', id: known.id, reason: 'password forgotten' })
  return withMessage({}, m.people_link_wanted)
}
