import { WINDOWS, type windowsSellerContract } from '#features/orders/windows-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

/** What was bought before keeps the window it was bought with. */
export const changeWindow: Act<typeof windowsSellerContract.changeWindow> = async (input, context) => {
  const { tx, language, changed, trace } = context
  const { category_id, hours } = input
  const category = await tx
    .selectFrom('category')
    .leftJoin('after_sale_window', 'after_sale_window.category_id', 'category.id')
    .select(['category.name', 'after_sale_window.hours as before'])
    .where('category.id', '=', category_id)
    .executeTakeFirst()
  if (!category) return refuse(m.refunds_no_category)
  const name = category.name[language]
  await saveWindow(tx, category_id, hours)
  changed(WINDOWS)
  trace({
    thing: 'category',
    id: category_id,
    before: { hours: category.before },
    after: { hours: hours ?? null },
  })
  const shown = { category_id, name, hours: hours ?? 0 }
  return hours === undefined
    ? withMessage(shown, m.refunds_window_unset, { name })
    : withMessage(shown, m.refunds_window_set, { name, hours })
}

async function saveWindow(tx: WriteTx, category_id: number, hours: number | undefined): Promise<void> {
  if (hours === undefined) {
    await tx.deleteFrom('after_sale_window').where('category_id', '=', category_id).execute()
    return
  }
  await tx
    .insertInto('after_sale_window')
    .values({ category_id, hours })
    .onConflict((conflict) => conflict.column('category_id').doUpdateSet({ hours }))
    .execute()
}
