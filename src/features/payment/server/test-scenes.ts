import { aGood, aShopper, messagesOf, type Shopper, startPaying } from '#testing/builders/index.ts'
import type { TestApp } from '#testing/start-test-app.ts'

/** Orders on their way to being paid by Alipay, and what became of them. */
export function alipayScenes(app: () => TestApp) {
  const tx = () => app().database.read

  async function anOrder(goods: { cents?: number; virtual?: boolean; stock?: number } = {}) {
    const shopper = await aShopper(app())
    const good = await aGood(app().database, goods)
    const order = await shopper.order([{ ...good, num: 2 }])
    return { shopper, good, order }
  }

  const attemptsOf = (orderId: number) =>
    tx().selectFrom('payment').selectAll().where('order_id', '=', orderId).orderBy('id').execute()

  return {
    tx,
    anOrder,
    attemptsOf,
    async anAttempt() {
      const scene = await anOrder({ cents: 1280 })
      await startPaying(app(), scene.shopper, scene.order.order_sn)
      const [payment] = await attemptsOf(scene.order.id)
      return { ...scene, payment: payment!, told: { sn: payment!.sn, amount: scene.order.pay_fee } }
    },
    statusOf: async (shopper: Shopper, id: number) =>
      (await shopper.api.orders.orderDetail({ id })).data?.status,
    stateOf: async (shopper: Shopper, order_sn: string) =>
      (await shopper.api.payment.paymentState({ order_sn })).data?.state,
    async stockOf(skuId: number) {
      const sku = tx().selectFrom('sku').select('stock').where('id', '=', skuId)
      return (await sku.executeTakeFirstOrThrow()).stock
    },
    messagesOf: (buyerId: number) => messagesOf(app(), buyerId),
    /** The provider's notice of this trade will not arrive. */
    loseNotice: (tradeNo: string) =>
      app()
        .database.statement.updateTable('demo_trade')
        .set({ notify_url: 'http://127.0.0.1:9/' })
        .where('trade_no', '=', tradeNo)
        .execute(),
  }
}
