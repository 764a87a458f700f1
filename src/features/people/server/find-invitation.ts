import type { ReadTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import { hashToken } from '#platform/session/session-token.ts'
import * as m from '#words'

/** An invitation that is still good: neither used nor withdrawn nor too old. */
export async function findInvitation(tx: ReadTx, token: string, now: Date) {
  const found = await tx
    .selectFrom('invitation')
    .select(['id', 'email', 'role'])
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found ?? refuse(m.people_no_invitation)
}
