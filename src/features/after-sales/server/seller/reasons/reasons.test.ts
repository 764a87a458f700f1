import { expect, test } from 'vitest'
import { asSeller } from '#testing/as-seller.ts'
import { aBuyer } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'

const app = testApp()
const seller = () => asSeller(app()).reasonsSeller
const both = (text: string) => ({ zh_CN: text, en_US: `${text} (en)` })

test('buyers choose from the reasons the seller keeps, in the seller’s order', async () => {
  const { token } = await aBuyer(app().database)
  const offered = async () =>
    (await app().as({ token }).afterSales.listReasons({ type: 'refund' })).data!.map(({ reason }) => reason)
  const before = await offered()
  const { id } = (await seller().addReason({ type: 'refund', reason: both('到货不冰') })).data!
  expect(await offered()).toEqual([...before, '到货不冰'])
  const ids = (await seller().listSellerReasons()).data!.flatMap((one) =>
    one.type === 'refund' && one.id !== id ? one.id : [],
  )
  await seller().orderReasons({ type: 'refund', ids: [id, ...ids] })
  expect(await offered()).toEqual(['到货不冰', ...before])
  await seller().changeReason({ id, reason: { zh_CN: '到货升温' } })
  expect((await offered())[0]).toBe('到货升温')
  await seller().changeReason({ id, active: 0 })
  expect(await offered()).toEqual(before)
})

test('no two reasons of a kind say the same, and one of each stays', async () => {
  const returns = (await seller().listSellerReasons()).data!.filter(({ type }) => type === 'return')
  const [first, second] = returns
  expect(
    await seller().changeReason({ id: second!.id, reason: { zh_CN: first!.reason.zh_CN } }),
  ).toMatchObject({ reason: 'sellerreasons_taken' })
  const answers = await Promise.all(returns.map(({ id }) => seller().changeReason({ id, active: 0 })))
  expect(answers.filter(({ code }) => code === 0)).toMatchObject([{ reason: 'sellerreasons_last' }])
  expect(await seller().orderReasons({ type: 'return', ids: [first!.id] })).toMatchObject({
    reason: 'sellersite_order_incomplete',
  })
})
