import type { accountContract } from '#features/account/account-contract.ts'
import { type Act, say } from '#platform/contract/act.ts'
import { endOneSession } from '#platform/session/end-sessions.ts'
import * as m from '#words'

export const logOut: Act<typeof accountContract.logout> = async (_, given) => {
  const { actor } = given
  if (actor.kind === 'buyer') await endOneSession(given, actor.id, actor.sessionId)
  return say({}, m.account_logged_out)
}
