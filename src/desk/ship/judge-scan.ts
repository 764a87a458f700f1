import { readTrackingNumber } from '#features/orders/parcel-rules.ts'
import type { LookedUp } from '#features/packing/waves-seller-contract.ts'
import * as m from '#words'

export type Scan =
  | { kind: 'order'; faultOf(found: LookedUp): string }
  | { kind: 'waybill'; order_sn: string; number: string }
  | { kind: 'wrong'; msg: string }

type Sent = { order_sn: string; tracking_no: string; state: string }

const isOrderNumber = (text: string) => /^\d{20,}$/.test(text)

/** What a scan is, by what was scanned before it. Two orders in a row are a slip of the hand, and send nothing. */
export function judgeScan(text: string, order: LookedUp | undefined, sent: readonly Sent[]): Scan {
  if (isOrderNumber(text))
    return order ? { kind: 'wrong', msg: m.scanning_two_orders() } : { kind: 'order', faultOf: whyNot }
  if (!order) return { kind: 'wrong', msg: m.scanning_order_first() }
  const number = readTrackingNumber(text)
  if (!number) return { kind: 'wrong', msg: m.scanning_no_number({ text }) }
  if (sent.some(({ tracking_no, state }) => tracking_no === number && state !== 'undone'))
    return { kind: 'wrong', msg: m.scanning_used({ number }) }
  return { kind: 'waybill', order_sn: order.order_sn, number }
}

/** '' where the parcel may leave. An order that is in no wave was packed without one. */
function whyNot({ state, box }: LookedUp): string {
  if (state === 'gone') return m.waves_gone()
  if (state === 'disputed') return m.waves_disputed()
  if (state === 'asked') return m.orders_ship_missing()
  return box > 0 && state !== 'packed' ? m.waves_not_packed() : ''
}
