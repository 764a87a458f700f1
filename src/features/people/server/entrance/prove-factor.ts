import type { peopleContract } from '#features/people/people-contract.ts'
import { personAtDoor } from '#features/people/server/at-door.ts'
import { proveSession } from '#features/people/server/desk-session.ts'
import { countFactorTry, spendFactor } from '#features/people/server/spend-factor.ts'
import type { Act } from '#platform/contract/act.ts'

export const proveFactor: Act<typeof peopleContract.proveFactor> = async ({ code }, context) => {
  const { id, sessionId } = personAtDoor(context.actor)
  await countFactorTry(context, id)
  return context.write(async (writing) => {
    const { tx, now } = writing
    await spendFactor(writing, id, code)
    await proveSession(tx, sessionId, now)
    writing.trace({ thing: 'person', id, after: { proved: true } })
    const { left } = await tx
      .selectFrom('recovery_code')
      .select(({ fn }) => fn.countAll<number>().as('left'))
      .where('person_id', '=', id)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow()
    return { recovery_left: Number(left) }
  })
}
