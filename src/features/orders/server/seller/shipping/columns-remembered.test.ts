import { expect, test } from 'vitest'
import { asSeller } from '#testing/as-seller.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
const seller = () => asSeller(app(), 'en_US').shippingSeller

const SN = '26111500000000000001'
const ODD = `网点,甲方编码,子母件,面单\n杭州,${SN},0,JDX000000000001\n杭州,${SN.slice(0, -1)}2,0,JDX000000000002`

test('columns nobody can guess are asked for once: the next file of this courier is understood', async () => {
  const { lookAtShippingFile, readShippingFile, rememberColumns } = seller()
  const blind = `网点,甲方编码,子母件,面单\n杭州,A-1,0,JDX000000000001`
  expect((await lookAtShippingFile({ source: blind, courier: 'JD' })).data).toEqual({
    columns: { order: -1, number: -1, courier: -1 },
    headings: 1,
    kept: 0,
    rows: [
      ['网点', '甲方编码', '子母件', '面单'],
      ['杭州', 'A-1', '0', 'JDX000000000001'],
    ],
  })
  expect(await readShippingFile({ source: blind, courier: 'JD' })).toMatchObject({
    reason: 'shipping_file_columns',
  })
  const columns = { order: 1, number: 3, courier: -1 }
  const said = await readShippingFile({ source: ODD, courier: 'JD', columns })
  expect(said.data).toEqual({
    first_row: 2,
    lines: [
      { order_sn: SN, courier: 'JD', tracking_no: 'JDX000000000001' },
      { order_sn: `${SN.slice(0, -1)}2`, courier: 'JD', tracking_no: 'JDX000000000002' },
    ],
  })
  expect(await rememberColumns({ courier: 'JD', order: '甲方编码', number: '面单' })).toMatchObject({
    code: 1,
  })
  // In another order, and with another courier still chosen.
  const next = `面单,甲方编码\nJDX000000000009,${SN}`
  expect((await lookAtShippingFile({ source: next, courier: 'SF' })).data).toMatchObject({
    columns: { order: 1, number: 0, courier: -1 },
    kept: 1,
  })
  const { data } = await readShippingFile({ source: next, courier: 'JD' })
  expect(data?.lines).toEqual([{ order_sn: SN, courier: 'JD', tracking_no: 'JDX000000000009' }])
})

test('what somebody said last holds, and three rows are shown', async () => {
  const { lookAtShippingFile, rememberColumns } = seller()
  const source = [
    '订单号,快递单号,旧单号',
    ...[1, 2, 3, 4].map((n) => `${SN},SF00000000000${n},SF99999999999${n}`),
  ]
  const look = async () => (await lookAtShippingFile({ source: source.join('\n'), courier: 'SF' })).data
  expect(await look()).toMatchObject({ columns: { order: 0, number: 1 }, kept: 0 })
  expect((await look())?.rows).toHaveLength(4)
  await rememberColumns({ courier: 'SF', order: '订单号', number: '旧单号' })
  expect(await look()).toMatchObject({ columns: { order: 0, number: 2 }, kept: 1 })
  await rememberColumns({ courier: 'SF', order: '订单号', number: '快递单号' })
  expect(await look()).toMatchObject({ columns: { order: 0, number: 1 }, kept: 1 })
  expect(await rememberColumns({ courier: 'PIGEON', order: 'a', number: 'b' })).toMatchObject({
    reason: 'orders_courier_unknown',
  })
})

test('a heading longer than what is shown of it is known again', async () => {
  const { lookAtShippingFile, rememberColumns } = seller()
  const long = '贵司内部系统生成的业务参考编号（由客户提供）'.repeat(4)
  const look = async () =>
    (await lookAtShippingFile({ source: `${long},编\nA-1,SF000000000001`, courier: 'YTO' })).data
  const [shown = ''] = (await look())?.rows[0] ?? []
  await rememberColumns({ courier: 'YTO', order: shown, number: '编' })
  expect(await look()).toMatchObject({ columns: { order: 0, number: 1 }, kept: 1 })
})

test('a first row that is an order is no heading', async () => {
  const { data } = await seller().readShippingFile({
    source: `x,${SN},y,SF000000000001\nx,${SN.slice(0, -1)}2,y,SF000000000002`,
    courier: 'SF',
    columns: { order: 1, number: 3, courier: -1 },
  })
  expect(data?.lines).toHaveLength(2)
})

test('a heading of two lines is remembered, and what cannot be seen in a cell is no part of it', async () => {
  const { lookAtShippingFile, readShippingFile, rememberColumns } = seller()
  await rememberColumns({ courier: 'YTO', order: '甲方\n单据', number: '乙方\n面单' })
  const source = `"甲方\n单据","乙方\n面单"\n\u200b${SN}\u0000,YT0000000000001`
  expect((await readShippingFile({ source, courier: 'YTO' })).data?.lines).toEqual([
    { order_sn: SN, courier: 'YTO', tracking_no: 'YT0000000000001' },
  ])
  expect(await lookAtShippingFile({ source: '\u0000', courier: 'YTO' })).toMatchObject({
    reason: 'shipping_file_empty',
  })
})
