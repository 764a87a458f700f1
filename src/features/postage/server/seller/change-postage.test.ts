import { afterEach, expect, test } from 'vitest'
import { asSeller } from '#testing/as-seller.ts'
import { aGood } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { typeAsSeller } from '#testing/type-as-seller.ts'

const app = testApp()
const seller = () => asSeller(app(), 'en_US').postageSeller
const type = (...args: string[]) => typeAsSeller(app(), ['postage', ...args])

// As in a new shop.
afterEach(async () => {
  const changed = (await seller().changePostage({ fee: '0', free_from: '88' })).data?.provinces ?? []
  for (const { province } of changed) await seller().changePostageProvince({ province, as_usual: 1 })
})

test('in a new shop nothing costs postage; the seller’s change is seen at once', async () => {
  const { product_id: id } = await aGood(app().database, { postage: 'shop' })
  const product = async () => (await app().as().catalogue.productDetail({ id })).data
  const card = async () => (await app().as().catalogue.listProducts()).data?.data.find((one) => one.id === id)
  expect(await product()).toMatchObject({ free_shipping: 1, free_shipping_money: '88.00' })
  expect(await card()).toMatchObject({ free_shipping: 1 })
  expect(await app().as().postage.showPostage()).toMatchObject({ data: { charged: 0 } })

  expect(await type('set', '--fee', '8', '--free-from', '99')).toMatchObject({
    code: 0,
    out: 'The terms of postage were changed\n',
  })
  // The command has a connection of its own, and the shop hears of it by notice: a moment later on a busy machine.
  await expect.poll(product).toMatchObject({ free_shipping: 0, free_shipping_money: '99.00' })
  expect(await card()).toMatchObject({ free_shipping: 0 })
  expect(await app().as().postage.showPostage()).toMatchObject({
    data: { charged: 1, fee: '8.00', free_from: '99.00' },
  })
})

test('provinces differ, and stop differing', async () => {
  await type('set', '--fee', '8')
  expect(await type('province', '西藏', '--surcharge', '12', '--days', '6')).toMatchObject({
    out: 'The terms for Tibet were changed\n',
  })
  await type('province', 'Hong', 'Kong', '--delivered', 'no')
  const to = (province_id: number) => app().as().postage.showDelivery({ province_id })
  await expect.poll(() => to(81)).toMatchObject({ data: { delivered: 0, expected_day: '' } })
  expect(await to(54)).toMatchObject({ data: { delivered: 1, fee: '20.00' } })
  expect(await to(0)).toMatchObject({ data: { delivered: 1, fee: '8.00' } })
  const shown = await type('show')
  expect(shown.out).toMatch(/Tibet +yes +12\.00 +6/)
  expect(shown.out).toMatch(/Hong Kong +no +0\.00 +–/)
  await type('province', '54', '--as-usual')
  await expect.poll(() => to(54)).toMatchObject({ data: { fee: '8.00' } })
})

test('a change leaves its line in the trail', async () => {
  await seller().changePostage({ fee: '8' })
  await seller().changePostage({ fee: '9' })
  await seller().changePostageProvince({ province: '青海', surcharge: '6' })
  const trail = async (thing: string) =>
    (await asSeller(app()).auditSeller.listAudit({ thing, rows: 1 })).data?.data[0]
  expect(await trail('postage')).toMatchObject({ before: { fee: '8.00' }, after: { fee: '9.00' } })
  expect(await trail('province')).toMatchObject({ thing_id: '青海省', after: { surcharge: '6.00' } })
})

test('days without shipping are kept in order and once, and can be cleared', async () => {
  await type('set', '--closed-weekdays', '7,6,7', '--closed-days', '2027-02-07,2027-02-06')
  const terms = async () => (await seller().showPostageTerms()).data
  expect(await terms()).toMatchObject({
    closed_weekdays: [6, 7],
    closed_days: ['2027-02-06', '2027-02-07'],
  })
  await type('set', '--closed-weekdays', 'none', '--closed-days', 'none')
  expect(await terms()).toMatchObject({ closed_weekdays: [], closed_days: [] })
})

test.each([
  ['nothing', () => seller().changePostage({}), 'postage_nothing_to_change'],
  [
    'a week without a day',
    () => seller().changePostage({ closed_weekdays: [1, 2, 3, 4, 5, 6, 7] }),
    'postage_never_open',
  ],
  [
    'no such province',
    () => seller().changePostageProvince({ province: '山', surcharge: '1' }),
    'postage_no_province',
  ],
  [
    'two provinces',
    () => seller().changePostageProvince({ province: 'Shan', surcharge: '1' }),
    'postage_no_province',
  ],
  ['no change', () => seller().changePostageProvince({ province: '上海' }), 'postage_nothing_to_change'],
])('%s is refused', async (_, change, reason) => {
  expect(await change()).toMatchObject({ code: 0, reason })
})

test('amounts and days that cannot be are not taken', async () => {
  for (const change of [
    { fee: '-1' },
    { fee: '10000.01' },
    { closed_days: ['2027-02-30'] },
    { cut_off_hour: 25 },
  ])
    expect(await seller().changePostage(change)).toMatchObject({ code: 0 })
})
