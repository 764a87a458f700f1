import type { peopleContract } from '#features/people/people-contract.ts'
import { personAtDoor } from '#features/people/server/at-door.ts'
import { replaceRecoveryCodes } from '#features/people/server/factor.ts'
import { countFactorTry, spendFactor } from '#features/people/server/spend-factor.ts'
import type { Act } from '#platform/contract/act.ts'

export const makeRecoveryCodes: Act<typeof peopleContract.makeRecoveryCodes> = async ({ code }, context) => {
  const { id } = personAtDoor(context.actor)
  await countFactorTry(context, id)
  return context.write(async (writing) => {
    await spendFactor(writing, id, code)
    writing.trace({ thing: 'person', id, reason: 'new recovery codes' })
    return { recovery_codes: await replaceRecoveryCodes(writing.tx, id) }
  })
}
