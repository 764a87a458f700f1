import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { AFTER_SALE_ACTS, type AfterSaleAct, outcomeOf } from '#features/after-sales/after-sale-states.ts'
import { checkBooks } from '#features/payment/server/check-books.ts'
import { days, later } from '#platform/time.ts'
import { asSeller } from '#testing/as-seller.ts'
import { anUpload } from '#testing/builders/build-picture.ts'
import {
  aGood,
  anAfterSale,
  aPaidOrder,
  aShopper,
  aText,
  REASONS,
  type Shopper,
} from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
const tx = () => app().database.read
afterEach(() => {
  app().now = new Date()
})
const seller = () => asSeller(app()).afterSalesSeller
const rich = () => aShopper(app(), { cents: 100_000 })

const balanceOf = async ({ api }: Shopper) => {
  const answer = await api.wallet.summary()
  return answer.code === 1 ? answer.data.balance : answer.msg
}
const itemOf = (id: number) =>
  tx().selectFrom('order_item').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const statusOf = async (orderId: number) =>
  (await tx().selectFrom('shop_order').select('status').where('id', '=', orderId).executeTakeFirstOrThrow())
    .status
const stockOf = ({ sku_price_id }: { sku_price_id: number }) =>
  tx()
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .where('sku.id', '=', sku_price_id)
    .select(['stock', 'taken', 'sales'])
    .executeTakeFirstOrThrow()
const messagesOf = ({ id }: Shopper) =>
  tx().selectFrom('buyer_message').select(['kind', 'data']).where('buyer_id', '=', id).orderBy('id').execute()

test('a refund before shipping: applied, seen, approved, money and stock back, order over', async () => {
  const shopper = await rich()
  const good = await aGood(tx(), { cents: 1280, stock: 10 })
  const order = await aPaidOrder(app(), shopper, { goods: [{ ...good, num: 2 }] })
  const [item] = order.items
  const pictures = [
    await anUpload(app(), shopper.token, 'refund'),
    await anUpload(app(), shopper.token, 'refund'),
  ]
  const submitted = await shopper.api.afterSales.submit({
    type: 'refund',
    reason: REASONS.refund,
    content: ' 拍错了\r\n第二行 ',
    images: pictures.join(','),
    order_id: order.id,
    order_item_id: item!.id,
  })
  expect(submitted).toMatchObject({
    code: 1,
    msg: '已提交申请',
    data: {
      type: 'refund',
      aftersale_status: 1,
      refund_amount: '25.60',
      reason: REASONS.refund,
      content: '拍错了\n第二行',
      images: pictures.join(','),
      product_num: 2,
      product_price: '12.80',
      may_apply: 0,
      deadline: later(app().now, days(7)).toISOString(),
      history: [{ status: 1, by: 'buyer', note: '' }],
    },
  })
  const id = submitted.code === 1 ? submitted.data.id : 0
  expect(await itemOf(item!.id)).toMatchObject({ refund_status: 1 })
  expect(await shopper.api.afterSales.list()).toMatchObject({
    data: { total: 1, data: [{ id, aftersale_status: 1, order_sn: order.order_sn }] },
  })
  expect(await app().as({ token: shopper.token, language: 'en-us' }).afterSales.detail({ id })).toMatchObject(
    {
      data: { reason: 'Ordered by mistake or no longer wanted' },
    },
  )
  expect(await seller().list()).toMatchObject({ data: { data: [{ id, refund_amount: '25.60' }] } })

  const before = await stockOf(good)
  expect(await seller().approve({ id })).toMatchObject({ code: 1, msg: '已退款 ¥25.60' })
  expect(await stockOf(good)).toEqual({
    stock: before.stock + 2,
    taken: before.taken - 2,
    sales: before.sales - 2,
  })
  expect(await balanceOf(shopper)).toBe('1000.00')
  expect(await itemOf(item!.id)).toMatchObject({ refund_status: 2, restocked: 2 })
  expect(await statusOf(order.id)).toBe(4)
  expect(await shopper.api.afterSales.detail({ id })).toMatchObject({
    data: { aftersale_status: 4, deadline: '', may_apply: 0, history: [{ status: 4, by: 'seller' }, {}] },
  })
  expect((await messagesOf(shopper)).at(-1)).toMatchObject({
    kind: 'after_sale_refunded',
    data: { amount: '25.60' },
  })
  expect(await checkBooks(tx())).toEqual([])
})

test('a return: approved, sent back by courier, received, refunded', async () => {
  const shopper = await rich()
  const good = await aGood(tx(), { cents: 3000, stock: 5 })
  const order = await aPaidOrder(app(), shopper, { goods: [{ ...good, num: 1 }], status: 2 })
  const { id } = await anAfterSale(app(), shopper, order, { type: 'return', at: 2 })
  const send = (more: object) => shopper.api.afterSales.sendBack({ id, ...more })
  expect(await send({})).toMatchObject({ code: 0, msg: '请选择快递公司' })
  expect(await send({ back_express_id: 999 })).toMatchObject({ code: 0, msg: '请选择快递公司' })
  expect(await send({ back_express_id: 1 })).toMatchObject({ code: 0, msg: '请输入快递单号' })
  expect(await send({ back_express_id: 1, back_express_no: '单号!' })).toMatchObject({ code: 0 })
  const sent = await send({
    back_express_id: '1',
    back_express_code: 'SF',
    back_express_name: '顺丰速运',
    back_express_no: ' sf 1234 5678 ',
  })
  expect(sent).toMatchObject({
    code: 1,
    msg: '已提交',
    data: {
      aftersale_status: 3,
      back_express_id: 1,
      back_express_code: 'SF',
      back_express_name: '顺丰速运',
      back_express_no: 'SF12345678',
    },
  })
  expect(await shopper.api.afterSales.cancel({ id })).toMatchObject({ code: 0 })
  expect(await balanceOf(shopper)).toBe('970.00')
  expect(await seller().receive({ id })).toMatchObject({ code: 1 })
  expect(await balanceOf(shopper)).toBe('1000.00')
  expect(await stockOf(good)).toMatchObject({ stock: 5, taken: 0 })
  expect(await statusOf(order.id)).toBe(4)
  expect((await messagesOf(shopper)).map(({ kind }) => kind)).toEqual([
    'order_paid',
    'after_sale_approved',
    'after_sale_refunded',
  ])
  expect(await checkBooks(tx())).toEqual([])
})

test('rejected with a reason, then applied for again; withdrawn, then again', async () => {
  const shopper = await rich()
  const order = await aPaidOrder(app(), shopper, { status: 3 })
  const { id } = await anAfterSale(app(), shopper, order)
  expect(await seller().reject({ id, reason: '  ' })).toMatchObject({ code: 0, msg: '请填写拒绝原因' })
  expect(await seller().reject({ id, reason: '字'.repeat(201) })).toMatchObject({ code: 0 })
  expect(await seller().reject({ id, reason: '请补充照片' })).toMatchObject({ code: 1 })
  expect(await shopper.api.afterSales.detail({ id })).toMatchObject({
    data: {
      aftersale_status: -1,
      refund_msg: '请补充照片',
      may_apply: 1,
      history: [{ note: '请补充照片' }, {}],
    },
  })
  const again = await anAfterSale(app(), shopper, order, { type: 'return' })
  expect(await shopper.api.afterSales.cancel({ id: again.id })).toMatchObject({
    code: 1,
    msg: '已取消售后申请',
    data: { aftersale_status: -2, may_apply: 1 },
  })
  const third = await anAfterSale(app(), shopper, order, { at: 4 })
  expect(third.refund_amount).toBe('12.80')
  expect(await statusOf(order.id)).toBe(4)
  // What was shipped and kept by the buyer does not come back into the stock.
  expect(await itemOf(order.items[0]!.id)).toMatchObject({ refund_status: 2, restocked: 0 })
  expect(await shopper.api.afterSales.options(pointer(order))).toMatchObject({
    data: { choices: [{ allowed: 0, reason: '该商品已退款' }, { allowed: 0 }], open_id: 0 },
  })
  expect(await checkBooks(tx())).toEqual([])
})

const pointer = (order: { id: number; items: { id: number }[] }) => ({
  order_id: order.id,
  order_item_id: order.items[0]?.id ?? 0,
})

test('what is wrong with a request is said in order', async () => {
  const shopper = await rich()
  const order = await aPaidOrder(app(), shopper)
  const submit = (more: object) =>
    shopper.api.afterSales.submit({ type: 'refund', ...pointer(order), ...more } as never)
  expect(await submit({})).toMatchObject({ code: 0, msg: '请选择退款原因' })
  expect(await submit({ reason: '我就是想退' })).toMatchObject({ code: 0, msg: '请选择退款原因' })
  // A reason of the other type is no reason.
  expect(await submit({ reason: REASONS.return })).toMatchObject({ code: 0, msg: '请选择退款原因' })
  expect(await submit({ reason: REASONS.refund, content: '字'.repeat(501) })).toMatchObject({
    code: 0,
    msg: '问题描述最多 500 个字',
  })
  const many = Array.from({ length: 10 }, (_, n) => `/pictures/x${n}`).join(',')
  expect(await submit({ reason: REASONS.refund, images: many })).toMatchObject({
    code: 0,
    msg: '最多上传 9 张图片',
  })
  expect(await submit({ reason: REASONS.refund, images: '/pictures/product-1-1' })).toMatchObject({ code: 0 })
  expect(await submit({ reason: REASONS.refund, order_item_id: 999_999 })).toMatchObject({
    code: 0,
    msg: '订单商品不存在',
  })
  expect(await submit({ reason: REASONS.return, type: 'return' })).toMatchObject({
    code: 0,
    msg: '商品尚未发货，请选择仅退款',
  })
  expect(await submit({ type: 'gift' })).toMatchObject({ code: 0, status: 400 })
  expect(
    await app()
      .as({ token: shopper.token, language: 'en-us' })
      .afterSales.submit({
        type: 'refund',
        ...pointer(order),
      }),
  ).toMatchObject({ msg: 'Please select a refund reason' })
  expect(await itemOf(order.items[0]!.id)).toMatchObject({ refund_status: 0 })
})

test('when a request may be made: by the state of the order and until 7 days after receipt', async () => {
  const shopper = await rich()
  const choices = async (order: Parameters<typeof pointer>[0]) => {
    const answer = await shopper.api.afterSales.options(pointer(order))
    return answer.code === 1 ? answer.data.choices.map(({ allowed }) => allowed) : answer.msg
  }
  const unpaid = await shopper.order([{ ...(await aGood(tx())), num: 1 }])
  expect(await choices(unpaid)).toEqual([0, 0])
  expect(await choices(await aPaidOrder(app(), shopper))).toEqual([1, 0])
  expect(await choices(await aPaidOrder(app(), shopper, { status: 2 }))).toEqual([1, 1])
  const received = await aPaidOrder(app(), shopper, { status: 3 })
  const completed = await aPaidOrder(app(), shopper, { status: 4 })
  expect(await choices(received)).toEqual([1, 1])
  expect(await choices(completed)).toEqual([1, 1])
  const past = later(app().now, -days(7) - 1000)
  await tx()
    .updateTable('shop_order')
    .set({ received_at: past })
    .where('id', 'in', [received.id, completed.id])
    .execute()
  expect(await choices(received)).toEqual([0, 0])
  expect(await choices(completed)).toEqual([0, 0])
})

test('virtual goods: only where the shop allows it and nothing was downloaded', async () => {
  const shopper = await rich()
  const good = await aGood(tx(), { virtual: true, stock: 10 })
  const order = await aPaidOrder(app(), shopper, { goods: [{ ...good, num: 1 }] })
  const reasons = async () => {
    const answer = await shopper.api.afterSales.options(pointer(order))
    return answer.code === 1 ? answer.data.choices.map(({ reason }) => reason) : answer.msg
  }
  expect(await reasons()).toEqual(['', '虚拟商品无需退货，请选择仅退款'])
  const set = (value: number) =>
    asSeller(app()).siteSeller.changeSetting({ module: 'system', key: 'virtual_goods', value })
  await set(1)
  expect(await reasons()).toEqual(['虚拟商品不支持售后', '虚拟商品不支持售后'])
  await set(0)
  const downloaded = (at: Date | null) =>
    tx().updateTable('order_item').set({ downloaded_at: at }).where('order_id', '=', order.id).execute()
  await downloaded(app().now)
  expect(await reasons()).toEqual(['虚拟商品已下载，不支持售后', '虚拟商品已下载，不支持售后'])
  await downloaded(null)
  await anAfterSale(app(), shopper, order, { at: 4 })
  expect(await stockOf(good)).toMatchObject({ stock: 10, taken: 0 })
  expect(await checkBooks(tx())).toEqual([])
})

test.each([
  ['refund', 1],
  ['refund', 4],
  ['refund', -1],
  ['refund', -2],
  ['return', 1],
  ['return', 2],
  ['return', 3],
  ['return', 4],
  ['return', -1],
  ['return', -2],
] as const)('%s in state %i: exactly the acts of the table', async (type, status) => {
  for (const act of Object.keys(AFTER_SALE_ACTS) as AfterSaleAct[]) {
    const shopper = await rich()
    const order = await aPaidOrder(app(), shopper, { status: 2 })
    const { id } = await anAfterSale(app(), shopper, order, { type, at: status })
    const answer = await actOn(shopper, id, act)
    const outcome = outcomeOf(act, { type, status })
    expect({ act, code: answer.code }).toEqual({ act, code: outcome === undefined ? 0 : 1 })
    expect(await shopper.api.afterSales.detail({ id })).toMatchObject({
      data: { aftersale_status: outcome ?? status },
    })
  }
  expect(await checkBooks(tx())).toEqual([])
})

const actOn = (shopper: Shopper, id: number, act: AfterSaleAct) => {
  const parcel = { id, back_express_code: 'SF', back_express_no: 'SF1234567890' }
  return {
    cancel: () => shopper.api.afterSales.cancel({ id }),
    send: () => shopper.api.afterSales.sendBack(parcel),
    approve: () => seller().approve({ id }),
    reject: () => seller().reject({ id, reason: '不符合条件' }),
    receive: () => seller().receive({ id }),
  }[act]()
}

test('a stranger finds nothing: not the item, not the request, not its pictures', async () => {
  const [owner, stranger] = [await rich(), await rich()]
  const order = await aPaidOrder(app(), owner, { status: 2 })
  const { id } = await anAfterSale(app(), owner, order, { type: 'return', at: 2 })
  const { afterSales } = stranger.api
  const missing = await afterSales.detail({ id: 999_999 })
  expect(await afterSales.detail({ id })).toMatchObject({ code: 0, msg: missing.msg, data: null })
  expect(await afterSales.cancel({ id })).toMatchObject({ code: 0, msg: missing.msg })
  const parcel = { id, back_express_code: 'SF', back_express_no: 'SF1234567890' }
  expect(await afterSales.sendBack(parcel)).toMatchObject({ code: 0, msg: missing.msg })
  expect(await afterSales.list()).toMatchObject({ data: { total: 0, data: [] } })
  expect(await afterSales.options(pointer(order))).toMatchObject({ code: 0, msg: '订单商品不存在' })
  const other = await aPaidOrder(app(), owner)
  const theirs = { type: 'refund', reason: REASONS.refund } as const
  expect(await afterSales.submit({ ...theirs, ...pointer(other) })).toMatchObject({
    code: 0,
    msg: '订单商品不存在',
  })
  // Neither with an item of one's own in another's order, nor the other way round.
  const mine = await aPaidOrder(app(), stranger)
  expect(
    await afterSales.submit({ ...theirs, order_id: mine.id, order_item_id: other.items[0]!.id }),
  ).toMatchObject({ code: 0, msg: '订单商品不存在' })
  const picture = await anUpload(app(), owner.token, 'refund')
  expect(await afterSales.submit({ ...theirs, ...pointer(mine), images: [picture] })).toMatchObject({
    code: 0,
  })
  expect(await app().as().afterSales.detail({ id })).toMatchObject({ code: -201 })
  for (const path of ['approve', 'reject', 'receive', 'list', 'show'])
    expect(await app().call(`/seller/after-sales/${path}`, { id }, { token: owner.token })).toMatchObject({
      status: 404,
    })
})

test('a silent seller agrees after the days of the setting, a silent buyer withdraws', async () => {
  const start = app().now
  const set = (key: string, value: number) =>
    asSeller(app()).siteSeller.changeSetting({ module: 'aftersale', key, value })
  await set('merchant_days', 3)
  await set('return_days', 2)
  const shopper = await rich()
  const waiting = await anAfterSale(app(), shopper, await aPaidOrder(app(), shopper))
  const returning = await anAfterSale(app(), shopper, await aPaidOrder(app(), shopper, { status: 2 }), {
    type: 'return',
  })
  const sent = await anAfterSale(app(), shopper, await aPaidOrder(app(), shopper, { status: 2 }), {
    type: 'return',
    at: 3,
  })
  const stateOf = async ({ id }: { id: number }) => {
    const answer = await shopper.api.afterSales.detail({ id })
    return answer.code === 1 ? answer.data.aftersale_status : answer.msg
  }
  app().now = later(start, days(3) - 1000)
  expect(await app().jobs.runNow('after-sales')).toBe(0)
  app().now = later(start, days(3))
  expect(await app().jobs.runNow('after-sales')).toBe(3)
  expect([await stateOf(waiting), await stateOf(returning), await stateOf(sent)]).toEqual([4, 2, 4])
  // Nobody has counted what came back.
  expect(await itemOf(sent.order_item_id)).toMatchObject({ refund_status: 2, restocked: 0 })
  app().now = later(start, days(4))
  expect(await app().jobs.runNow('after-sale-reminders')).toBe(1)
  expect(await app().jobs.runNow('after-sale-reminders')).toBe(0)
  expect((await messagesOf(shopper)).at(-1)).toMatchObject({ kind: 'after_sale_reminded' })
  app().now = later(start, days(5))
  expect(await app().jobs.runNow('after-sales')).toBe(1)
  expect(await stateOf(returning)).toBe(-2)
  expect(await itemOf(returning.order_item_id)).toMatchObject({ refund_status: 0 })
  expect((await messagesOf(shopper)).at(-1)).toMatchObject({ kind: 'after_sale_lapsed' })
  expect(await checkBooks(tx())).toEqual([])
  app().now = start
  await set('merchant_days', 7)
  await set('return_days', 7)
})

test('of an order with several items each is refunded for itself, and the last one ends it', async () => {
  const shopper = await rich()
  const goods = [
    { ...(await aGood(tx(), { cents: 1000 })), num: 1 },
    { ...(await aGood(tx(), { cents: 2000 })), num: 2 },
  ]
  const order = await aPaidOrder(app(), shopper, { goods, method: 'alipay' })
  await anAfterSale(app(), shopper, order, { at: 4, item: 0 })
  expect(await statusOf(order.id)).toBe(1)
  await anAfterSale(app(), shopper, order, { at: 4, item: 1 })
  expect(await statusOf(order.id)).toBe(4)
  expect(await checkBooks(tx())).toEqual([])
  expect(await app().jobs.runNow('try-refunds')).toBe(2)
  const { rows } = await sql<{ back: number }>`
    select refunded_cents as back from demo_trade t join payment p on p.sn = t.out_trade_no
    where p.order_id = ${order.id}`.execute(tx())
  expect(rows).toEqual([{ back: 5000 }])
  expect(await checkBooks(tx())).toEqual([])
})

test('an order stays in the list, and the account open, while a request is open', async () => {
  const shopper = await rich()
  const order = await aPaidOrder(app(), shopper, { status: 4 })
  const { id } = await anAfterSale(app(), shopper, order, { type: 'return' })
  expect(await shopper.api.orders.remove({ id: order.id })).toMatchObject({ code: 0 })
  const { mayCloseAfterSales, afterSalesOfMine } = await import('./account-parts.ts')
  expect(await mayCloseAfterSales(tx(), shopper.id)).toBeDefined()
  expect(await afterSalesOfMine(tx(), shopper.id, 'zh_CN')).toMatchObject([{ status: 1, type: 'return' }])
  await shopper.api.afterSales.cancel({ id })
  expect(await mayCloseAfterSales(tx(), shopper.id)).toBeUndefined()
  expect(await shopper.api.orders.remove({ id: order.id })).toMatchObject({ code: 1 })
})

test('a retried submit with its key makes one request', async () => {
  const shopper = await rich()
  const order = await aPaidOrder(app(), shopper)
  const body = { type: 'refund', reason: REASONS.refund, ...pointer(order) }
  const send = () => app().call('/v1/65547d793754c', body, { token: shopper.token, key: 'once' })
  const answers = await Promise.all([send(), send(), send()])
  const good = answers.filter(({ code }) => code === 1)
  expect(good.length).toBeGreaterThan(0)
  expect(new Set(good.map(({ data }) => (data as { id: number }).id)).size).toBe(1)
  expect(await shopper.api.afterSales.list()).toMatchObject({ data: { total: 1 } })
})

test('many at once: one request for an item', async () => {
  const shopper = await rich()
  const order = await aPaidOrder(app(), shopper, { status: 2 })
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      shopper.api.afterSales.submit(
        n % 2
          ? { type: 'refund', reason: REASONS.refund, ...pointer(order) }
          : { type: 'return', reason: REASONS.return, ...pointer(order) },
      ),
    ),
  )
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
})

test('two approvals at once, and a withdrawal against an approval: one of them', async () => {
  for (let round = 0; round < 8; round += 1) {
    const shopper = await rich()
    const order = await aPaidOrder(app(), shopper)
    const { id } = await anAfterSale(app(), shopper, order)
    const acts = [
      () => seller().approve({ id }),
      () => shopper.api.afterSales.cancel({ id }),
      () => seller().approve({ id }),
      () => seller().reject({ id, reason: '不行' }),
    ]
    const answers = await Promise.all((round % 2 ? acts : acts.toReversed()).map((act) => act()))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    const shown = await shopper.api.afterSales.detail({ id })
    const paidBack = shown.code === 1 && shown.data.aftersale_status === 4
    expect(await balanceOf(shopper)).toBe(paidBack ? '1000.00' : '987.20')
  }
  expect(await checkBooks(tx())).toEqual([])
})

test('a refund against the receipt of the order: whichever is first, both hold', async () => {
  for (let round = 0; round < 6; round += 1) {
    const shopper = await rich()
    const order = await aPaidOrder(app(), shopper, { status: 2 })
    const { id } = await anAfterSale(app(), shopper, order)
    const acts = [() => seller().approve({ id }), () => shopper.api.orders.confirm({ id: order.id })]
    const [approved] = await Promise.all([acts[0]!(), acts[1]!()])
    expect(approved).toMatchObject({ code: 1 })
    expect(await balanceOf(shopper)).toBe('1000.00')
    expect(await statusOf(order.id)).toBe(4)
  }
  expect(await checkBooks(tx())).toEqual([])
})

test('a request against the shipping of the order: it is shipped or disputed, and never shipped while disputed', async () => {
  for (let round = 0; round < 6; round += 1) {
    const shopper = await rich()
    const order = await aPaidOrder(app(), shopper)
    const parcel = { order_sn: order.order_sn, courier: 'SF', tracking_no: 'SF1234567890' }
    const asked = { type: 'refund', reason: REASONS.refund, ...pointer(order) } as const
    const [shipped, submitted] = await Promise.all([
      asSeller(app()).ordersSeller.ship(parcel),
      shopper.api.afterSales.submit(asked),
    ])
    expect(submitted.code).toBe(1)
    // Goods that left do not come back into the stock by an approval; goods that stayed do.
    const id = submitted.code === 1 ? submitted.data.id : 0
    expect(await seller().approve({ id })).toMatchObject({ code: 1 })
    expect(await itemOf(order.items[0]!.id)).toMatchObject({ restocked: shipped.code === 1 ? 0 : 1 })
  }
  expect(await checkBooks(tx())).toEqual([])
})

test('virtual goods asked back and downloaded in one moment: one of the two', async () => {
  const good = await aGood(tx(), { virtual: true })
  const file = { product_id: good.product_id, name: aText('讲义.txt'), content: aText('先洗手') }
  await tx().insertInto('product_file').values(file).execute()
  for (let round = 0; round < 8; round += 1) {
    const shopper = await rich()
    const order = await aPaidOrder(app(), shopper, { goods: [{ ...good, num: 1 }] })
    const asked = { order_sn: order.order_sn, product_sku_id: good.sku_price_id }
    const url = (await shopper.api.orders.download(asked)).data?.url ?? ''
    const headers = { cookie: `user_token=${shopper.token}` }
    const [taken, submitted] = await Promise.all([
      fetch(app().origin + url, { headers }),
      shopper.api.afterSales.submit({ type: 'refund', reason: REASONS.refund, ...pointer(order) }),
    ])
    expect([taken.status === 200, submitted.code === 1].filter(Boolean)).toHaveLength(1)
  }
})

test('couriers and reasons are there for everybody, in their language', async () => {
  expect(await app().as().afterSales.couriers()).toMatchObject({
    data: [{ code: 'SF', name: '顺丰速运' }, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}],
  })
  expect(await app().as({ language: 'en-us' }).afterSales.reasons({ type: 'return' })).toMatchObject({
    data: [{ reason: 'Not as described' }, {}, {}, {}, {}, {}, { reason: 'Other' }],
  })
  expect(await app().call('/v1/655482fe5f9d1', { type: 'refund' })).toMatchObject({ code: 1 })
})
