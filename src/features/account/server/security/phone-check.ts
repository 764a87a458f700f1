import type { ReadTx, WriteTx } from '#platform/database/tx.ts'
import { later, minutes } from '#platform/time.ts'

/** How long after verifying the old phone the new one may be set. */
const CHECK_LIFE = minutes(10)

export async function notePhoneChecked(tx: WriteTx, sessionId: number, now: Date): Promise<void> {
  const expires = { expires_at: later(now, CHECK_LIFE) }
  await tx
    .insertInto('phone_check')
    .values({ session_id: sessionId, ...expires })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(expires))
    .execute()
}

export const isPhoneChecked = async (tx: ReadTx, sessionId: number, now: Date): Promise<boolean> =>
  (await tx
    .selectFrom('phone_check')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', now)
    .executeTakeFirst()) !== undefined

/** True once: the check goes with the change it was made for. */
export async function takePhoneCheck(tx: WriteTx, sessionId: number, now: Date): Promise<boolean> {
  const used = await tx
    .deleteFrom('phone_check')
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return used.numDeletedRows > 0n
}
