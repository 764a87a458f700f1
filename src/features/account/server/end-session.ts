import type { accountContract } from '#features/account/account-contract.ts'
import { type Act, say } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import { endOneSession, endSessions } from '#platform/session/end-sessions.ts'
import * as m from '#words'

export const endSession: Act<typeof accountContract.endSession> = async ({ id }, given) => {
  const { actor } = given
  if (id === 0) {
    await endSessions(given, actor.id, actor.sessionId)
    return say({}, m.account_others_ended)
  }
  if (!(await endOneSession(given, actor.id, id))) return refuse(m.account_no_session)
  return say({}, m.account_session_ended)
}
