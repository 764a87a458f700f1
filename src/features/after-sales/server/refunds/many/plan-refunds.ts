import { isPaid } from '#features/orders/order-states.ts'
import type { RefundedPart } from '#features/orders/server/count-refund.ts'
import { already, cannot, READY, readyBut, type Verdict } from '#platform/batches/batch-kind.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { type Cents, toYuan } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import * as m from '#words'
import { type Chosen, chooseParts } from '../choose-parts.ts'
import { foreseeCents } from '../foresee-cents.ts'
import { loadRefundable, type Refundable } from './load-refundable.ts'

/** What is to go back of one order. `cents` is what whoever asked, and whoever agreed, has seen: nothing else goes back. */
export type RefundLine = Pick<Chosen, 'sku_id' | 'percent' | 'amount'> & {
  order_sn: string
  reason: string
  reason_en?: string
  cents: Cents
}

type Asked = Omit<RefundLine, 'order_sn' | 'cents'> & { order_sns: readonly string[] }
export type Plan = { parts: readonly RefundedPart[]; cents: Cents }

/** A line an order, each once, with what would go back of it now. */
export async function planRefunds(tx: ReadTx, { order_sns, ...asked }: Asked): Promise<RefundLine[]> {
  const found = await loadRefundable(tx, order_sns)
  return [...new Set(order_sns)].map((order_sn) => {
    const line = { order_sn, ...asked, cents: 0 }
    const { plan } = judgeRefund(found.get(order_sn), line)
    return { ...line, cents: plan?.cents ?? 0 }
  })
}

type Judged = { verdict: Verdict; plan?: Plan }

/** Whether, and what, goes back of an order as it stands. */
export function judgeRefund(found: Refundable | undefined, line: RefundLine): Judged {
  if (!found) return { verdict: cannot(m.orders_none) }
  const { order, items } = found
  if (!isPaid(order.status)) return { verdict: cannot(m.refunds_not_paid) }
  const plan = planOf(found, line)
  if (plan instanceof Refusal) return { verdict: { state: 'cannot', why: plan } }
  if (plan.cents === 0) return { verdict: already(m.manyrefunds_nothing_paid) }
  const before = items
    .filter(({ sku_id }) => line.sku_id === undefined || sku_id === line.sku_id)
    .reduce((sum, { refunded_cents }) => sum + refunded_cents, 0)
  return { verdict: before > 0 ? readyBut(m.manyrefunds_before, { amount: toYuan(before) }) : READY, plan }
}

/** The rules of a single refund say no here too. */
function planOf({ order, items }: Refundable, line: RefundLine): Plan | Refusal {
  try {
    const parts = chooseParts(items, line)
    return { parts, cents: foreseeCents(order, items, parts) }
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}
