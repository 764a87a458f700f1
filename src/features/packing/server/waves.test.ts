import { expect, test, vi } from 'vitest'
import { ITEM_REFUND } from '#features/orders/order-states.ts'
import { later, minutes } from '#platform/time.ts'
import { markItem, ship } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { packingScenes } from './test-scenes.ts'

vi.setConfig({ testTimeout: 60_000 })

const app = testApp()
const { at, person, rich, good, paid, freshTable, waveOf, boxOf, makeWave } = packingScenes(app)

test('a wave sums up what to take from the shelves and says into which box it goes', async () => {
  await freshTable()
  const packer = await person()
  const shopper = await rich()
  const [pear, fish] = [await good(), await good({ grams: 500 })]
  const first = await paid(shopper, [
    { ...pear, num: 2 },
    { ...fish, num: 1 },
  ])
  const second = await paid(shopper, [{ ...pear, num: 3 }])
  const disputed = await paid(shopper, [{ ...pear, num: 9 }])
  await markItem(app(), disputed.items[0]?.id ?? 0, ITEM_REFUND.open)
  expect((await at(packer)('listWaves')).data).toMatchObject({ waves: [], unplanned: 2 })
  const { id, orders } = await makeWave(packer)
  expect(orders).toBe(2)
  const wave = await waveOf(packer, id)
  expect(wave.boxes.map(({ box, order_sn }) => [box, order_sn])).toEqual([
    [1, first.order_sn],
    [2, second.order_sn],
  ])
  expect(wave.picking.find(({ sku_id }) => sku_id === pear.sku_price_id)).toMatchObject({
    num: 5,
    picked: 0,
    boxes: [
      { box: 1, num: 2 },
      { box: 2, num: 3 },
    ],
  })
  await at(packer)('pickGoods', { id, sku_id: pear.sku_price_id, picked: 5 })
  expect((await waveOf(packer, id)).picking.find(({ sku_id }) => sku_id === pear.sku_price_id)).toMatchObject(
    {
      picked: 5,
    },
  )
  expect(await at(packer)('makeWave')).toMatchObject({ reason: 'waves_nothing' })
  expect(await at(packer)('pickGoods', { id, sku_id: 999_999, picked: 1 })).toMatchObject({
    reason: 'waves_none',
  })
})

test('a wave is narrowed like the list of orders, takes what was selected, and never more than was asked for', async () => {
  await freshTable()
  const packer = await person()
  const shopper = await rich()
  const [pear, plum] = [await good(), await good()]
  const one = await paid(shopper, [{ ...pear, num: 1 }])
  await paid(shopper, [{ ...plum, num: 1 }])
  const three = await paid(shopper, [{ ...plum, num: 1 }])
  const chosen = await makeWave(packer, { order_sns: [three.order_sn] })
  expect((await waveOf(packer, chosen.id)).boxes.map(({ order_sn }) => order_sn)).toEqual([three.order_sn])
  const narrowed = await makeWave(packer, { product: String(pear.product_id) })
  expect((await waveOf(packer, narrowed.id)).boxes.map(({ order_sn }) => order_sn)).toEqual([one.order_sn])
  expect(await makeWave(packer, { most: 1 })).toMatchObject({ orders: 1 })
  expect(await at(packer)('makeWave', { most: 41 })).toMatchObject({ code: 0 })
})

test('of two who plan at once each gets orders, and no order is in two waves', async () => {
  await freshTable()
  const [li, wang] = [await person(), await person()]
  const shopper = await rich()
  const pear = await good()
  for (let n = 0; n < 6; n += 1) {
    if (n % 5 === 4) app().now = later(app().now, minutes(1))
    await paid(shopper, [{ ...pear, num: 1 }])
  }
  const waves = await Promise.all([makeWave(li, { most: 3 }), makeWave(wang, { most: 3 })])
  expect(waves.map(({ orders }) => orders)).toEqual([3, 3])
  const rows = await app().database.read.selectFrom('wave_order').select('order_id').execute()
  expect(new Set(rows.map(({ order_id }) => order_id)).size).toBe(6)
})

test('one box has one packer: the other reads who it is, until the claim runs out', async () => {
  await freshTable()
  const [li, wang] = [await person(), await person('manager')]
  const order_sn = (await paid(await rich(), [{ ...(await good()), num: 1 }])).order_sn
  const { id } = await makeWave(li)
  const answers = await Promise.all([
    at(li)('claimBox', { order_sn }),
    at(wang)('claimBox', { order_sn }),
    at(li)('claimBox', { order_sn }),
  ])
  const refused = answers.filter(({ code }) => code !== 1)
  expect(refused.every(({ reason }) => reason === 'waves_claimed')).toBe(true)
  const winner = answers[1]?.code === 1 ? wang : li
  const other = winner === li ? wang : li
  const sku_id = (await boxOf(winner, id, order_sn)).lines[0]?.sku_id
  expect(await boxOf(winner, id, order_sn)).toMatchObject({ state: 'claimed', mine: 1 })
  expect(await boxOf(other, id, order_sn)).toMatchObject({ state: 'claimed', mine: 0 })
  expect(await at(other)('packLine', { order_sn, sku_id, packed: 1 })).toMatchObject({
    reason: 'waves_claimed',
  })
  expect(await at(other)('closeWave', { id })).toMatchObject({ reason: 'waves_claimed' })
  app().now = later(app().now, minutes(4))
  await at(winner)('packLine', { order_sn, sku_id, packed: 1 })
  app().now = later(app().now, minutes(4))
  expect(await at(other)('claimBox', { order_sn })).toMatchObject({ reason: 'waves_claimed' })
  app().now = later(app().now, minutes(2))
  expect(await at(other)('claimBox', { order_sn })).toMatchObject({ code: 1 })
  await at(other)('releaseBox', { order_sn })
  expect(await boxOf(winner, id, order_sn)).toMatchObject({ state: 'waiting', claimed_by: '' })
})

test('a box is closed once everything lies in it and was weighed; the last one ends the wave', async () => {
  await freshTable()
  const packer = await person()
  const [pear, fish] = [await good(), await good({ grams: 500, cents: 5000 })]
  const { order_sn } = await paid(await rich(), [
    { ...pear, num: 2 },
    { ...fish, num: 1 },
  ])
  const { id } = await makeWave(packer)
  const line = (sku_id: number, packed: number) => at(packer)('packLine', { order_sn, sku_id, packed })
  expect(await line(pear.sku_price_id, 3)).toMatchObject({ reason: 'waves_too_many' })
  expect(await line(404, 1)).toMatchObject({ reason: 'waves_no_line' })
  await line(pear.sku_price_id, 1)
  expect(await at(packer)('packBox', { order_sn })).toMatchObject({ reason: 'waves_not_weighed' })
  expect(
    await packer.call('refundsSeller', 'weighItem', { order_sn, sku_id: fish.sku_price_id, grams: 480 }),
  ).toMatchObject({ code: 1, data: { amount: '2.00' } })
  expect(await at(packer)('packBox', { order_sn })).toMatchObject({ reason: 'waves_lines_missing' })
  await line(pear.sku_price_id, 2)
  await line(fish.sku_price_id, 1)
  expect(await at(packer)('packBox', { order_sn })).toMatchObject({ code: 1, data: { last: 1 } })
  expect(await at(packer)('packBox', { order_sn })).toMatchObject({ reason: 'waves_packed_already' })
  expect((await at(packer)('listWaves')).data).toMatchObject({ waves: [] })
  expect(await waveOf(packer, id)).toMatchObject({ closed: 1, boxes: [{ state: 'packed' }] })

  expect(await at(packer)('unpackBox', { order_sn })).toMatchObject({ code: 1 })
  expect(await waveOf(packer, id)).toMatchObject({ closed: 0, boxes: [{ state: 'claimed', mine: 1 }] })
  expect(await at(packer)('unpackBox', { order_sn })).toMatchObject({ reason: 'waves_not_packed' })
  await at(packer)('packBox', { order_sn })
  await ship(app(), order_sn, 'SF000000004242')
  expect(await at(packer)('unpackBox', { order_sn })).toMatchObject({ reason: 'waves_gone' })
})

test('what is put aside says why and is taken up again; what others shipped needs no packing', async () => {
  await freshTable()
  const packer = await person()
  const shopper = await rich()
  const pear = await good()
  const [held, gone] = [
    await paid(shopper, [{ ...pear, num: 1 }]),
    await paid(shopper, [{ ...pear, num: 1 }]),
  ]
  const { id } = await makeWave(packer)
  await at(packer)('holdBox', { order_sn: held.order_sn, reason: '地址不详' })
  expect(await boxOf(packer, id, held.order_sn)).toMatchObject({ state: 'held', held_because: '地址不详' })
  await ship(app(), gone.order_sn, 'SF000000004243')
  expect(await boxOf(packer, id, gone.order_sn)).toMatchObject({ state: 'gone', lines: [] })
  expect(await at(packer)('claimBox', { order_sn: gone.order_sn })).toMatchObject({ reason: 'waves_gone' })
  await at(packer)('claimBox', { order_sn: held.order_sn })
  expect(await boxOf(packer, id, held.order_sn)).toMatchObject({ state: 'claimed', held_because: '' })
  expect(await at(packer)('claimBox', { order_sn: '404' })).toMatchObject({ reason: 'waves_no_box' })
  expect(await at(packer)('closeWave', { id })).toMatchObject({ code: 1, data: { freed: 2 } })
  expect(await at(packer)('closeWave', { id })).toMatchObject({ reason: 'waves_none' })
  expect((await at(packer)('listWaves')).data).toMatchObject({ waves: [], unplanned: 1 })
})
