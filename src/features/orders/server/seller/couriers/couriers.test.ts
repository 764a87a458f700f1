import { expect, test } from 'vitest'
import { asSeller } from '#testing/as-seller.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
const seller = () => asSeller(app()).couriersSeller
const both = (text: string) => ({ zh_CN: text, en_US: `${text} (en)` })

test('a courier is added, renamed, and taken out of use', async () => {
  expect(await seller().addCourier({ code: 'XFD', name: both('鲜丰达') })).toMatchObject({ code: 1 })
  expect(await seller().addCourier({ code: 'XFD', name: both('鲜丰达') })).toMatchObject({
    reason: 'sellercouriers_code_taken',
  })
  expect(await seller().changeCourier({ code: 'XFD', name: { en_US: 'Fresh Express' } })).toMatchObject({
    data: { name: { zh_CN: '鲜丰达', en_US: 'Fresh Express' }, active: 1 },
  })
  await seller().changeCourier({ code: 'SF', active: 0 })
  const list = (await seller().listSellerCouriers()).data!
  expect(list.find(({ code }) => code === 'SF')?.active).toBe(0)
  expect(await seller().changeCourier({ code: 'NONE' })).toMatchObject({ reason: 'sellercouriers_none' })
})

test('one courier stays in use, whoever switches them off at the same time', async () => {
  const { data = [] } = await seller().listSellerCouriers()
  await Promise.all((data ?? []).map(({ code }) => seller().changeCourier({ code, active: 0 })))
  const left = (await seller().listSellerCouriers()).data!.filter(({ active }) => active === 1)
  expect(left).toHaveLength(1)
})
