import { afterEach, expect, test } from 'vitest'
import { AFTER_SALE } from '#features/after-sales/after-sale-states.ts'
import { checkBooks } from '#features/after-sales/server/check-books.ts'
import { ITEM_REFUND, ORDER } from '#features/orders/order-states.ts'
import { days, later, shopTime } from '#platform/time.ts'
import { asSeller } from '#testing/as-seller.ts'
import { aGood, anAfterSale, aPaidOrder } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { afterSaleScenes } from './test-scenes.ts'

const app = testApp()
const { tx, seller, rich, balanceOf, itemOf, statusOf, stockOf, messagesOf } = afterSaleScenes(app)
afterEach(() => {
  app().now = new Date()
})

/** A pear box of 30.00, received, with some pears gone bad. */
async function spoiled() {
  const shopper = await rich()
  const good = await aGood(app().database, { cents: 3000, stock: 5 })
  const order = await aPaidOrder(app(), shopper, { goods: [{ ...good, num: 1 }], status: ORDER.received })
  const { id } = await anAfterSale(app(), shopper, order)
  return { shopper, good, order, id }
}

test('a sum is offered, seen with its note and its time, and taken: the money is back, the goods stay', async () => {
  const { shopper, good, order, id } = await spoiled()
  expect(await seller().offerSum({ id, amount: '12.00', note: '坏了三个，按比例补偿' })).toMatchObject({
    code: 1,
    msg: '已向买家提出补偿 ¥12.00，等待答复',
    data: { offer: '12.00', aftersale_status: AFTER_SALE.applied },
  })
  const until = later(app().now, days(3))
  expect(await shopper.api.afterSales.afterSaleDetail({ id })).toMatchObject({
    data: {
      offer: { amount: '12.00', note: '坏了三个，按比例补偿' },
      deadline: until.toISOString(),
      refund_amount: '30.00',
      history: [{ act: 'offer', amount: '12.00', by: 'seller', note: '坏了三个，按比例补偿' }, {}],
    },
  })
  expect((await messagesOf(shopper)).at(-1)).toMatchObject({
    kind: 'after_sale_offered',
    data: { amount: '12.00', until: shopTime(until) },
  })
  const told = async (language: 'zh_CN' | 'en_US') =>
    (await asSeller(app(), language).afterSalesSeller.showSellerAfterSale({ id })).data?.history.map(
      ({ by }) => by,
    )
  expect(await told('zh_CN')).toEqual(['tester（命令行）', expect.stringMatching(/^买家\d+（买家）$/)])
  expect((await told('en_US'))?.[0]).toBe('tester (command)')
  // The buyer has the turn.
  expect(await seller().listSellerAfterSales()).toMatchObject({ data: { total: 0 } })
  expect(await shopper.api.afterSales.takeOffer({ id, amount: '15.00' })).toMatchObject({
    reason: 'aftersales_no_offer',
  })
  expect(await shopper.api.afterSales.takeOffer({ id, amount: '12.00' })).toMatchObject({
    code: 1,
    msg: '已接受，¥12.00 将原路退回',
    data: { aftersale_status: AFTER_SALE.settled, refund_amount: '12.00', offer: null, may_apply: 1 },
  })
  expect(await balanceOf(shopper)).toBe('982.00')
  expect(await stockOf(good)).toMatchObject({ stock: 4, taken: 1 })
  expect(await statusOf(order.id)).toBe(ORDER.received)
  expect(await itemOf(order.items[0]!.id)).toMatchObject({
    refund_status: ITEM_REFUND.none,
    refunded_num: 0,
    refunded_cents: 1200,
  })
  // What is left may be asked for still, and no more than that.
  const again = await anAfterSale(app(), shopper, order, { at: AFTER_SALE.settled })
  expect(again.refund_amount).toBe('18.00')
  expect(await balanceOf(shopper)).toBe('1000.00')
  expect(await checkBooks(tx())).toEqual([])
})

test('refused, the seller decides about what was asked for, with the whole time again', async () => {
  const { shopper, id } = await spoiled()
  await seller().offerSum({ id, amount: '1.00' })
  expect(await seller().offerSum({ id, amount: '2.00' })).toMatchObject({ reason: 'aftersales_offer_waits' })
  app().now = later(app().now, days(1))
  expect(await shopper.api.afterSales.refuseOffer({ id })).toMatchObject({
    code: 1,
    data: {
      offer: null,
      deadline: later(app().now, days(7)).toISOString(),
      history: [{ act: 'refuse' }, {}, {}],
    },
  })
  expect(await shopper.api.afterSales.takeOffer({ id, amount: '1.00' })).toMatchObject({
    reason: 'aftersales_no_offer',
  })
  expect(await seller().listSellerAfterSales()).toMatchObject({ data: { total: 1 } })
  expect(await seller().approveAfterSale({ id })).toMatchObject({ msg: '已退款 ¥30.00' })
  expect(await checkBooks(tx())).toEqual([])
})

test('an offer nobody answers is off after three days, and the request stands; offers come to an end', async () => {
  const { shopper, id } = await spoiled()
  for (const amount of ['0', '-1.00', '30.00', '31.00'])
    expect(await seller().offerSum({ id, amount })).toMatchObject({ code: 0 })
  for (const amount of ['1.00', '2.00', '3.00']) {
    expect(await seller().offerSum({ id, amount })).toMatchObject({ code: 1 })
    app().now = later(app().now, days(3))
    await app().jobs.runNow('after-sales')
    const { data } = await seller().showSellerAfterSale({ id })
    expect(data).toMatchObject({ aftersale_status: AFTER_SALE.applied, offer: '' })
    expect(data?.history[0]).toMatchObject({ act: 'lapse', actor: 'shop' })
  }
  expect((await messagesOf(shopper)).at(-1)).toMatchObject({ kind: 'after_sale_offer_lapsed' })
  expect(await seller().offerSum({ id, amount: '4.00' })).toMatchObject({
    reason: 'aftersales_offers_enough',
  })
  app().now = later(app().now, days(7))
  await app().jobs.runNow('after-sales')
  expect(await seller().showSellerAfterSale({ id })).toMatchObject({
    data: { aftersale_status: AFTER_SALE.settled, refunded_amount: '30.00' },
  })
  expect(await checkBooks(tx())).toEqual([])
})

test('who has offered a sum may still say yes to all of it: the offer is off, everything goes back', async () => {
  const { shopper, id } = await spoiled()
  await seller().offerSum({ id, amount: '0.01' })
  expect(await seller().approveAfterSale({ id })).toMatchObject({
    code: 1,
    data: { aftersale_status: AFTER_SALE.settled, refund_amount: '30.00', offer: '' },
  })
  expect(await shopper.api.afterSales.takeOffer({ id, amount: '0.01' })).toMatchObject({ code: 0 })
  expect(await balanceOf(shopper)).toBe('1000.00')
  expect(await checkBooks(tx())).toEqual([])
})

test('taken, refused, withdrawn and approved in one moment: one of them', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { shopper, id } = await spoiled()
    await seller().offerSum({ id, amount: '5.00' })
    const acts = [
      () => shopper.api.afterSales.takeOffer({ id, amount: '5.00' }),
      () => seller().approveAfterSale({ id }),
      () => shopper.api.afterSales.cancelAfterSale({ id }),
      () => shopper.api.afterSales.takeOffer({ id, amount: '5.00' }),
    ]
    const answers = await Promise.all((round % 2 ? acts : acts.toReversed()).map((act) => act()))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
  }
  expect(await checkBooks(tx())).toEqual([])
})
