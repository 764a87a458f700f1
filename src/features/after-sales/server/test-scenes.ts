import { asSeller } from '#testing/as-seller.ts'
import { aShopper, messagesOf, REASONS, type Shopper } from '#testing/builders/index.ts'
import type { TestApp } from '#testing/start-test-app.ts'

type Pointed = { id: number; items: { id: number }[] }

/** The first item of an order, as calls name it. */
const pointer = (order: Pointed) => ({ order_id: order.id, order_item_id: order.items[0]?.id ?? 0 })

/** What tests of after-sales ask and do again and again. */
export function afterSaleScenes(app: () => TestApp) {
  const tx = () => app().database.read
  return {
    tx,
    seller: () => asSeller(app()).afterSalesSeller,
    rich: () => aShopper(app(), { cents: 100_000 }),
    pointer,
    async balanceOf({ api }: Shopper) {
      const answer = await api.wallet.showSummary()
      return answer.code === 1 ? answer.data.balance : answer.msg
    },
    itemOf: (id: number) =>
      tx().selectFrom('order_item').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    async statusOf(orderId: number) {
      const order = tx().selectFrom('shop_order').select('status').where('id', '=', orderId)
      return (await order.executeTakeFirstOrThrow()).status
    },
    stockOf: ({ sku_price_id }: { sku_price_id: number }) =>
      tx()
        .selectFrom('sku')
        .innerJoin('product', 'product.id', 'sku.product_id')
        .where('sku.id', '=', sku_price_id)
        .select(['stock', 'taken', 'sales'])
        .executeTakeFirstOrThrow(),
    messagesOf: ({ id }: Shopper) => messagesOf(app(), id),
    /** Asks the money of so many pieces back. */
    asking: (shopper: Shopper, order: Pointed, num: number) => () =>
      shopper.api.afterSales.submitAfterSale({
        type: 'refund',
        reason: REASONS.refund,
        num,
        ...pointer(order),
      }),
  }
}
