import { expect, test, vi } from 'vitest'
import type { Slip } from '#features/packing/waves-seller-contract.ts'
import { drawCode128 } from '#platform/barcode/draw-code-128.ts'
import { ship } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { packingScenes } from './test-scenes.ts'

vi.setConfig({ testTimeout: 60_000 })

const app = testApp()
const { at, person, rich, good, paid, freshTable, makeWave } = packingScenes(app)

test('a slip carries address, goods and the number as bars, no sum, and who printed it is written down', async () => {
  await freshTable()
  const packer = await person()
  const { order_sn } = await paid(await rich(), [{ ...(await good()), num: 2 }])
  const { id } = await makeWave(packer)
  const answer = await at(packer)('printSlips', { wave_id: id, kind: 'labels' })
  const { slips } = answer.data as { slips: Slip[] }
  expect(slips).toMatchObject([{ order_sn, box: 1, bars: drawCode128(order_sn), lines: [{ num: 2 }] }])
  expect(slips[0]?.address).not.toBe('')
  expect(JSON.stringify(slips)).not.toContain('10.00')
  const lines = await app()
    .database.read.selectFrom('audit_line')
    .where('thing_id', '=', 'labels')
    .select('actor')
    .execute()
  expect(lines.map(({ actor }) => actor)).toContainEqual(expect.stringContaining(packer.email))
  expect(await at(packer)('printSlips', { order_sns: ['404'], kind: 'slips' })).toMatchObject({
    reason: 'waves_nothing_to_print',
  })
})

test('before a parcel leaves the scanner is told whether the box is packed', async () => {
  await freshTable()
  const packer = await person()
  const pear = await good()
  const { order_sn } = await paid(await rich(), [{ ...pear, num: 1 }])
  const look = () => at(packer)('lookUpBox', { order_sn })
  expect((await look()).data).toMatchObject({ box: 0, state: 'waiting', pieces: 1 })
  await makeWave(packer)
  expect((await look()).data).toMatchObject({ box: 1, state: 'waiting', packed: 0 })
  await at(packer)('packLine', { order_sn, sku_id: pear.sku_price_id, packed: 1 })
  await at(packer)('packBox', { order_sn })
  expect((await look()).data).toMatchObject({ box: 1, state: 'packed', packed: 1 })
  await ship(app(), order_sn, 'SF000000007001')
  expect((await look()).data).toMatchObject({ state: 'gone' })
  expect(await at(packer)('lookUpBox', { order_sn: '404' })).toMatchObject({ reason: 'orders_none' })
})

test('the driver’s list has today’s parcels of the courier, and none that was taken back', async () => {
  await freshTable()
  const packer = await person()
  const shopper = await rich()
  const pear = await good()
  const [kept, back] = [
    await paid(shopper, [{ ...pear, num: 2 }]),
    await paid(shopper, [{ ...pear, num: 1 }]),
  ]
  for (const [order, tracking_no] of [
    [kept, 'SF000000008001'],
    [back, 'SF000000008002'],
  ] as const)
    expect(
      await packer.call('ordersSeller', 'shipOrder', {
        order_sn: order.order_sn,
        courier: 'SF',
        tracking_no,
        tell_later: 1,
      }),
    ).toMatchObject({ code: 1 })
  await packer.call('ordersSeller', 'unshipOrder', { order_sn: back.order_sn })
  const list = async (courier: string) =>
    (await packer.call('shippingSeller', 'listHandover', { courier })).data as { parcels: object[] }
  const { parcels } = await list('SF')
  expect(parcels).toContainEqual(expect.objectContaining({ tracking_no: 'SF000000008001', pieces: 2 }))
  expect(JSON.stringify(parcels)).not.toContain('SF000000008002')
  expect((await list('JD')).parcels).toEqual([])
  const inbox = (await shopper.api.notices.listMessages({})).data?.data ?? []
  expect(inbox.filter(({ kind }) => kind === 'order_shipped')).toEqual([])
})
