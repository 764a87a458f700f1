import type { peopleContract } from '#features/people/people-contract.ts'
import { personAtDoor } from '#features/people/server/at-door.ts'
import { endDeskSessions, proveSession } from '#features/people/server/desk-session.ts'
import { replaceRecoveryCodes, stepOfCode } from '#features/people/server/factor.ts'
import { openFactor } from '#features/people/server/factor-secret.ts'
import { forgetPlace, spendTry } from '#features/people/server/show-factor.ts'
import type { Act } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

export const confirmFactor: Act<typeof peopleContract.confirmFactor> = async ({ code }, context) => {
  const { id, sessionId } = personAtDoor(context.actor)
  await spendTry(context, id, 'app')
  const confirmed = await context.write(async ({ tx, now, trace }) => {
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
      .set({ factor_secret: kept, factor_pending: null, factor_step: step, factor_tries: 0 })
      .where('id', '=', id)
      .execute()
    await endDeskSessions(tx, id, now, sessionId)
    const desk_session = await proveSession(tx, sessionId, now)
    trace({ thing: 'person', id, before: { factor: 'other' }, after: { factor: 'new' } })
    return { desk_session, recovery_codes: await replaceRecoveryCodes(tx, id) }
  })
  await forgetPlace(context, id)
  return confirmed
}
