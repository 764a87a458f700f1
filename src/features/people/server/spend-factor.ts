import type { StepContext, WriteContext } from '#platform/contract/act.ts'
import { refuse, refuseTransport } from '#platform/refusal.ts'
import * as m from '#words'
import { hashRecoveryCode, stepOfCode } from './factor.ts'
import { openFactor } from './factor-secret.ts'

/** Only somebody who has the password gets as far as this. */
const WRONG_CODES = { points: 20, seconds: 3600 }

/** Takes a code of the app or a recovery code, each good once. The tries are counted outside the transaction. */
export async function countFactorTry({ services }: StepContext, personId: number): Promise<void> {
  const wait = await services.limiter.consume(`factor:${personId}`, WRONG_CODES)
  if (wait > 0) refuseTransport(429, m.shell_too_many, { seconds: wait })
}

export async function spendFactor(context: WriteContext, personId: number, code: string): Promise<void> {
  const { tx, now } = context
  const person = await tx
    .selectFrom('person')
    .select(['factor_secret', 'factor_step'])
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const kept = person.factor_secret
  const secret = kept === null ? undefined : await openFactor(context, personId, kept)
  const step = secret ? stepOfCode(secret, code, now) : undefined
  if (step !== undefined && step > person.factor_step) {
    await tx.updateTable('person').set({ factor_step: step }).where('id', '=', personId).execute()
    return
  }
  const { numUpdatedRows } = await tx
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('person_id', '=', personId)
    .where('code_hash', '=', hashRecoveryCode(code))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return
  refuse(kept !== null && secret === undefined ? m.people_factor_sealed : m.people_wrong_code)
}
