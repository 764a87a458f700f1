import type { ReadTx, WriteTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import { hashToken, makeToken } from '#platform/session/session-token.ts'
import { days, later } from '#platform/time.ts'
import * as m from '#words'

const GOOD_FOR = days(1)

/** A link that sets a new password once; the ones before are good for nothing. Nobody can read it later. */
export async function makePasswordLink(
  tx: WriteTx,
  { personId, by, now }: { personId: number; by: string; now: Date },
) {
  await dropPasswordLinks(tx, personId, now)
  const token = makeToken()
  const expires_at = later(now, GOOD_FOR)
  await tx
    .insertInto('password_link')
    .values({
      person_id: personId,
      token_hash: hashToken(token),
      made_by: by,
      created_at: now,
      expires_at,
      used_at: null,
    })
    .execute()
  return { token, expires_at }
}

export const dropPasswordLinks = (tx: WriteTx, personId: number, now: Date) =>
  tx
    .updateTable('password_link')
    .set({ used_at: now })
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .execute()

/** Whom a link is for that is still good: neither used nor too old, nor of somebody who was blocked since. */
export async function findPasswordLink(tx: ReadTx, token: string, now: Date) {
  const found = await tx
    .selectFrom('password_link')
    .innerJoin('person', 'person.id', 'password_link.person_id')
    .select(['password_link.id', 'password_link.person_id', 'person.email', 'person.name'])
    .where('password_link.token_hash', '=', hashToken(token))
    .where('password_link.used_at', 'is', null)
    .where('password_link.expires_at', '>', now)
    .where('person.blocked_at', 'is', null)
    .executeTakeFirst()
  return found ?? refuse(m.people_no_link)
}
