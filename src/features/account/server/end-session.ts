import type { accountContract } from '#features/account/account-contract.ts'
import { type Act, say } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import { sessionTags } from '#platform/session/find-session.ts'
import type {} from '#platform/session/session-tables.ts'
import * as m from '#words'
import { endSessions } from './end-sessions.ts'

export const endSession: Act<typeof accountContract.endSession> = async ({ id }, given) => {
  const { tx, now, actor, changed } = given
  if (id === 0) {
    await endSessions(given, actor.id, actor.sessionId)
    return say({}, m.account_others_ended)
  }
  const { numUpdatedRows } = await tx
    .updateTable('session')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('buyer_id', '=', actor.id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return refuse(m.account_no_session)
  changed(...sessionTags(actor.id, id))
  return say({}, m.account_session_ended)
}
