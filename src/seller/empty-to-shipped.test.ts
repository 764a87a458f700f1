import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GATEWAY } from '#demo/gateway/demo-paths.ts'
import { DEMO_APP_ID, DEMO_SELLER_ID } from '#demo/gateway/load-demo-keys.ts'
import { noticeOf } from '#demo/gateway/send-notices.ts'
import { findTradeByNo } from '#demo/gateway/trade-store.ts'
import { ORDER } from '#features/orders/order-states.ts'
import { readConfig } from '#platform/config.ts'
import type { Api } from '#platform/contract/api-types.ts'
import { aSite } from '#testing/builders/build-address.ts'
import { decide, keysOf, openGateway, sendNotice } from '#testing/builders/build-payment.ts'
import { aPicture } from '#testing/builders/build-picture.ts'
import { openingAnswers } from '#testing/opening-answers.ts'
import { REAL_SMS } from '#testing/real-settings.ts'
import { type SmsStandIn, startSmsStandIn } from '#testing/start-sms-stand-in.ts'
import { startTestApp, type TestApp } from '#testing/start-test-app.ts'
import { typeAsSeller } from '#testing/type-as-seller.ts'

/**
 * A real shop: no demo, on an empty database. What only an account at a provider gives is stood in for on the wire: messages
 * by a server that answers Aliyun's SDK, payments by the gateway of another shop, a demo, which speaks Alipay's protocol.
 */
let aliyun: SmsStandIn
let alipay: TestApp
let shop: TestApp
let settings: Record<string, string>
let folder = ''
const file = (name: string) => path.join(folder, name)

beforeAll(async () => {
  aliyun = await startSmsStandIn()
  alipay = await startTestApp()
  const keys = await keysOf(alipay)
  settings = {
    SHOP_DEMO: '0',
    PUBLIC_URL: 'http://localhost',
    ...REAL_SMS,
    SMS_ALIYUN_ENDPOINT: aliyun.endpoint,
    ALIPAY_APP_ID: DEMO_APP_ID,
    ALIPAY_SELLER_ID: DEMO_SELLER_ID,
    ALIPAY_PRIVATE_KEY: keys.shopPrivate,
    ALIPAY_PUBLIC_KEY: keys.gatewayPublic,
    ALIPAY_GATEWAY: alipay.origin + GATEWAY,
  }
  const { sms, alipay: account } = readConfig(settings)
  shop = await startTestApp({ open: false, demo: false, sms, alipay: account })
  folder = await mkdtemp(path.join(os.tmpdir(), 'xianji walk '))
  await writeFile(file('apple.jpg'), await aPicture())
  await writeFile(file('zh.txt'), '欢迎使用。')
  await writeFile(file('en.txt'), 'Welcome.')
  await writeAnswers({ open: false })
})
afterAll(async () => {
  await Promise.all([shop?.close(), alipay?.close()])
  aliyun.close()
  await rm(folder, { recursive: true, force: true })
})

/** Files are named as they lie beside the answers. */
const writeAnswers = ({ open }: { open: boolean }) =>
  writeFile(
    file('shop.json'),
    JSON.stringify({
      ...openingAnswers({ zh: 'zh.txt', en: 'en.txt' }, 'apple.jpg'),
      contact: { phone: '0535-555 0101' },
      category: { zh: '水果', en: 'Fruit', slug: 'fruit', picture: 'apple.jpg' },
      open,
    }),
  )

/** Every command must do what it says. */
async function seller(...args: string[]): Promise<string> {
  const { code, out, err } = await typeAsSeller(shop, args, settings)
  expect({ args, code, err }).toEqual({ args, code: 0, err: '' })
  return out
}

/** Registers with the code that came to the phone. */
async function registers(): Promise<Api> {
  const number = { prefix: '+86', mobile: '13800138000' }
  expect(await shop.as().account.sendCode({ ...number, type: 1 })).toMatchObject({ code: 1 })
  const { PhoneNumbers, SignName, TemplateCode, TemplateParam } = aliyun.asked.at(-1)!
  expect([PhoneNumbers, SignName, TemplateCode]).toEqual(['13800138000', '果园里', 'SMS_1'])
  const { code } = JSON.parse(TemplateParam!) as { code: string }
  const entered = await shop.as().account.register({ ...number, code, type: 1, password: 'fresh1234' })
  return shop.as({ token: entered.data!.userinfo.user_token })
}

/** Pays on Alipay's own page; Alipay then tells the shop. */
async function pays(buyer: Api, order_sn: string): Promise<void> {
  const markup = await buyer.payment.startAlipay({ order_sn })
  const { tradeNo } = await openGateway(alipay, markup.data!)
  await decide(alipay, tradeNo, 'pay')
  const trade = await findTradeByNo(alipay.database.read, tradeNo)
  const { gatewayPrivate } = await keysOf(alipay)
  expect(await sendNotice(shop, noticeOf(trade!, gatewayPrivate, shop.now))).toBe('success')
}

test('from an empty database to a shipped order and a refund, with buyer and seller at the front door', async () => {
  expect((await fetch(`${shop.origin}/v1/5b5bdc44796e8`, { method: 'POST' })).status).toBe(503)
  await seller('open-shop', '--answers', file('shop.json'))
  await seller('products', 'add', '--category', 'fruit', '--name-zh', '红富士', '--name-en', 'Fuji apples')
  const sku = ['--name-zh', '一箱', '--name-en', 'A box', '--price', '39.80', '--stock', '10']
  await seller('skus', 'add', '1', ...sku)
  await seller('products', 'pictures', '1', 'add', file('apple.jpg'))
  await seller('products', 'on', '1')
  await writeAnswers({ open: true })
  expect(await seller('open-shop', '--answers', file('shop.json'))).toContain('The shop is open')

  const buyer = await registers()
  const address = await buyer.address.addAddress(aSite)
  const { data: product } = await buyer.catalogue.productDetail({ id: 1 })
  const goods_list = [{ product_id: 1, sku_price_id: product!.sku_data[0]!.id, num: 2 }]
  const { data: order } = await buyer.orders.createOrder({ goods_list, address_id: address.data!.id })
  await pays(buyer, order!.order_sn)

  expect(await seller('orders')).toContain(order!.order_sn)
  await seller('ship', order!.order_sn, 'SF', 'SF1234567890')
  const { data: shipped } = await buyer.orders.orderDetail({ id: order!.id })
  expect(shipped?.status).toBe(ORDER.shipped)

  await buyer.orders.confirmReceipt({ id: order!.id })
  const item = shipped!.items[0]!.id
  const comments = [{ order_item_id: item, level: 5, content: '脆甜' }]
  expect(await buyer.reviews.publishReviews({ id: order!.id, comments })).toMatchObject({ code: 1 })
  expect(await seller('reviews')).toContain('脆甜')

  const { data: reasons } = await buyer.afterSales.listReasons({ type: 'refund' })
  const asked = { order_id: order!.id, order_item_id: item, reason: reasons![4]!.reason, content: '烂了两个' }
  const { data: request } = await buyer.afterSales.submitAfterSale({ ...asked, type: 'refund' })
  await seller('after-sales', 'offer', String(request!.id), '5.00')
  await buyer.afterSales.takeOffer({ id: request!.id, amount: '5.00' })
  await shop.jobs.runNow('try-refunds')
  const back = await alipay.database.read.selectFrom('demo_refund').select('amount_cents').execute()
  expect(back).toEqual([{ amount_cents: 500 }])
  expect(await seller('money', 'stuck')).toContain('No money is stuck')
  await seller('check-books')
})
