import { AFTER_SALE } from '#features/after-sales/after-sale-states.ts'
import { ORDER } from '#features/orders/order-states.ts'
import type { Order } from '#features/orders/orders-contract.ts'
import { paths } from '#paths'
import { asSeller } from '#testing/as-seller.ts'
import { anAfterSale, aPaidOrder, ship } from '#testing/builders/index.ts'
import type { TestApp } from '#testing/start-test-app.ts'
import { aGalleryBuyer, done, goodsOf } from './gallery-buyer.ts'
import type { Screen } from './screen.ts'

const reason = '这一批到货时有几颗压伤了，退您一部分，抱歉。'

/** What the counter does to orders, as their buyer sees it. */
export async function orderScreens(app: TestApp): Promise<Screen[]> {
  const buyer = await aGalleryBuyer(app)
  const { token } = buyer
  const { ordersSeller, refundsSeller, afterSalesSeller } = asSeller(app)
  const goods = (product: number, num = 1, place = 0) => goodsOf(app, product, num, place)
  const paid = async (...lines: Parameters<typeof goods>[]) =>
    aPaidOrder(app, buyer, { goods: await Promise.all(lines.map((line) => goods(...line))) })
  const skuOf = (order: Order, item = 0) => order.items[item]?.product_sku_price_id ?? 0
  const screens: Screen[] = []
  const show = (name: string, path: string, more: Partial<Screen> = {}) =>
    screens.push({ name, path, token, ...more })

  const unpaid = await buyer.order([await goods(5), await goods(33, 2)])
  show('order-unpaid', paths.order(unpaid.id))
  const dropped = await buyer.order([await goods(6)])
  await done(buyer.api.orders.cancelOrder({ id: dropped.id }))
  show('order-cancelled-by-buyer', paths.order(dropped.id))

  const parcels = await paid([1, 2], [5, 1], [48, 1])
  const [apples, cherries] = [skuOf(parcels, 0), skuOf(parcels, 1)]
  const { order_sn } = parcels
  await done(
    ordersSeller.shipOrder({
      order_sn,
      courier: 'SF',
      tracking_no: 'SF1234567890',
      items: [{ sku_id: apples, num: 1 }],
    }),
  )
  await done(
    ordersSeller.shipOrder({
      order_sn,
      courier: 'JD',
      tracking_no: 'JD0098765432100',
      items: [{ sku_id: cherries }],
    }),
  )
  const track = (tracking_no: string, zh: string, en: string, city: [string, string]) =>
    done(
      ordersSeller.trackParcel({
        order_sn,
        tracking_no,
        text: { zh_CN: zh, en_US: en },
        place: { zh_CN: city[0], en_US: city[1] },
      }),
    )
  await track('SF1234567890', '快件已揽收', 'Picked up', ['烟台', 'Yantai'])
  await track(
    'SF1234567890',
    '快件已到达杭州转运中心，正发往西湖区',
    'Arrived at the Hangzhou hub, on its way to Xihu District',
    ['杭州', 'Hangzhou'],
  )
  show('order-in-parcels', paths.order(parcels.id))
  show('order-logistics', paths.orders('all', { keyword: order_sn }), {
    window: true,
    act: (page) =>
      page
        .getByRole('button', { name: /查看物流|物流|Track/ })
        .first()
        .click(),
  })

  const cancelled = await paid([14, 1])
  await done(
    refundsSeller.cancelPaidOrder({
      order_sn: cancelled.order_sn,
      reason: '台风停航，今天的大闸蟹到不了，款项全部退回。',
    }),
  )
  show('order-cancelled-by-shop', paths.order(cancelled.id))

  const part = await paid([4, 3], [41, 2])
  await done(refundsSeller.refundPaidOrder({ order_sn: part.order_sn, sku_id: skuOf(part), num: 1, reason }))
  await done(
    refundsSeller.refundPaidOrder({
      order_sn: part.order_sn,
      sku_id: skuOf(part, 1),
      amount: '5.00',
      reason,
    }),
  )
  await done(ship(app, part.order_sn, 'SF2234567890'))
  show('order-partly-refunded', paths.order(part.id))

  const weighed = await paid([17, 2])
  await done(refundsSeller.weighItem({ order_sn: weighed.order_sn, sku_id: skuOf(weighed), grams: 4600 }))
  await done(ship(app, weighed.order_sn, 'SF3234567890'))
  show('order-weighed', paths.order(weighed.id))

  const whole = await paid([11, 1], [21, 2])
  await done(ship(app, whole.order_sn, 'SF4234567890'))
  await done(refundsSeller.refundPaidOrder({ order_sn: whole.order_sn, reason }))
  show('order-wholly-refunded', paths.order(whole.id))

  const corrected = await paid([8, 1])
  await done(ship(app, corrected.order_sn, 'SF5234567890'))
  await done(ordersSeller.correctParcel({ order_sn: corrected.order_sn, right_no: 'SF5234567899' }))
  show('order-tracking-corrected', paths.order(corrected.id))

  const waiting = await paid([6, 2], [33, 1])
  show('order-paid', paths.order(waiting.id))
  show('order-address-dialog', paths.order(waiting.id), {
    window: true,
    act: (page) =>
      page
        .getByRole('button', { name: /修改收货地址|Change address/ })
        .first()
        .click(),
  })

  const virtual = await virtualOrder(app, paid)
  show('order-virtual-files', paths.order(virtual.id))
  const completed = await aPaidOrder(app, buyer, { goods: [await goods(2)], status: ORDER.received })
  show('order-received', paths.order(completed.id))
  show('paid', paths.payment(waiting))
  show('evaluate', paths.evaluate(completed.id))

  const asked = async (order: Order, more = {}) => anAfterSale(app, buyer, order, more)
  const received = async (product: number, num = 1) =>
    aPaidOrder(app, buyer, { goods: [await goods(product, num)], status: ORDER.received })
  const note = '按坏果比例补偿您一部分，货不用寄回。'
  const offered = await asked(await received(3, 2), { type: 'return', num: 1 })
  await done(afterSalesSeller.offerSum({ id: offered.id, amount: '8.80', note }))
  show('refund-offer-waiting', paths.refundDetail(offered.id))
  const taken = await asked(await received(7, 2), { type: 'return' })
  await done(afterSalesSeller.offerSum({ id: taken.id, amount: '12.00', note }))
  await done(buyer.api.afterSales.takeOffer({ id: taken.id, amount: '12.00' }))
  show('refund-offer-taken', paths.refundDetail(taken.id))
  const refused = await asked(await received(9), { type: 'return' })
  await done(afterSalesSeller.offerSum({ id: refused.id, amount: '3.00', note }))
  await done(buyer.api.afterSales.refuseOffer({ id: refused.id }))
  show('refund-offer-refused', paths.refundDetail(refused.id))
  const returning = await asked(await received(12), { type: 'return', at: AFTER_SALE.awaitingParcel })
  show('refund-awaiting-parcel', paths.refundDetail(returning.id))
  const applied = await asked(await received(15), { type: 'return' })
  show('refund-asked', paths.refundDetail(applied.id))
  const withdrawn = await asked(await received(16), { type: 'return' })
  await done(buyer.api.afterSales.cancelAfterSale({ id: withdrawn.id }))
  show('refund-withdrawn', paths.refundDetail(withdrawn.id))
  const onItsWay = await asked(await received(19), { type: 'return', at: AFTER_SALE.sentBack })
  show('refund-on-its-way', paths.refundDetail(onItsWay.id))
  const rejected = await asked(await received(13), { at: AFTER_SALE.rejected, type: 'return' })
  show('refund-rejected', paths.refundDetail(rejected.id))
  const settled = await asked(await received(18), { at: AFTER_SALE.settled, type: 'return' })
  show('refund-settled', paths.refundDetail(settled.id))
  const partAsked = await received(22, 3)
  const item = { id: partAsked.items[0]?.id ?? 0, order_id: partAsked.id }
  show('refund-option', paths.refundOption(item))
  show('refund-apply', paths.refund(item, 'return'))

  show('orders-list', paths.orders('all'))
  show('orders-list-2', paths.orders('all', { page: 2 }))
  show('after-sales-list', paths.afterSales(2))
  show('messages', paths.messages())
  show('account-home', paths.accountHome())
  return screens
}

/** A handbook of three files. */
async function virtualOrder(app: TestApp, paid: (line: [number, number]) => Promise<Order>): Promise<Order> {
  const { productsSeller } = asSeller(app)
  async function* pdf() {
    yield Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
  }
  const names = [
    { zh_CN: '第一章 挑选与处理', en_US: 'Chapter 1, choosing and cleaning' },
    { zh_CN: '第二章 火候与时间对照表（可打印）', en_US: 'Chapter 2, heat and timing tables to print' },
  ]
  for (const name of names) await done(productsSeller.addProductFile({ product_id: 20, source: pdf(), name }))
  return paid([20, 1])
}
