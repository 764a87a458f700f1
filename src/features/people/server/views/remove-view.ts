import { personAtDoor } from '#features/people/server/at-door.ts'
import type { viewsSellerContract } from '#features/people/views-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

export const removeView: Act<typeof viewsSellerContract.removeView> = async ({ id }, context) => {
  const { tx, actor, trace } = context
  const gone = await tx
    .deleteFrom('list_view')
    .where('id', '=', id)
    .where('person_id', '=', personAtDoor(actor).id)
    .returning(['list', 'name', 'asked'])
    .executeTakeFirst()
  if (!gone) return refuse(m.views_none)
  trace({ thing: 'view', id, before: gone })
  return withMessage({}, m.views_removed, { name: gone.name })
}
