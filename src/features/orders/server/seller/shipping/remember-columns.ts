import type { shippingSellerContract } from '#features/orders/shipping-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import * as m from '#words'
import { findCourier } from '../../parcels/find-courier.ts'

export const rememberColumns: Act<typeof shippingSellerContract.rememberColumns> = async (
  { courier: wanted, order, number, courier_heading },
  { tx, now, trace },
) => {
  const courier = await findCourier(tx, wanted)
  const before = await tx
    .selectFrom('courier_reading')
    .where('courier_id', '=', courier.id)
    .select(['order_heading as order', 'number_heading as number', 'courier_heading'])
    .executeTakeFirst()
  const kept = { order_heading: order, number_heading: number, courier_heading, changed_at: now }
  await tx
    .insertInto('courier_reading')
    .values({ courier_id: courier.id, ...kept })
    .onConflict((conflict) => conflict.column('courier_id').doUpdateSet(kept))
    .execute()
  trace({ thing: 'courier', id: courier.code, before, after: { order, number, courier_heading } })
  return withMessage({}, m.shipping_columns_kept, { code: courier.code })
}
