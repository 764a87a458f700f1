import type { ViewedList } from '#features/people/view-rules.ts'
import type { WriteTx } from '#platform/database/tx.ts'

/** A list opens with one view at most: with another one from now on. */
export async function closeOthers(tx: WriteTx, personId: number, list: ViewedList): Promise<void> {
  await tx
    .updateTable('list_view')
    .set({ opens: false })
    .where('person_id', '=', personId)
    .where('list', '=', list)
    .where('opens', '=', true)
    .execute()
}
