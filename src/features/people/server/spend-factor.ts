import type { StepContext, WriteContext } from '#platform/contract/act.ts'
import { refuse, refuseTransport } from '#platform/refusal.ts'
import * as m from '#words'
import { hashRecoveryCode, stepOfCode } from './factor.ts'

/** Only somebody who has the password gets as far as this. */
const WRONG_CODES = { points: 20, seconds: 3600 }

/** Takes a code of the app or a recovery code, each good once. The tries are counted outside the transaction. */
export async function countFactorTry({ services }: StepContext, personId: number): Promise<void> {
  const wait = await services.limiter.consume(`factor:${personId}`, WRONG_CODES)
  if (wait > 0) refuseTransport(429, m.shell_too_many, { seconds: wait })
}

export async function spendFactor({ tx, now }: WriteContext, personId: number, code: string): Promise<void> {
  const person = await tx
    .selectFrom('person')
    .select(['factor_secret', 'factor_step'])
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const step = person.factor_secret ? stepOfCode(person.factor_secret, code, now) : undefined
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
  if (numUpdatedRows === 0n) refuse(m.people_wrong_code)
}
