import type { couriersSellerContract } from '#features/orders/couriers-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

export const addCourier: Act<typeof couriersSellerContract.addCourier> = async (courier, { tx, trace }) => {
  const added = await tx
    .insertInto('courier')
    .values(courier)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return refuse(m.sellercouriers_code_taken, { code: courier.code })
  trace({ thing: 'courier', id: courier.code, after: courier })
  return withMessage({ ...added, ...courier, active: 1 }, m.sellercouriers_added, { code: courier.code })
}
