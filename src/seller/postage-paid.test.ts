import { writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { sayPostagePromise } from '#features/postage/web/say-postage.ts'
import { aPicture } from '#testing/builders/build-picture.ts'
import { aShopper } from '#testing/builders/index.ts'
import { openingAnswers } from '#testing/opening-answers.ts'
import { testApp } from '#testing/start-test-app.ts'
import { testFolder } from '#testing/test-folder.ts'
import { typeAsSeller } from '#testing/type-as-seller.ts'

const app = testApp({ open: false })
const file = await testFolder()

/** Every command must do what it says. */
async function seller(...args: string[]): Promise<string> {
  const { code, out, err } = await typeAsSeller(app(), args)
  expect({ args, code, err }).toEqual({ args, code: 0, err: '' })
  return out
}

async function aProduct(id: string, price: string, ...more: string[]): Promise<void> {
  await seller(
    'products',
    'add',
    '--category',
    'fruit',
    '--name-zh',
    `商品 ${id}`,
    '--name-en',
    `No. ${id}`,
    ...more,
  )
  await seller(
    'skus',
    'add',
    id,
    '--name-zh',
    '一箱',
    '--name-en',
    'A box',
    '--price',
    price,
    '--stock',
    '100',
  )
  await seller('products', 'pictures', id, 'add', file('apple.jpg'))
  await seller('products', 'on', id)
}

test('the guide walked on an empty shop ends with orders that pay the shop’s fee, up to its sum', async () => {
  await writeFile(file('apple.jpg'), await aPicture())
  await writeFile(file('zh.txt'), '欢迎使用。')
  await writeFile(file('en.txt'), 'Welcome.')
  const answers = {
    ...openingAnswers({ zh: 'zh.txt', en: 'en.txt' }, 'apple.jpg'),
    contact: { phone: '0535-555 0101' },
    category: { zh: '水果', en: 'Fruit', slug: 'fruit', picture: 'apple.jpg' },
    open: false,
  }
  await writeFile(file('shop.json'), JSON.stringify(answers))
  await seller('open-shop', '--answers', file('shop.json'))
  await seller('postage', 'set', '--fee', '8', '--free-from', '88', '--cut-off', '14', '--days', '3')
  await aProduct('1', '39.80')
  await aProduct('2', '88.00')
  await aProduct('3', '87.99')
  await aProduct('4', '20.00', '--postage', 'free')
  await aProduct('5', '50.00', '--free-shipping-from', '100')
  await writeFile(file('shop.json'), JSON.stringify({ ...answers, open: true }))
  expect(await seller('open-shop', '--answers', file('shop.json'))).not.toContain('no product')

  const shopper = await aShopper(app())
  const pay = async (...ids: number[]) => {
    const goods_list = []
    for (const id of ids) {
      const { data } = await app().as().catalogue.productDetail({ id })
      goods_list.push({ product_id: id, sku_price_id: data!.sku_data[0]!.id, num: 1 })
    }
    const { data: preview } = await shopper.api.orders.previewOrder({ goods_list })
    const order = await shopper.order(goods_list)
    expect(order.pay_fee).toBe(preview?.pay_fee)
    return [order.dispatch_amount, order.pay_fee]
  }
  expect(await pay(1)).toEqual(['8.00', '47.80'])
  expect(await pay(2)).toEqual(['0.00', '88.00'])
  expect(await pay(3)).toEqual(['8.00', '95.99'])
  expect(await pay(4)).toEqual(['0.00', '20.00'])
  expect(await pay(5)).toEqual(['8.00', '58.00'])
  expect(await pay(1, 4)).toEqual(['8.00', '67.80'])
  expect(await pay(1, 4, 5)).toEqual(['0.00', '109.80'])
  expect(await pay(2, 4)).toEqual(['0.00', '108.00'])
  const { data: postage } = await app().as().postage.showPostage()
  expect(sayPostagePromise(postage!).text).toContain('88.00')
})
