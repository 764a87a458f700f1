import type { Generated } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import type {} from '#platform/session/session-tables.ts'
import { hashToken, makeToken } from '#platform/session/session-token.ts'
import { days, later } from '#platform/time.ts'

declare module '#platform/database/tables.ts' {
  interface Tables {
    buyer: {
      id: Generated<number>
      prefix: string
      mobile: string
      password_hash: string
      nickname: string
      avatar: Generated<string>
      created_at: Generated<Date>
      closed_at: Date | null
    }
  }
}

let numbers = 0

/** A buyer with a live session, as if just logged in. */
export async function aBuyer(
  tx: Tx,
  buyer: { nickname?: string } = {},
): Promise<{ id: number; token: string }> {
  numbers += 1
  const { id } = await tx
    .insertInto('buyer')
    .values({
      prefix: '+86',
      mobile: `139${String(process.pid % 10_000).padStart(4, '0')}${String(numbers).padStart(4, '0')}`,
      password_hash: 'not a hash',
      nickname: buyer.nickname ?? `买家${numbers}`,
      closed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token: await aSession(tx, id) }
}

export async function aSession(
  tx: Tx,
  buyerId: number,
  expiresAt = later(new Date(), days(7)),
): Promise<string> {
  const token = makeToken()
  const now = new Date()
  await tx
    .insertInto('session')
    .values({
      buyer_id: buyerId,
      token_hash: hashToken(token),
      user_agent: '',
      created_at: now,
      last_seen_at: now,
      expires_at: expiresAt,
      ended_at: null,
    })
    .execute()
  return token
}
