import type { Role } from '#features/people/roles.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { hashToken, makeToken } from '#platform/session/session-token.ts'
import { days, later } from '#platform/time.ts'

/** Over a weekend. */
const GOOD_FOR = days(3)

type Invited = { email: string; role: Role; by: string; now: Date }

/** A link that makes a person once; another for the same email makes this one useless. Nobody can read it later. */
export async function makeInvitation(tx: WriteTx, { email, role, by, now }: Invited) {
  await tx
    .updateTable('invitation')
    .set({ used_at: now })
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .execute()
  const token = makeToken()
  const expires_at = later(now, GOOD_FOR)
  const { id } = await tx
    .insertInto('invitation')
    .values({
      token_hash: hashToken(token),
      email,
      role,
      invited_by: by,
      created_at: now,
      expires_at,
      used_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token, expires_at }
}
