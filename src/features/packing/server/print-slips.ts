import { placeName } from '#features/address/place-name.ts'
import { ORDER } from '#features/orders/order-states.ts'
import { leftToSend } from '#features/orders/parcel-rules.ts'
import { itemsOf } from '#features/orders/server/order-store.ts'
import type { ShipTo } from '#features/orders/server/orders-tables.ts'
import { type ItemRow, showShipTo } from '#features/orders/server/show-order.ts'
import { nominalGrams } from '#features/orders/weight-rules.ts'
import type { Slip, wavesSellerContract } from '#features/packing/waves-seller-contract.ts'
import { readSetting } from '#features/site/server/read-setting.ts'
import { drawCode128 } from '#platform/barcode/draw-code-128.ts'
import type { Act } from '#platform/contract/act.ts'
import { literal } from '#platform/database/literal.ts'
import { select } from '#platform/database/raw-sql.ts'
import type { Language } from '#platform/i18n/language.ts'
import { refuse } from '#platform/refusal.ts'
import { shopTime } from '#platform/time.ts'
import * as m from '#words'

type Row = {
  id: number
  order_sn: string
  box: number | null
  paid_at: Date
  remark: string
  ship_to: ShipTo
}

/** In the order of the boxes: the paper lies as they stand. */
export const printSlips: Act<typeof wavesSellerContract.printSlips> = async (
  { wave_id, order_sns, kind, packed },
  { tx, language, trace },
) => {
  const orders = await select<Row>(tx)`
    select o.id, o.order_sn, w.box, o.paid_at, o.remark, o.ship_to
    from shop_order o left join wave_order w on w.order_id = o.id
    where (w.wave_id = ${wave_id ?? 0} or o.order_sn = any(${order_sns}::text[]))
      and o.status in (${literal(ORDER.paid, ORDER.shipped)}) and o.ship_to is not null
      and (${packed} = 0 or w.packed_at is not null)
    order by w.wave_id, w.box, o.paid_at, o.id limit 200`
  if (orders.length === 0) return refuse(m.waves_nothing_to_print)
  const items = Map.groupBy(
    await itemsOf(
      tx,
      orders.map(({ id }) => id),
    ),
    ({ order_id }) => order_id,
  )
  trace({ thing: 'orders', id: kind, after: { orders: orders.length, ...(wave_id && { wave: wave_id }) } })
  return {
    shop: (await readSetting(tx, 'app', 'app_name'))?.[language] ?? '',
    slips: orders.map((order) => showSlip(order, items.get(order.id) ?? [], language)),
  }
}

function showSlip(order: Row, items: readonly ItemRow[], language: Language): Slip {
  const to = showShipTo(order.ship_to, language)
  return {
    order_sn: order.order_sn,
    box: order.box ?? 0,
    pay_time: shopTime(order.paid_at),
    consignee: to.consignee,
    mobile: to.mobile,
    place: placeName(to, language),
    address: to.address,
    remark: order.remark,
    bars: drawCode128(order.order_sn),
    lines: items.flatMap((item) => {
      // What has left is in the parcel that is being looked at; what was refunded before is in none.
      const num = leftToSend(item) || item.sent
      if (num === 0) return []
      return {
        sku_id: item.sku_id,
        title: item.title[language],
        option: item.sku_text[language],
        num,
        nominal_grams: nominalGrams(item),
        packed_grams: item.packed_grams ?? 0,
      }
    }),
  }
}
