import { expect, test } from 'vitest'
import { AFTER_SALE } from '#features/after-sales/after-sale-states.ts'
import { ORDER } from '#features/orders/order-states.ts'
import { anAfterSale, aPaidOrder, aShopper } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { typeAsSeller } from '#testing/type-as-seller.ts'

const app = testApp()

const seller = (...args: string[]) => typeAsSeller(app(), args)
const inAll = ({ out }: { out: string }) => Number(/(\d+) in all/.exec(out)?.[1] ?? 0)

test('the seller sees what waits, judges it, and is told why something cannot be done', async () => {
  const before = {
    open: inAll(await seller('after-sales')),
    all: inAll(await seller('after-sales', '--all')),
  }
  const shopper = await aShopper(app(), { cents: 100_000 })
  const order = () => aPaidOrder(app(), shopper, { status: ORDER.shipped })
  const refund = await anAfterSale(app(), shopper, await order())
  const wrong = await anAfterSale(app(), shopper, await order())
  const parcel = await anAfterSale(app(), shopper, await order(), { type: 'return', at: AFTER_SALE.sentBack })
  await anAfterSale(app(), shopper, await order(), { at: AFTER_SALE.cancelled })

  const list = await seller('after-sales')
  expect(list.out).toMatch(/Refund only +Waits for you .*12\.80/)
  expect(list.out).toMatch(/Return and refund +On its way back/)
  expect(inAll(list)).toBe(before.open + 3)
  expect(inAll(await seller('after-sales', '--all'))).toBe(before.all + 4)
  const one = await seller('after-sales', String(parcel.id))
  expect(one.out).toContain('SF Express SF1234567890')
  expect(one.out).toMatch(/买家\d+ \(buyer\)/)

  expect(await seller('approve', String(refund.id))).toMatchObject({
    code: 0,
    out: '¥12.80 goes back to the buyer\n',
  })
  expect(await seller('approve', String(refund.id))).toMatchObject({
    code: 1,
    err: expect.stringContaining('moved on'),
  })
  expect(await seller('reject', String(wrong.id))).toMatchObject({ code: 1 })
  expect(await seller('reject', String(wrong.id), 'no', 'picture')).toMatchObject({ code: 0 })
  expect(await shopper.api.afterSales.afterSaleDetail({ id: wrong.id })).toMatchObject({
    data: { refund_msg: 'no picture' },
  })
  const done = JSON.parse((await seller('received', String(parcel.id), '--json')).out)
  expect(done).toMatchObject({ code: 1, data: { aftersale_status: AFTER_SALE.settled } })
  expect(await seller('received', 'x')).toMatchObject({ code: 2 })
  expect(await seller('approve', '999999')).toMatchObject({ code: 1 })
})

test('what a buyer reads of the seller may be typed in English too', async () => {
  const shopper = await aShopper(app(), { cents: 100_000 })
  const bought = () => aPaidOrder(app(), shopper)
  const chinese = app().as({ token: shopper.token, language: 'zh-cn' })
  const english = app().as({ token: shopper.token, language: 'en-us' })
  const why = ['--reason', '冷链中断', '--reason-en', 'The cold chain broke']

  const cancelled = await bought()
  expect(await seller('orders', 'cancel', cancelled.order_sn, ...why)).toMatchObject({ code: 0 })
  const detail = { id: cancelled.id }
  expect(await chinese.orders.orderDetail(detail)).toMatchObject({ data: { cancel_reason: '冷链中断' } })
  expect(await english.orders.orderDetail(detail)).toMatchObject({
    data: { cancel_reason: 'The cold chain broke' },
  })

  const latest = async () => (await english.notices.listMessages()).data?.data[0]?.content
  const { order_sn } = await bought()
  expect(await seller('orders', 'refund', order_sn, '--amount', '1', ...why)).toMatchObject({ code: 0 })
  expect(await latest()).toContain('The cold chain broke')

  const request = await anAfterSale(
    app(),
    shopper,
    await aPaidOrder(app(), shopper, { status: ORDER.shipped }),
  )
  const asked = { id: request.id }
  await seller('after-sales', 'offer', String(request.id), '1', '--note', '补偿', '--note-en', 'For the dent')
  expect(await english.afterSales.afterSaleDetail(asked)).toMatchObject({
    data: { offer: { note: 'For the dent' } },
  })
  const other = await anAfterSale(app(), shopper, await aPaidOrder(app(), shopper, { status: ORDER.shipped }))
  await seller('reject', String(other.id), '看不清', '--reason-en', 'Too dark to see')
  expect(await english.afterSales.afterSaleDetail({ id: other.id })).toMatchObject({
    data: { refund_msg: 'Too dark to see' },
  })
})
