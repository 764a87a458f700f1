import type { accountContract } from '#features/account/account-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { endOneSession } from '#platform/session/end-sessions.ts'
import * as m from '#words'

export const logOut: Act<typeof accountContract.logOut> = async (_, context) => {
  const { actor } = context
  if (actor.kind === 'buyer') await endOneSession(context, actor.id, actor.sessionId)
  return withMessage({}, m.account_logged_out)
}
