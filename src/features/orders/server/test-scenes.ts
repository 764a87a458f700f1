import type { TestApp } from '#testing/start-test-app.ts'

/** What tests of placing orders ask again and again. */
export function orderScenes(app: () => TestApp) {
  const tx = () => app().database.read
  return {
    tx,
    async stockOf(skuId: number) {
      const sku = tx().selectFrom('sku').select('stock').where('id', '=', skuId)
      return (await sku.executeTakeFirstOrThrow()).stock
    },
    async ordersOf(buyerId: number) {
      return (await tx().selectFrom('shop_order').select('id').where('buyer_id', '=', buyerId).execute())
        .length
    },
  }
}
