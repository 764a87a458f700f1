import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { CODE_LENGTH, type CodeType } from '#features/account/account-facts.ts'
import { wholeNumber } from '#features/account/server/read-number.ts'
import type { StepContext } from '#platform/contract/act.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import type { PhoneNumber } from '#platform/sms/sms-sender.ts'
import { days, later, minutes } from '#platform/time.ts'
import * as m from '#words'
import { spendPlace } from './spend-limit.ts'

const CODE_LIFE = minutes(5)
const TRIES = { points: 5, seconds: 300 }
/**
 * Guessing across many numbers from one place. From everywhere nobody counts: a code takes five guesses, and how many codes
 * there are is held by what messages may cost (send-code.ts).
 */
const FROM_PLACE = { points: 100, seconds: 600 }

export const makeCode = () => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')

const hashCode = (salt: Buffer, number: string, type: CodeType, code: string) =>
  createHash('sha256').update(salt).update(`${number} ${type} ${code}`).digest()

/** Keeps the hash of a code for this number and purpose; it takes the place of any sent before. */
export async function saveCode(tx: WriteTx, phone: PhoneNumber, type: CodeType, code: string, now: Date) {
  const salt = randomBytes(16)
  const number = wholeNumber(phone)
  const hash = hashCode(salt, number, type, code)
  await tx
    .insertInto('sms_code')
    .values({ number, type, salt, hash, created_at: now, expires_at: later(now, CODE_LIFE) })
    .execute()
  const old = tx
    .selectFrom('sms_code')
    .select('id')
    .where('expires_at', '<', later(now, -days(1)))
    .orderBy('expires_at')
    .limit(20)
  await tx.deleteFrom('sms_code').where('id', 'in', old).execute()
}

/** The id of the code, when it is right. Each try counts, right or wrong; after five the code is burned. */
export async function checkCode(
  { tx, now, services: { limiter }, address }: StepContext,
  phone: PhoneNumber,
  type: CodeType,
  code: string,
): Promise<number> {
  await spendPlace(limiter, 'code:place', address, FROM_PLACE)
  const number = wholeNumber(phone)
  const newest = await tx
    .selectFrom('sms_code')
    .select(['id', 'salt', 'hash', 'expires_at', 'used_at'])
    .where('number', '=', number)
    .where('type', '=', type)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!newest || newest.used_at || newest.expires_at <= now) return refuse(m.account_wrong_code)
  const burned = await limiter.consume(`code:tries:${newest.id}`, TRIES)
  if (burned > 0) return refuse(m.account_code_burned)
  const right = timingSafeEqual(hashCode(newest.salt, number, type, code), newest.hash)
  return right ? newest.id : refuse(m.account_wrong_code)
}

/** Uses the code up, together with what it was checked for; of two at the same moment one gets it. */
export async function burnCode(tx: WriteTx, id: number, now: Date): Promise<void> {
  const used = await tx
    .updateTable('sms_code')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (used.numUpdatedRows === 0n) refuse(m.account_wrong_code)
}
