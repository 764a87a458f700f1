import type { peopleContract } from '#features/people/people-contract.ts'
import { personAtDoor } from '#features/people/server/at-door.ts'
import { askNewPassword, proveSession } from '#features/people/server/desk-session.ts'
import { countMisses } from '#features/people/server/factor-misses.ts'
import { showFactor } from '#features/people/server/show-factor.ts'
import type { Act } from '#platform/contract/act.ts'

export const proveFactor: Act<typeof peopleContract.proveFactor> = async ({ code }, context) => {
  const { id, sessionId } = personAtDoor(context.actor)
  return showFactor(context, code, async ({ tx, now, trace }, { needsNewPassword }) => {
    const missed = await countMisses(tx, { id, sessionId })
    const step = needsNewPassword ? 'renew' : 'in'
    const desk_session = await (needsNewPassword ? askNewPassword : proveSession)(tx, sessionId, now)
    trace({ thing: 'person', id, after: { proved: true, ...(needsNewPassword && { needsNewPassword }) } })
    const { left } = await tx
      .selectFrom('recovery_code')
      .select(({ fn }) => fn.countAll<number>().as('left'))
      .where('person_id', '=', id)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow()
    return { step, desk_session, recovery_left: Number(left), missed }
  })
}
