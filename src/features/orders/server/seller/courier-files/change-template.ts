import type { courierFilesSellerContract } from '#features/orders/courier-files-seller-contract.ts'
import { hasOrderNumber } from '#features/orders/courier-template.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { findAnyCourier, findTemplate } from './find-template.ts'

export const changeTemplate: Act<typeof courierFilesSellerContract.changeTemplate> = async (
  { courier: wanted, columns },
  { tx, now, trace },
) => {
  if (!hasOrderNumber(columns)) return refuse(m.courierfiles_number_missing)
  const courier = await findAnyCourier(tx, wanted)
  const before = await findTemplate(tx, courier)
  const kept = { columns: JSON.stringify(columns), changed_at: now }
  await tx
    .insertInto('courier_template')
    .values({ courier_id: courier.id, ...kept })
    .onConflict((conflict) => conflict.column('courier_id').doUpdateSet(kept))
    .execute()
  trace({ thing: 'courier', id: courier.code, before: { columns: before.columns }, after: { columns } })
  return withMessage({ columns, given: 0 }, m.courierfiles_template_saved, { code: courier.code })
}
