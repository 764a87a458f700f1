import type { afterSalesContract } from '#features/after-sales/after-sales-contract.ts'
import type { Act } from '#platform/contract/act.ts'

export const listCouriers: Act<typeof afterSalesContract.listCouriers> = async (_, { tx, language }) => {
  const couriers = await tx
    .selectFrom('courier')
    .select(['id', 'code', 'name'])
    .where('active', '=', true)
    .orderBy('id')
    .execute()
  return couriers.map(({ id, code, name }) => ({ id, code, name: name[language] }))
}
