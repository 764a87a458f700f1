import type { peopleContract } from '#features/people/people-contract.ts'
import { personAtDoor } from '#features/people/server/at-door.ts'
import { endDeskSessions, proveSession } from '#features/people/server/desk-session.ts'
import { replaceRecoveryCodes, stepOfCode } from '#features/people/server/factor.ts'
import { openFactor } from '#features/people/server/factor-secret.ts'
import { countFactorTry } from '#features/people/server/spend-factor.ts'
import type { Act } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

export const confirmFactor: Act<typeof peopleContract.confirmFactor> = async ({ code }, context) => {
  const { id, sessionId } = personAtDoor(context.actor)
  await countFactorTry(context, id)
  return context.write(async ({ tx, now, trace }) => {
    const { factor_pending: kept } = await tx
      .selectFrom('person')
      .select('factor_pending')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const secret = kept === null ? undefined : await openFactor(context, id, kept)
    if (kept !== null && secret === undefined) return refuse(m.people_factor_sealed)
    const step = secret ? stepOfCode(secret, code, now) : undefined
    if (step === undefined) return refuse(m.people_wrong_code)
    await tx
      .updateTable('person')
      .set({ factor_secret: kept, factor_pending: null, factor_step: step })
      .where('id', '=', id)
      .execute()
    await endDeskSessions(tx, id, now, sessionId)
    await proveSession(tx, sessionId, now)
    trace({ thing: 'person', id, before: { factor: 'other' }, after: { factor: 'new' } })
    return { recovery_codes: await replaceRecoveryCodes(tx, id) }
  })
}
