import type { couriersSellerContract } from '#features/orders/couriers-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'

export const listSellerCouriers: Act<typeof couriersSellerContract.listSellerCouriers> = async (
  _,
  { tx },
) => {
  const rows = await tx.selectFrom('courier').selectAll().orderBy('active', 'desc').orderBy('id').execute()
  return rows.map((row) => ({ ...row, active: row.active ? 1 : 0 }))
}
