import type { courierFilesSellerContract } from '#features/orders/courier-files-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import * as m from '#words'
import { findAnyCourier, findTemplate } from './find-template.ts'

export const resetTemplate: Act<typeof courierFilesSellerContract.resetTemplate> = async (
  { courier: wanted },
  { tx, trace },
) => {
  const courier = await findAnyCourier(tx, wanted)
  const before = await findTemplate(tx, courier)
  await tx.deleteFrom('courier_template').where('courier_id', '=', courier.id).execute()
  const given = await findTemplate(tx, courier)
  trace({
    thing: 'courier',
    id: courier.code,
    before: { columns: before.columns },
    after: { columns: given.columns },
  })
  return withMessage(given, m.courierfiles_template_reset, { code: courier.code })
}
