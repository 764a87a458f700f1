import type { GoodsPointer } from '#features/cart/quantity-rules.ts'
import { isPaid, ORDER, type OrderStatus } from '#features/orders/order-states.ts'
import type { Order } from '#features/orders/orders-contract.ts'
import { run } from '#platform/database/raw-sql.ts'
import { asSeller } from '#testing/as-seller.ts'
import type { TestApp } from '#testing/start-test-app.ts'
import { PAYMENT_PASSWORD, type Shopper } from './build-order.ts'

type Answered = Promise<{ code: number; msg: string }>

async function done(answering: Answered): Promise<void> {
  const { code, msg } = await answering
  if (code !== 1) throw new Error(msg)
}

/** The acts that bring an order from nothing to a state, each by whoever does it in a shop. */
export async function anOrderIn(
  app: TestApp,
  shopper: Shopper,
  status: OrderStatus,
  goods: readonly GoodsPointer[],
): Promise<Order> {
  const order = await shopper.order(goods)
  const { id, order_sn } = order
  const found = async () => (await shopper.api.orders.orderDetail({ id })).data ?? order
  if (status === ORDER.closedByBuyer) await done(shopper.api.orders.cancelOrder({ id }))
  if (status === ORDER.closedByTime) {
    await run(
      app.database.statement,
    )`update shop_order set expires_at = created_at, close_after = created_at where id = ${id}`
    await app.jobs.runNow('close-unpaid')
  }
  if (!isPaid(status)) return found()
  await done(shopper.api.payment.payByBalance({ pay_password: PAYMENT_PASSWORD, order_sn }))
  if (status === ORDER.paid) return found()
  if (order.product_type === 0) await done(ship(app, order_sn))
  if (status >= ORDER.received) await done(shopper.api.orders.confirmReceipt({ id }))
  if (status === ORDER.completed)
    await done(shopper.api.reviews.publishReviews({ id, comments: praiseFor(order) }))
  return found()
}

export const ship = (app: TestApp, order_sn: string, tracking_no = 'SF1234567890') =>
  asSeller(app).ordersSeller.shipOrder({ order_sn, courier: 'SF', tracking_no })

/** Something good about every item of an order. */
export const praiseFor = (order: Order, content = '很新鲜') =>
  order.items.map((item) => ({ order_item_id: item.id, level: 5, content, images: '', is_anonymous: 1 }))
