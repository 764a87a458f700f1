import { expect, test, vi } from 'vitest'
import { mayRequestRefund } from '#features/orders/ask-back-rules.ts'
import { ORDER } from '#features/orders/order-states.ts'
import { hours, later } from '#platform/time.ts'
import { asSeller } from '#testing/as-seller.ts'
import { aGood, aPaidOrder, aShopper, REASONS } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { typeAsSeller } from '#testing/type-as-seller.ts'

vi.setConfig({ testTimeout: 60_000 })

const app = testApp()

async function received() {
  const shopper = await aShopper(app(), { cents: 100_000 })
  const good = await aGood(app().database)
  const { category_id, top_category_id } = await app()
    .database.read.selectFrom('product')
    .select(['category_id', 'top_category_id'])
    .where('id', '=', good.product_id)
    .executeTakeFirstOrThrow()
  const buy = () => aPaidOrder(app(), shopper, { goods: [{ ...good, num: 1 }], status: ORDER.received })
  /** What page and server say so many hours after receipt. */
  const askAfter = async (orderId: number, span: number) => {
    await app()
      .database.statement.updateTable('shop_order')
      .set({ received_at: later(app().now, -span) })
      .where('id', '=', orderId)
      .execute()
    const { data } = await shopper.api.orders.orderDetail({ id: orderId })
    const [item] = data?.items ?? []
    const offered = data && item ? mayRequestRefund(data, item, 0) : undefined
    const asked = await shopper.api.afterSales.submitAfterSale({
      type: 'refund',
      reason: REASONS.refund,
      order_id: orderId,
      order_item_id: item?.id ?? 0,
    })
    return { offered, msg: asked.msg, code: asked.code }
  }
  return { category_id, top_category_id, buy, askAfter }
}

test('a window by category, by the one above, by the shop; what was bought keeps its own', async () => {
  const { category_id, top_category_id, buy, askAfter } = await received()
  const before = await buy()
  const { windowsSeller, siteSeller } = asSeller(app())
  await siteSeller.changeSetting({ module: 'aftersale', key: 'window_hours', value: 96 })
  const byShop = await buy()
  expect(await windowsSeller.changeWindow({ category_id: top_category_id, hours: 48 })).toMatchObject({
    code: 1,
  })
  const byTop = await buy()
  expect(await windowsSeller.changeWindow({ category_id: 999_999, hours: 48 })).toMatchObject({
    reason: 'refunds_no_category',
  })
  // Larger than any number a category has.
  expect(await windowsSeller.changeWindow({ category_id: 2 ** 40, hours: 48 })).toMatchObject({
    reason: 'refunds_no_category',
  })
  expect(await windowsSeller.changeWindow({ category_id, hours: 23 })).toMatchObject({ code: 0 })

  expect(await askAfter(byTop.id, hours(48) + 1)).toEqual({
    offered: false,
    msg: '已超过确认收货后 48 小时的售后期',
    code: 0,
  })
  expect(await askAfter(byTop.id, hours(48))).toMatchObject({ offered: true, code: 1 })
  expect(await askAfter(byShop.id, hours(96) + 1)).toMatchObject({ msg: '已超过确认收货后 4 天的售后期' })
  expect(await askAfter(before.id, hours(168) + 1)).toMatchObject({ msg: '已超过确认收货后 7 天的售后期' })
  expect(await askAfter(before.id, hours(168))).toMatchObject({ code: 1 })
  expect(
    await siteSeller.changeSetting({ module: 'aftersale', key: 'window_hours', value: 12 }),
  ).toMatchObject({ code: 0 })
})

test('typed by the seller', async () => {
  const { category_id } = await received()
  const type = (...words: string[]) => typeAsSeller(app(), words)
  expect(await type('windows', 'set', String(category_id), '24')).toMatchObject({ code: 0 })
  expect((await type('windows')).out).toMatch(new RegExp(`${category_id}.*24`))
  expect(await type('windows', 'unset', String(category_id))).toMatchObject({ code: 0 })
  expect((await type('windows')).out).not.toMatch(new RegExp(`^${category_id} `, 'm'))
})
