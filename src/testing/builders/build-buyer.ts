import { hash } from '@node-rs/argon2'
import type { Database } from '#platform/database/database.ts'
import { hashToken, makeToken } from '#platform/session/session-token.ts'
import { days, later } from '#platform/time.ts'

let numbers = 0

/** A mobile number of the mainland that no other test buyer of this run has. */
export function aMobile(): string {
  numbers += 1
  return `139${String(process.pid % 10_000).padStart(4, '0')}${String(numbers).padStart(4, '0')}`
}

type BuyerToBuild = {
  nickname?: string
  prefix?: string
  mobile?: string
  /** Hashed with parameters no shop would use, so that a test need not wait. Without one nobody can log in. */
  password?: string
  /** Six digits. */
  paymentPassword?: string
  /** Hashes as a real shop does, where a test measures time. */
  realHash?: boolean
}

const CHEAP = { memoryCost: 8, timeCost: 1 }

/** A buyer with a live session, as if just logged in. */
export async function aBuyer(
  database: Database,
  buyer: BuyerToBuild = {},
): Promise<{ id: number; token: string; prefix: string; mobile: string }> {
  const number = { prefix: buyer.prefix ?? '+86', mobile: buyer.mobile ?? aMobile() }
  const hashed = (password: string | undefined) =>
    password === undefined ? '' : hash(password, buyer.realHash ? undefined : CHEAP)
  const { id } = await database.statement
    .insertInto('buyer')
    .values({
      ...number,
      password_hash: await hashed(buyer.password),
      payment_password_hash: await hashed(buyer.paymentPassword),
      nickname: buyer.nickname ?? `买家${numbers}`,
      closed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token: await aSession(database, id), ...number }
}

export async function aSession(
  database: Database,
  buyerId: number,
  expiresAt = later(new Date(), days(7)),
): Promise<string> {
  const token = makeToken()
  const now = new Date()
  await database.statement
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
