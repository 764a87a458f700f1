import { expect, test } from 'vitest'
import { aGood, aShopper, PAYMENT_PASSWORD } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()

/** A buyer with two unpaid, one paid and one cancelled order, in this order. */
async function aHistory() {
  const shopper = await aShopper(app(), { cents: 100_000 })
  const [apple, fish] = [
    await aGood(app().database, { name: '红富士苹果' }),
    await aGood(app().database, { name: '舟山带鱼' }),
  ]
  const orders = []
  for (const good of [apple, fish, apple, fish]) orders.push(await shopper.order([{ ...good, num: 1 }]))
  await shopper.api.payment.payByBalance({
    pay_password: PAYMENT_PASSWORD,
    order_sn: orders[2]?.order_sn ?? '',
  })
  await shopper.api.orders.cancelOrder({ id: orders[3]?.id ?? 0 })
  return { shopper, ids: orders.map(({ id }) => id), orders }
}

test('tabs show their orders, newest first, and the counters agree', async () => {
  const { shopper, ids } = await aHistory()
  const [first, second, paid, cancelled] = ids
  const listed = async (status: string) => {
    const { data } = await app().call(
      '/v1/654c81a07c0ce',
      { type: 'goods', status, page: 1 },
      { token: shopper.token },
    )
    return (data as { data: { id: number }[] }).data.map(({ id }) => id)
  }
  expect(await listed('all')).toEqual([cancelled, paid, second, first])
  expect(await listed('unpaid')).toEqual([second, first])
  expect(await listed('nosend')).toEqual([paid])
  for (const status of ['noget', 'nocomment', 'completed']) expect(await listed(status)).toEqual([])
  expect(await shopper.api.orders.countOrders()).toMatchObject({
    data: { total_num: 4, unpaid: 2, nosend: 1, noget: 0, nocomment: 0, completed: 0 },
  })
})

test('pages hold ten, and say how many there are', async () => {
  const shopper = await aShopper(app())
  const good = await aGood(app().database)
  for (let n = 0; n < 12; n += 1) await shopper.order([{ ...good, num: 1 }])
  const first = (await shopper.api.orders.listOrders({})).data
  const second = (await shopper.api.orders.listOrders({ page: 2 })).data
  expect([first?.total, first?.per_page, first?.data.length, second?.data.length]).toEqual([12, 10, 10, 2])
  expect(first?.data[0]?.items).toMatchObject([{ product_title: '红富士苹果', product_num: 1 }])
  expect(await shopper.api.orders.listOrders({ page: 1_000_000_000 })).toMatchObject({
    data: { total: 12, data: [] },
  })
})

test('a keyword finds by number or by name in either language; signs of the search are plain signs', async () => {
  const { shopper, ids, orders } = await aHistory()
  const found = async (keyword: string) => {
    const answer = await shopper.api.orders.listOrders({ keyword })
    return (answer.data?.data ?? []).map(({ id }) => id).sort()
  }
  expect(await found('带鱼')).toEqual([ids[1], ids[3]])
  expect(await found('苹果 (EN)')).toEqual([ids[0], ids[2]])
  expect(await found(orders[2]?.order_sn ?? '')).toEqual([ids[2]])
  for (const keyword of ['%', '_', '\\', '西瓜']) expect(await found(keyword)).toEqual([])
})

test('a closed order can be deleted, one under way cannot, and a deleted one is gone', async () => {
  const { shopper, ids } = await aHistory()
  const [unpaid, , paid, cancelled] = ids as [number, number, number, number]
  for (const id of [unpaid, paid]) {
    expect(await shopper.api.orders.removeOrder({ id })).toMatchObject({
      code: 0,
      msg: '进行中的订单不能删除',
    })
  }
  expect(await shopper.api.orders.removeOrder({ id: cancelled })).toMatchObject({ code: 1, msg: '删除成功' })
  for (const answer of [
    await shopper.api.orders.removeOrder({ id: cancelled }),
    await shopper.api.orders.orderDetail({ id: cancelled }),
    await shopper.api.orders.cancelOrder({ id: cancelled }),
  ]) {
    expect(answer).toMatchObject({ code: 0, msg: '订单不存在' })
  }
  expect(await shopper.api.orders.countOrders()).toMatchObject({ data: { total_num: 3 } })
})

test('cancelling twice, or something paid, says what it is', async () => {
  const { shopper, ids } = await aHistory()
  const [unpaid, , paid, cancelled] = ids as [number, number, number, number]
  expect(await shopper.api.orders.cancelOrder({ id: cancelled })).toMatchObject({
    code: 0,
    msg: '订单已关闭',
  })
  expect(await shopper.api.orders.cancelOrder({ id: paid })).toMatchObject({ code: 0, msg: '订单已支付' })
  const pressed = await Promise.all([1, 2, 3].map(() => shopper.api.orders.cancelOrder({ id: unpaid })))
  // Whoever presses twice got what they wanted, or hears that it is closed; never that it is paid.
  expect(pressed.filter(({ code }) => code === 1).length).toBeGreaterThan(0)
  expect(pressed.filter(({ code, msg }) => code !== 1 && msg !== '订单已关闭')).toEqual([])
})

test('a stranger’s order is no order: not seen, not cancelled, not deleted', async () => {
  const { shopper, ids } = await aHistory()
  const stranger = await aShopper(app())
  for (const id of ids) {
    for (const call of ['orderDetail', 'cancelOrder', 'removeOrder'] as const) {
      expect(await stranger.api.orders[call]({ id })).toMatchObject({
        code: 0,
        msg: '订单不存在',
        data: null,
      })
    }
  }
  expect(await stranger.api.orders.listOrders({})).toMatchObject({ data: { total: 0, data: [] } })
  expect(await stranger.api.orders.countOrders()).toMatchObject({ data: { total_num: 0 } })
  expect(await shopper.api.orders.countOrders()).toMatchObject({ data: { total_num: 4, unpaid: 2 } })
})

test('the inferred address of the detail answers the same', async () => {
  const { shopper, ids } = await aHistory()
  const answers = []
  for (const path of ['/v1/order/detail', '/v1/654c852159843']) {
    answers.push((await app().call(path, { id: ids[0] }, { token: shopper.token })).data)
  }
  expect(answers[0]).toEqual(answers[1])
})
