import { expect, test } from 'vitest'
import { BOOK_INVARIANTS } from '#features/after-sales/book-invariants.ts'
import { refundOrder } from '#features/payment/server/refund-order.ts'
import { alipayScenes } from '#features/payment/server/test-scenes.ts'
import { shopDay } from '#platform/time.ts'
import { aPersonAtDesk } from '#testing/at-desk.ts'
import { payByAlipay } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
const { anOrder } = alipayScenes(app)

test('an accountant reads what was paid and what goes back, further back page by page, and the books as a file', async () => {
  const { call } = await aPersonAtDesk(app(), 'accountant')
  const first = await anOrder({ cents: 1280 })
  await payByAlipay(app(), first.shopper, first.order.order_sn)
  await app()
    .database.statement.updateTable('buyer')
    .set({ nickname: '小满' })
    .where('id', '=', first.shopper.id)
    .execute()
  const second = await anOrder({ cents: 2000 })
  await payByAlipay(app(), second.shopper, second.order.order_sn)
  await app().database.write((tx) =>
    refundOrder(tx, { orderId: first.order.id, cents: 1000, now: app().now }),
  )
  const latest = await call('moneySeller', 'listPayments', { rows: 1 })
  expect(latest).toMatchObject({
    data: {
      data: [{ order_sn: second.order.order_sn, amount: second.order.pay_fee, method: 'alipay' }],
      more: true,
    },
  })
  const [{ id = 0 } = {}] = (latest.data as { data: { id: number }[] }).data
  expect(await call('moneySeller', 'listPayments', { before_id: id, rows: 1 })).toMatchObject({
    data: { data: [{ order_sn: first.order.order_sn, buyer_id: first.shopper.id, buyer: '小满' }] },
  })
  expect(await call('moneySeller', 'listRefunds')).toMatchObject({
    data: { data: [{ order_sn: first.order.order_sn, amount: '10.00', state: 'wanted', buyer: '小满' }] },
  })
  const period = shopDay(app().now).slice(0, 7)
  expect(await call('moneySeller', 'exportBooks', { period })).toMatchObject({
    data: { name: `books-${period}.csv`, csv: expect.stringContaining(`${shopDay(app().now)},`) },
  })
  const checked = await call('booksSeller', 'checkBooks')
  expect(checked.data).toEqual(BOOK_INVARIANTS.map((invariant) => ({ invariant, count: 0, example: '' })))
})
