import { expectedDay, shippingDay } from '#features/postage/delivery-rules.ts'
import type { DeliveryShown, postageContract } from '#features/postage/postage-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { toYuan } from '#platform/money.ts'
import { shopDay } from '#platform/time.ts'
import { findDelivery } from './find-delivery.ts'

export const showDelivery: Act<typeof postageContract.showDelivery> = ({ province_id }, { tx, now }) =>
  showDeliveryTo(tx, province_id, now)

export async function showDeliveryTo(tx: ReadTx, provinceId: number, now: Date): Promise<DeliveryShown> {
  const delivery = await findDelivery(tx, provinceId)
  const leavesToday = shippingDay(now, delivery) === shopDay(now)
  return {
    delivered: delivery.delivered ? 1 : 0,
    fee: toYuan(delivery.feeCents),
    free_from: toYuan(delivery.freeFromCents),
    expected_day: delivery.delivered ? expectedDay(now, delivery) : '',
    pay_before_hour: delivery.delivered && leavesToday && delivery.cutOffHour < 24 ? delivery.cutOffHour : 0,
  }
}
