import { randomInt } from 'node:crypto'
import { ITEM_REFUND, ORDER } from '#features/orders/order-states.ts'
import { literal } from '#platform/database/literal.ts'
import { select } from '#platform/database/raw-sql.ts'
import type { Sweep } from '#platform/jobs/start-jobs.ts'
import { later, seconds } from '#platform/time.ts'
import type { DemoSeller } from './demo-seller-context.ts'
import { weighGoods } from './weigh-goods.ts'

/** Packing takes a moment: the buyer sees the order wait before it leaves. */
const PACKED_AFTER = seconds(12)
/** A buyer may ask to wait. The words stand in the note to the seller. */
const ON_HOLD = '暂缓发货|hold the parcel'

const COURIERS = [
  { code: 'SF', prefix: 'SF', digits: 13 },
  { code: 'JD', prefix: 'JDVA', digits: 11 },
  { code: 'ZTO', prefix: '7', digits: 14 },
  { code: 'EMS', prefix: 'E', digits: 12 },
] as const

/** Numbers as each courier prints them. */
function inventParcel(): { courier: string; tracking_no: string } {
  const { code, prefix, digits } = COURIERS[randomInt(COURIERS.length)] ?? COURIERS[0]
  const figures = Array.from({ length: digits }, () => randomInt(10)).join('')
  return { courier: code, tracking_no: prefix + figures }
}

/** Ships what is paid and not disputed, nor being packed by a person. Two processes may find the same order: the act lets one of them ship it. */
export const shipOrders = (seller: DemoSeller): Sweep => ({
  name: 'demo-ship',
  everySeconds: 2,
  async run() {
    const { api, database, clock, log } = seller
    const rows = await select<{ order_sn: string }>(database.read)`
      select order_sn from shop_order o
      where status = ${literal(ORDER.paid)} and paid_at <= ${later(clock(), -PACKED_AFTER)} and remark !~* ${ON_HOLD}
        and not exists (select from order_item i where i.order_id = o.id and i.refund_status = ${literal(ITEM_REFUND.open)})
        and not exists (select from wave_order w where w.order_id = o.id)
      order by paid_at limit 20`
    let shipped = 0
    for (const { order_sn } of rows) {
      await weighGoods(seller, order_sn)
      const parcel = inventParcel()
      const answer = await api.ordersSeller.shipOrder({ order_sn, ...parcel })
      if (answer.code !== 1) continue
      shipped += 1
      log.info({ order_sn, ...parcel }, 'the simulated seller ships an order')
    }
    return shipped
  },
})
