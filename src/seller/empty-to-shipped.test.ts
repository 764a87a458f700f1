import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ORDER } from '#features/orders/order-states.ts'
import { aPicture } from '#testing/builders/build-picture.ts'
import { aShopper, PAYMENT_PASSWORD } from '#testing/builders/index.ts'
import { testApp } from '#testing/start-test-app.ts'
import { typeAsSeller } from '#testing/type-as-seller.ts'

const app = testApp({ open: false })
let folder = ''
const file = (name: string) => path.join(folder, name)
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'xianji walk '))
  await writeFile(file('apple.jpg'), await aPicture())
  await writeFile(file('zh.txt'), '欢迎使用。')
  await writeFile(file('en.txt'), 'Welcome.')
  await writeFile(file('shop.json'), JSON.stringify(answers()))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const answers = () => ({
  name: { zh: '果园里', en: 'In the Orchard' },
  contact: { phone: '0535-555 0101' },
  return_address: {
    address_zh: '果园路 1 号',
    address_en: '1 Orchard Road',
    name_zh: '售后组',
    name_en: 'After-sales',
    phone: '0535-555 0102',
  },
  agreement: { zh: file('zh.txt'), en: file('en.txt') },
  privacy: { zh: file('zh.txt'), en: file('en.txt') },
  shop: { name_zh: '果园', name_en: 'Orchard', city_zh: '烟台', city_en: 'Yantai', logo: file('apple.jpg') },
  category: { zh: '水果', en: 'Fruit', slug: 'fruit', picture: file('apple.jpg') },
  open: false,
})

/** Every command must do what it says. */
async function seller(...args: string[]): Promise<string> {
  const { code, out, err } = await typeAsSeller(app(), args)
  expect({ args, code, err }).toEqual({ args, code: 0, err: '' })
  return out
}

test('from an empty database to a shipped order by commands alone', async () => {
  await seller('open-shop', '--answers', file('shop.json'))
  await seller('products', 'add', '--category', 'fruit', '--name-zh', '红富士', '--name-en', 'Fuji apples')
  const sku = ['--name-zh', '一箱', '--name-en', 'A box', '--price', '39.80', '--stock', '10']
  await seller('skus', 'add', '1', ...sku)
  await seller('products', 'pictures', '1', 'add', file('apple.jpg'))
  await seller('products', 'on', '1')
  await writeFile(file('shop.json'), JSON.stringify({ ...answers(), open: true }))
  expect(await seller('open-shop', '--answers', file('shop.json'))).toContain('The shop is open')

  const shopper = await aShopper(app(), { cents: 10_000 })
  const { data: product } = await shopper.api.catalogue.productDetail({ id: 1 })
  const sku_price_id = product!.sku_data[0]!.id
  const order = await shopper.order([{ product_id: 1, sku_price_id, num: 2 }])
  const paid = { pay_password: PAYMENT_PASSWORD, order_sn: order.order_sn }
  expect(await shopper.api.payment.payByBalance(paid)).toMatchObject({ code: 1 })
  expect(await seller('orders')).toContain(order.order_sn)
  await seller('ship', order.order_sn, 'SF', 'SF1234567890')
  const { data: shipped } = await shopper.api.orders.orderDetail({ id: order.id })
  expect(shipped?.status).toBe(ORDER.shipped)
  await seller('check-books')
})
