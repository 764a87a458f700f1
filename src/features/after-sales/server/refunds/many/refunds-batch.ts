import { lockOrders } from '#features/orders/server/lock-order.ts'
import { itemsOf } from '#features/orders/server/order-store.ts'
import { actorMay } from '#features/people/actor-may.ts'
import { type BatchKind, batchKind } from '#platform/batches/batch-kind.ts'
import { changed } from '#platform/cache/change-notices.ts'
import { type Cents, toYuan } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { giveUnasked } from '../give-unasked.ts'
import { lockPaidOrder } from '../lock-paid-order.ts'
import { loadRefundable } from './load-refundable.ts'
import { judgeRefund, type RefundLine } from './plan-refunds.ts'

const kind: BatchKind<RefundLine, { cents: Cents }, void> = {
  name: 'refunds',
  allows: (actor) => actorMay(actor, 'refund'),
  isSeenBy: (actor) => actorMay(actor, 'see sums'),
  async check(tx, lines) {
    const found = await loadRefundable(
      tx,
      lines.map(({ order_sn }) => order_sn),
    )
    return lines.map((line) => judgeRefund(found.get(line.order_sn), line).verdict)
  },
  prepare: (tx, lines) =>
    lockOrders(
      tx,
      lines.map(({ order_sn }) => order_sn),
    ),
  async run(tx, line, _, { actor, now, trace }) {
    const { order_sn, reason, reason_en = '' } = line
    const order = await lockPaidOrder(tx, order_sn)
    const { verdict, plan } = judgeRefund({ order, items: await itemsOf(tx, [order.id]) }, line)
    if (!plan) return refuse(verdict.why?.sentence ?? m.refunds_nothing_left, verdict.why?.inputs as never)
    // Neither who asked nor who agreed has seen another sum than this.
    if (plan.cents !== line.cents) refuse(m.manyrefunds_sum_moved, { amount: toYuan(plan.cents) })
    const giving = { order, parts: plan.parts, reason, reason_en, restock: false, actor, now }
    const { cents, tags } = await giveUnasked(tx, giving)
    changed(tx, ...tags)
    trace({ thing: 'order', id: order_sn, after: { refunded: toYuan(cents), parts: plan.parts }, reason })
    return { cents }
  },
  // Money that has gone back is the buyer's: there is no undo.
}

/** Money of many orders that goes back for one reason: a line an order. */
export const refunds = batchKind(kind)
