import { expect, test } from 'vitest'
import { ITEM_REFUND, ORDER } from '#features/orders/order-states.ts'
import { readRows } from '#platform/spreadsheets/read-rows.ts'
import { asSeller } from '#testing/as-seller.ts'
import { aPersonAtDesk } from '#testing/at-desk.ts'
import { aGood, anOrderIn, aShopper, markItem, ship } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
const seller = () => asSeller(app(), 'en_US')

async function paidOrder(remark = '') {
  const shopper = await aShopper(app(), { cents: 100_000 })
  const order = await anOrderIn(app(), shopper, ORDER.paid, [{ ...(await aGood(app().database)), num: 2 }])
  if (remark)
    await app().database.write((tx) =>
      tx.updateTable('shop_order').set({ remark }).where('id', '=', order.id).execute(),
    )
  return order
}

const exported = async (asked: { courier?: string; format?: 'xlsx' | 'csv'; order_sns: string[] }) => {
  const answer = await seller().courierFilesSeller.exportForCourier({
    courier: 'SF',
    format: 'csv',
    ...asked,
  })
  if (answer.code !== 1) throw new Error(answer.reason)
  const rows = await readRows(Buffer.from(answer.data.content, 'base64'))
  const [heads = [], ...body] = rows
  return {
    ...answer.data,
    msg: answer.msg,
    rows: body.map((cells) => Object.fromEntries(heads.map((head, at) => [head, cells[at]]))),
  }
}

test.each(['csv', 'xlsx'] as const)(
  'as %s a courier gets what its program asks for, in Chinese',
  async (format) => {
    const order = await paidOrder('=HYPERLINK("http://bad.example")')
    const { rows, name } = await exported({ format, order_sns: [order.order_sn] })
    expect(name).toMatch(new RegExp(`^SF-\\d{4}-\\d\\d-\\d\\d\\.${format}$`))
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      客户订单号: order.order_sn,
      付款方式: '寄付月结',
      温层: '常温',
      托寄物数量: '2',
    })
    expect(rows[0]?.收件详细地址).toMatch(/^\p{Script=Han}/u)
    expect(rows[0]?.收件人).not.toBe('')
    // A workbook holds it as a text anyway; in a CSV file an apostrophe keeps it from being a formula.
    expect(rows[0]?.寄方备注).toBe(`${format === 'csv' ? "'" : ''}=HYPERLINK("http://bad.example")`)
  },
)

test.each([...'=+-@＝＋－＠\t'])('a remark that begins with %j is no formula in a CSV file', async (sign) => {
  const order = await paidOrder(`${sign}1+1`)
  const { rows } = await exported({ order_sns: [order.order_sn] })
  expect(rows[0]?.寄方备注).toBe(`'${sign}1+1`)
})

test('what cannot be sent is left out and counted, and a list without anything to send makes no file', async () => {
  const [waits, gone, disputed] = [await paidOrder(), await paidOrder(), await paidOrder()]
  await ship(app(), gone.order_sn, 'SF000000004711')
  for (const { id } of disputed.items) await markItem(app(), id, ITEM_REFUND.open)
  const all = [waits, gone, disputed].map(({ order_sn }) => order_sn)
  const file = await exported({ order_sns: all })
  expect(file.rows.map((row) => row.客户订单号)).toEqual([waits.order_sn])
  expect(file).toMatchObject({ orders: 1, left_out: 2 })
  expect(file.msg).toBe(
    '1 order saved for SF Express. Left out, as nothing is to be sent or money is asked back: 2',
  )
  const none = { courier: 'SF', format: 'csv' as const, order_sns: [gone.order_sn] }
  expect(await seller().courierFilesSeller.exportForCourier(none)).toMatchObject({
    reason: 'courierfiles_nothing',
  })
  expect(await seller().courierFilesSeller.exportForCourier({ ...none, courier: 'PIGEON' })).toMatchObject({
    reason: 'orders_courier_unknown',
  })
})

test('all that was found means what was found then, and only what waits for a parcel', async () => {
  const first = await paidOrder()
  const later = await paidOrder()
  const asked = { courier: 'ZTO', format: 'csv' as const, up_to_id: first.id }
  const { data } = await seller().courierFilesSeller.exportForCourier(asked)
  const text = Buffer.from(data?.content ?? '', 'base64').toString()
  expect(text).toContain(first.order_sn)
  expect(text).not.toContain(later.order_sn)
  // The list was of shipped orders: those that wait are not slipped in.
  const shipped = await seller().courierFilesSeller.exportForCourier({ ...asked, status: ORDER.shipped })
  expect(shipped).toMatchObject({ reason: 'courierfiles_nothing' })
})

test('who took addresses out, how many and for whom stands in the audit trail; a refused try does not', async () => {
  const order = await paidOrder()
  const desk = await aPersonAtDesk(app(), 'packer')
  const asked = { courier: 'JD', format: 'xlsx', order_sns: [order.order_sn] }
  expect(await desk.call('courierFilesSeller', 'exportForCourier', asked)).toMatchObject({ code: 1 })
  await desk.call('courierFilesSeller', 'exportForCourier', { ...asked, order_sns: ['404'] })
  const support = await aPersonAtDesk(app(), 'support')
  await support.call('courierFilesSeller', 'exportForCourier', asked)
  const lines = await app()
    .database.read.selectFrom('audit_line')
    .where('call', '=', 'courierFilesSeller.exportForCourier')
    .select(['after'])
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
  const own = lines.filter(({ after }) => JSON.stringify(after).includes('"JD"'))
  expect(own.map(({ after }) => after)).toEqual([{ courier: 'JD', orders: 1, left_out: 0 }])
})

test('the owner sets the columns of a courier, and goes back to the given ones', async () => {
  const order = await paidOrder()
  const { showTemplate, changeTemplate, resetTemplate } = seller().courierFilesSeller
  const given = (await showTemplate({ courier: 'YTO' })).data!
  expect(given).toMatchObject({
    given: 1,
    columns: [{ heading: '客户订单号', field: 'order_sn' }, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}],
  })
  const columns = [
    { heading: '网点', field: 'fixed' as const, text: '杭州三部' },
    { heading: '备注', field: 'remark' as const, text: '易腐' },
    { heading: '单号', field: 'order_sn' as const, text: '' },
  ]
  expect(await changeTemplate({ courier: 'YTO', columns: columns.slice(0, 2) })).toMatchObject({
    reason: 'courierfiles_number_missing',
  })
  expect(await changeTemplate({ courier: 'YTO', columns })).toMatchObject({ code: 1, data: { given: 0 } })
  const { rows } = await exported({ courier: 'YTO', order_sns: [order.order_sn] })
  expect(rows).toEqual([{ 网点: '杭州三部', 备注: '易腐', 单号: order.order_sn }])
  await resetTemplate({ courier: 'YTO' })
  expect((await showTemplate({ courier: 'YTO' })).data).toEqual(given)
  expect(await showTemplate({ courier: 'NONE' })).toMatchObject({ reason: 'sellercouriers_none' })
})

test('a label made for an address that changed is noticed before it is shipped, until the file is made anew', async () => {
  const order = await paidOrder()
  const lines = [{ order_sn: order.order_sn, courier: 'SF', tracking_no: 'SF000000090001' }]
  const verdict = async (of = lines) =>
    (await seller().shippingSeller.checkShipping({ lines: of })).data?.lines[0]
  await exported({ order_sns: [order.order_sn] })
  expect(await verdict()).toMatchObject({ state: 'ready', reason: '' })
  await seller().ordersSeller.changeDeliveryAddress({ order_sn: order.order_sn, consignee: '新收件人' })
  expect(await verdict()).toMatchObject({ state: 'ready', reason: 'orders_ship_address' })
  // Another courier was given nothing.
  expect(await verdict([{ ...lines[0]!, courier: 'ZTO', tracking_no: '780000000001' }])).toMatchObject({
    reason: '',
  })
  await exported({ order_sns: [order.order_sn] })
  expect(await verdict()).toMatchObject({ state: 'ready', reason: '' })
})
