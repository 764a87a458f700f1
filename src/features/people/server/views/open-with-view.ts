import { personAtDoor } from '#features/people/server/at-door.ts'
import type { viewsSellerContract } from '#features/people/views-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { closeOthers } from './close-others.ts'
import { showView } from './show-view.ts'

export const openWithView: Act<typeof viewsSellerContract.openWithView> = async (given, context) => {
  const { tx, actor, trace } = context
  const { id: personId } = personAtDoor(actor)
  const mine = tx
    .selectFrom('list_view')
    .where('id', '=', given.id)
    .where('person_id', '=', personId)
    .select(['list', 'opens'])
  const before = await mine.executeTakeFirst()
  if (!before) return refuse(m.views_none)
  const opens = given.opens === 1
  if (opens) await closeOthers(tx, personId, before.list)
  const view = await tx
    .updateTable('list_view')
    .set({ opens })
    .where('id', '=', given.id)
    .where('person_id', '=', personId)
    .returningAll()
    .executeTakeFirstOrThrow()
  trace({ thing: 'view', id: view.id, before: { opens: before.opens }, after: { opens } })
  return withMessage(showView(view), m.views_saved, { name: view.name })
}
