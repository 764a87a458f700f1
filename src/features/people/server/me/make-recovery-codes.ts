import type { peopleContract } from '#features/people/people-contract.ts'
import { personAtDoor } from '#features/people/server/at-door.ts'
import { replaceRecoveryCodes } from '#features/people/server/factor.ts'
import { showFactor } from '#features/people/server/show-factor.ts'
import type { Act } from '#platform/contract/act.ts'

export const makeRecoveryCodes: Act<typeof peopleContract.makeRecoveryCodes> = async ({ code }, context) => {
  const { id } = personAtDoor(context.actor)
  return showFactor(context, code, async ({ tx, trace }) => {
    trace({ thing: 'person', id, reason: 'new recovery codes' })
    return { recovery_codes: await replaceRecoveryCodes(tx, id) }
  })
}
