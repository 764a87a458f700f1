import { asksToWait } from '#features/orders/asks-to-wait.ts'
import { goodsName } from '#features/orders/goods-name.ts'
import { ITEM_REFUND, isClosed, ORDER, type OrderStatus } from '#features/orders/order-states.ts'
import { leftToSend, readTrackingNumber } from '#features/orders/parcel-rules.ts'
import type { ShippingLine } from '#features/orders/shipping-seller-contract.ts'
import { fitsCourier } from '#features/orders/tracking-shapes.ts'
import { isUnweighed } from '#features/orders/weight-rules.ts'
import { already, cannot, READY, readyBut, type Verdict } from '#platform/batches/batch-kind.ts'
import { select } from '#platform/database/raw-sql.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import * as m from '#words'
import { itemsOf } from '../order-store.ts'
import type { ItemRow } from '../show-order.ts'
import { type Courier, listActiveCouriers, matchCourier } from './find-courier.ts'
import { IS_UNPACKED } from './is-unpacked.ts'
import { SHIP_TO_DIGEST } from './ship-to-digest.ts'

type Found = {
  id: number
  order_sn: string
  status: OrderStatus
  virtual: boolean
  numbers: string[]
  /** Couriers who were given an address it no longer goes to. */
  misled: number[]
  /** Its box is open again. */
  repacked: boolean
  remark: string
  unpacked: boolean
}
type Facts = Found & { items: ItemRow[] }

/** What would become of each line, by what the orders are like now. When its turn comes a line is looked at once more. */
export async function checkShippingLines(tx: ReadTx, lines: readonly ShippingLine[]): Promise<Verdict[]> {
  const couriers = await listActiveCouriers(tx)
  const facts = await findFacts(tx, [...new Set(lines.map(({ order_sn }) => order_sn))])
  const seen = new Map<string, ShippingLine[]>()
  for (const line of lines) seen.set(line.order_sn, [...(seen.get(line.order_sn) ?? []), line])
  return lines.map(
    (line) =>
      judgeDouble(line, seen.get(line.order_sn) ?? []) ??
      judgeParcel(line, couriers) ??
      judgeAddress(line, facts.get(line.order_sn), couriers) ??
      judgeOrder(line, facts.get(line.order_sn)),
  )
}

/** The same twice is done once. Two numbers for one order are for a person to look at. */
function judgeDouble(line: ShippingLine, same: readonly ShippingLine[]): Verdict | undefined {
  const [first] = same
  if (!first || same.length === 1) return undefined
  const number = (one: ShippingLine) => readTrackingNumber(one.tracking_no)
  if (same.some((one) => number(one) !== number(first))) return cannot(m.orders_ship_double)
  return line === first ? undefined : already(m.orders_ship_repeated)
}

function judgeParcel(
  { courier, tracking_no }: ShippingLine,
  couriers: readonly Courier[],
): Verdict | undefined {
  const known = matchCourier(couriers, courier)
  if (!known) return cannot(m.orders_courier_unknown, { known: couriers.map(({ code }) => code).join(', ') })
  const number = readTrackingNumber(tracking_no)
  if (number === undefined) return cannot(m.orders_tracking_no_wrong)
  if (!fitsCourier(known.code, number)) return cannot(m.orders_tracking_no_shape, { courier: known.code })
  return undefined
}

/** The label may carry the address it had when the courier's file was made. It can still be shipped: somebody looks first. */
function judgeAddress(
  line: ShippingLine,
  order: Facts | undefined,
  couriers: readonly Courier[],
): Verdict | undefined {
  const known = matchCourier(couriers, line.courier)
  if (!order || !known || !order.misled.includes(known.id)) return undefined
  const { state } = judgeOrder(line, order)
  return state === 'ready' ? readyBut(m.orders_ship_address, { courier: known.code }) : undefined
}

function judgeOrder({ order_sn, tracking_no }: ShippingLine, order: Facts | undefined): Verdict {
  if (/e\+\d+$/i.test(order_sn)) return cannot(m.orders_ship_rounded)
  if (!order) return cannot(m.orders_none)
  if (order.virtual) return cannot(m.orders_no_parcel)
  if (order.status === ORDER.awaitingPayment) return cannot(m.orders_ship_unpaid)
  if (isClosed(order.status)) return cannot(m.orders_already_closed)
  if (order.numbers.includes(readTrackingNumber(tracking_no) ?? '')) return already(m.orders_ship_same)
  if (order.items.every(isRefunded)) return cannot(m.orders_ship_refunded)
  if (order.status !== ORDER.paid) return cannot(m.orders_ship_other, { number: order.numbers.join(', ') })
  if (order.items.some(({ refund_status }) => refund_status === ITEM_REFUND.open))
    return cannot(m.orders_ship_disputed)
  if (order.repacked) return cannot(m.orders_ship_repack)
  const unweighed = order.items.find((item) => leftToSend(item) > 0 && isUnweighed(item))
  if (unweighed) return cannot(m.refunds_ship_unweighed, { goods: goodsName(unweighed) })
  const without = order.items.filter(({ withheld, missing }) => withheld + missing > 0)
  if (order.items.every((item) => leftToSend(item) === 0))
    return cannot(
      order.items.some(({ missing }) => missing > 0) ? m.orders_ship_missing : m.orders_ship_already,
    )
  if (order.unpacked) return cannot(m.waves_not_packed)
  if (asksToWait(order.remark)) return readyBut(m.orders_ship_hold, { remark: order.remark })
  return without.length > 0 ? readyBut(m.orders_ship_without, { goods: goodsName(...without) }) : READY
}

const isRefunded = ({ refund_status }: ItemRow) => refund_status === ITEM_REFUND.refunded

async function findFacts(tx: ReadTx, numbers: readonly string[]): Promise<Map<string, Facts>> {
  const orders = await select<Found>(tx)`
    select id, order_sn, status, virtual, remark, ${IS_UNPACKED} as unpacked, array(
      select tracking_no from parcel p where p.order_id = o.id and p.unshipped_at is null order by p.id) as numbers, array(
      select courier_id from courier_export e
      where e.order_id = o.id and e.ship_to_digest <> ${SHIP_TO_DIGEST}) as misled,
      exists (select from wave_order w where w.order_id = o.id and w.to_repack) as repacked
    from shop_order o where order_sn = any(${numbers}::text[])`
  if (orders.length === 0) return new Map()
  const items = Map.groupBy(
    await itemsOf(
      tx,
      orders.map(({ id }) => id),
    ),
    ({ order_id }) => order_id,
  )
  return new Map(orders.map((order) => [order.order_sn, { ...order, items: items.get(order.id) ?? [] }]))
}
