import type { accountContract } from '#features/account/account-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import { endOneSession, endSessions } from '#platform/session/end-sessions.ts'
import * as m from '#words'

export const endSession: Act<typeof accountContract.endSession> = async ({ id }, context) => {
  const { actor } = context
  if (id === 0) {
    await endSessions(context, actor.id, actor.sessionId)
    return withMessage({}, m.account_others_ended)
  }
  if (!(await endOneSession(context, actor.id, id))) return refuse(m.account_no_session)
  return withMessage({}, m.account_session_ended)
}
