import type { couriersSellerContract } from '#features/orders/couriers-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { mergeText } from '#platform/i18n/merge-text.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

export const changeCourier: Act<typeof couriersSellerContract.changeCourier> = async (
  { code, name, active },
  { tx, trace },
) => {
  // All of them, so that of two last ones that are switched off at the same time one stays.
  const couriers = await tx.selectFrom('courier').selectAll().orderBy('id').forUpdate().execute()
  const kept = couriers.find((one) => one.code === code)
  if (!kept) return refuse(m.sellercouriers_none, { code })
  const change = {
    name: mergeText(kept.name, name),
    active: active === undefined ? kept.active : active === 1,
  }
  if (!change.active && !couriers.some((one) => one.active && one.id !== kept.id))
    return refuse(m.sellercouriers_last)
  await tx.updateTable('courier').set(change).where('id', '=', kept.id).execute()
  trace({ thing: 'courier', id: code, before: kept, after: change })
  const shown = { ...kept, ...change, active: change.active ? 1 : 0 }
  return withMessage(shown, m.sellercouriers_changed, { code })
}
