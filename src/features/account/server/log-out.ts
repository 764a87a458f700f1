import type { accountContract } from '#features/account/account-contract.ts'
import { type Act, say } from '#platform/contract/act.ts'
import { sessionTags } from '#platform/session/find-session.ts'
import type {} from '#platform/session/session-tables.ts'
import * as m from '#words'

export const logOut: Act<typeof accountContract.logout> = async (_, { tx, now, actor, changed }) => {
  if (actor.kind === 'buyer') {
    await tx
      .updateTable('session')
      .set({ ended_at: now })
      .where('id', '=', actor.sessionId)
      .where('ended_at', 'is', null)
      .execute()
    changed(...sessionTags(actor.id, actor.sessionId))
  }
  return say({}, m.account_logged_out)
}
