import { personAtDoor } from '#features/people/server/at-door.ts'
import type { viewsSellerContract } from '#features/people/views-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { showView } from './show-view.ts'

export const listViews: Act<typeof viewsSellerContract.listViews> = async ({ list }, { tx, actor }) => {
  const { id } = personAtDoor(actor)
  const views = await tx
    .selectFrom('list_view')
    .where('person_id', '=', id)
    .where('list', '=', list)
    .selectAll()
    .orderBy('id')
    .execute()
  return views.map(showView)
}
