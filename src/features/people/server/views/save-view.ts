import { personAtDoor } from '#features/people/server/at-door.ts'
import { MOST_VIEWS, tidyAsked } from '#features/people/view-rules.ts'
import type { viewsSellerContract } from '#features/people/views-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { countRows } from '#platform/database/count-rows.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { closeOthers } from './close-others.ts'
import { showView } from './show-view.ts'

export const saveView: Act<typeof viewsSellerContract.saveView> = async (given, context) => {
  const { tx, actor, now, trace } = context
  const { id: person_id } = personAtDoor(actor)
  const { list, name } = given
  if (name === '') return refuse(m.views_need_name)
  const asked = tidyAsked(given.asked)
  const opens = given.opens === 1
  const others = tx
    .selectFrom('list_view')
    .where('person_id', '=', person_id)
    .where('list', '=', list)
    .where('name', '!=', name)
  if ((await countRows(tx, others)) >= MOST_VIEWS) return refuse(m.views_many, { most: MOST_VIEWS })
  if (opens) await closeOthers(tx, person_id, list)
  const saved = await tx
    .insertInto('list_view')
    .values({ person_id, list, name, asked, opens, created_at: now })
    .onConflict((conflict) => conflict.columns(['person_id', 'list', 'name']).doUpdateSet({ asked, opens }))
    .returningAll()
    .executeTakeFirstOrThrow()
  trace({ thing: 'view', id: saved.id, after: { list, name, asked, opens } })
  return withMessage(showView(saved), m.views_saved, { name })
}
