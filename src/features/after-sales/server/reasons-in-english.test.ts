import { expect, test } from 'vitest'
import { ORDER } from '#features/orders/order-states.ts'
import type { Language } from '#platform/i18n/language.ts'
import { wireLanguage } from '#platform/i18n/language.ts'
import { asSeller } from '#testing/as-seller.ts'
import { anAfterSale, aPaidOrder, type Shopper } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { afterSaleScenes } from './test-scenes.ts'

const app = testApp()
const { seller, rich } = afterSaleScenes(app)
const refunds = () => asSeller(app()).refundsSeller

const reading = ({ token }: Shopper, language: Language) =>
  app().as({ token, language: wireLanguage(language) })
const inbox = async (shopper: Shopper, language: Language) => {
  const { data } = await reading(shopper, language).notices.listMessages()
  return data?.data[0]?.content ?? ''
}

const CHINESE = '冷链中断，口感受影响'
const ENGLISH = 'The cold chain broke and the taste suffered'

test('why money goes back is read in the buyer’s language, and in Chinese where nobody wrote it in English', async () => {
  const shopper = await rich()
  const { order_sn } = await aPaidOrder(app(), shopper)
  const asked = { order_sn, amount: '1.00', reason: CHINESE }
  expect(await refunds().refundPaidOrder({ ...asked, reason_en: ` ${ENGLISH}. ` })).toMatchObject({ code: 1 })
  expect(await inbox(shopper, 'zh_CN')).toContain(CHINESE)
  const told = await inbox(shopper, 'en_US')
  expect(told).toContain(ENGLISH)
  expect(told).not.toContain('冷链')
  expect(told).not.toContain('..')
  expect(await refunds().refundPaidOrder(asked)).toMatchObject({ code: 1 })
  expect(await inbox(shopper, 'en_US')).toContain(CHINESE)
})

test('an order that was called off says why in the language it is looked at', async () => {
  const shopper = await rich()
  const { id, order_sn } = await aPaidOrder(app(), shopper)
  await refunds().cancelPaidOrder({ order_sn, reason: CHINESE, reason_en: ENGLISH })
  for (const [language, said] of [
    ['zh_CN', CHINESE],
    ['en_US', ENGLISH],
  ] as const) {
    const api = reading(shopper, language)
    expect(await api.orders.orderDetail({ id })).toMatchObject({ data: { cancel_reason: said } })
    expect(await api.orders.listOrders()).toMatchObject({ data: { data: [{ cancel_reason: said }] } })
    expect(await inbox(shopper, language)).toContain(said)
  }
})

test('an offer’s word and a rejection’s reason are read in either language, also where they are remembered', async () => {
  const shopper = await rich()
  const order = await aPaidOrder(app(), shopper, { status: ORDER.received })
  const { id } = await anAfterSale(app(), shopper, order)
  const seen = (language: Language) => reading(shopper, language).afterSales.afterSaleDetail({ id })
  await seller().offerSum({ id, amount: '1.00', note: CHINESE, note_en: ENGLISH })
  expect(await seen('zh_CN')).toMatchObject({ data: { offer: { note: CHINESE } } })
  expect(await seen('en_US')).toMatchObject({ data: { offer: { note: ENGLISH } } })
  await shopper.api.afterSales.refuseOffer({ id })
  await seller().rejectAfterSale({ id, reason: '照片看不出', reason_en: 'The photos do not show it' })
  expect(await seen('zh_CN')).toMatchObject({ data: { offer: null, refund_msg: '照片看不出' } })
  expect(await seen('en_US')).toMatchObject({
    data: {
      refund_msg: 'The photos do not show it',
      history: [{ note: 'The photos do not show it' }, {}, { note: ENGLISH }, {}],
    },
  })
  expect(await inbox(shopper, 'en_US')).toContain('The photos do not show it')
  expect(await inbox(shopper, 'zh_CN')).toContain('照片看不出')
})
