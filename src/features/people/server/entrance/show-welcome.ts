import type { peopleContract } from '#features/people/people-contract.ts'
import { findInvitation } from '#features/people/server/find-invitation.ts'
import type { Act } from '#platform/contract/act.ts'

export const showWelcome: Act<typeof peopleContract.showWelcome> = async ({ token }, { tx, now }) => {
  const { email, role } = await findInvitation(tx, token, now)
  return { email, role }
}
