import { isClosed, ORDER, progressOf } from '#features/orders/order-states.ts'
import type { Order } from '#features/orders/orders-contract.ts'
import { StepBar } from '#ui/show/step-bar.tsx'
import { StepTime } from '#ui/show/step-time.tsx'
import * as m from '#words'

/** The steps of an order with the moments they were taken: five, or those it took until its money went back. */
export function OrderProgress({ order, className }: { order: Order; className?: string }) {
  const all = stepsOf(order)
  const refunded = order.is_refunded === 1
  const steps = refunded ? [...all.filter(([, time]) => time), [m.refunds_step_refunded(), ''] as const] : all
  const unreviewed = order.status === ORDER.completed && order.is_reviewed === 0
  return (
    <StepBar
      label={m.orderdetail_progress()}
      current={refunded ? steps.length : progressOf(order.status)}
      steps={steps.map(([label, time], at) => ({
        label,
        time: time && <StepTime value={time} />,
        // The bar stands where the specification has it; what has happened is ticked nevertheless, and nothing else.
        done: time !== '',
        failed: isClosed(order.status) && at === PAYING,
        skipped: !refunded && unreviewed && at === steps.length - 1,
      }))}
      {...(className ? { className } : {})}
    />
  )
}

/** Which of the steps is paying: there an order ends that is closed. */
const PAYING = 1

function stepsOf(order: Order) {
  const virtual = order.product_type === 1
  return [
    [m.orderdetail_step_place(), order.create_time],
    [m.orderdetail_step_pay(), order.pay_time_text],
    [virtual ? m.orderdetail_step_deliver() : m.orderdetail_step_ship(), order.send_time_text],
    [m.orderdetail_step_receive(), order.receipt_time_text],
    [m.orderdetail_step_review(), ''],
  ] as const
}
