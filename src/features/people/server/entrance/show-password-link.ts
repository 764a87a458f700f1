import type { peopleContract } from '#features/people/people-contract.ts'
import { findPasswordLink } from '#features/people/server/password-link.ts'
import type { Act } from '#platform/contract/act.ts'

export const showPasswordLink: Act<typeof peopleContract.showPasswordLink> = async (
  { token },
  { tx, now },
) => {
  const { email, name } = await findPasswordLink(tx, token, now)
  return { email, name }
}
