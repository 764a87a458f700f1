import sharp from 'sharp'
import { paths } from '#paths'
import { call, enterToOrder, haveAddress, haveInCart } from './buying.ts'
import { expect, test } from './journey.ts'
import { enterAsNewBuyer } from './new-buyer.ts'
import { havePaidOrder, haveReceived } from './paid-order.ts'
import { said } from './said.ts'
import { aGood } from './shop-database.ts'

/** What does not work out is said at once, and the page shows what holds. */

test('a quantity beyond what there is becomes what there is, and says so', async ({ page }) => {
  const good = await aGood({ cents: 900, stock: 7 })
  await page.goto(`/product-details/${good.productId}?sku=${good.skuId}`)
  const quantity = page.getByRole('main').getByRole('spinbutton').filter({ visible: true }).first()
  await quantity.fill('500')
  await quantity.press('Enter')
  await expect(quantity).toHaveValue('7')
  await expect(page.getByRole('status').filter({ hasText: '最多 7' }).first()).toBeVisible()
  await quantity.fill('-3')
  await quantity.press('Tab')
  await expect(quantity).toHaveValue('1')
  await expect(page.getByRole('status').filter({ hasText: '最少 1' }).first()).toBeVisible()
})

test('in the cart a quantity that was refused, or never arrived, gives way to the one that holds', async ({
  page,
  complaints,
}) => {
  await enterAsNewBuyer(page)
  await haveInCart(page, await aGood({ cents: 900, stock: 40 }), 2)
  await page.goto('/user-center/1/shopping-cart')
  const quantity = page.getByRole('spinbutton')
  const change = async (to: string) => {
    await quantity.fill(to)
    await quantity.press('Enter')
    await expect(quantity).toHaveValue(to)
  }
  await page.route('**/v1/cart/update', (route) =>
    route.fulfill({ json: { code: 0, msg: '库存不足，仅剩 2 件', data: null } }),
  )
  await change('9')
  await expect(said(page, '库存不足，仅剩 2 件')).toBeVisible()
  await expect(quantity).toHaveValue('2')
  await page.route('**/v1/cart/update', (route) => route.abort())
  await change('8')
  await expect(said(page, '网络不给力，请稍后再试')).toBeVisible()
  await expect(quantity).toHaveValue('2')
  await page.unroute('**/v1/cart/update')
  const saved = page.waitForResponse('**/v1/cart/update')
  await change('5')
  await saved
  await expect(page.getByText('已选 5 件')).toBeVisible()
  const most = page.waitForResponse('**/v1/cart/update')
  await quantity.fill('500')
  await quantity.press('Enter')
  await most
  await page.reload()
  await expect(quantity).toHaveValue('40')
  complaints.splice(0, complaints.length, ...complaints.filter((one) => !/ERR_FAILED/.test(one)))
})

test('an order that could not be sent says that the network failed, and can be sent again', async ({
  page,
  complaints,
}) => {
  await enterToOrder(page, await aGood({ cents: 1500, stock: 9 }), 1)
  await page.route('**/v1/654b227c8f8fa', (route) => route.abort())
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(said(page, '网络不给力，请稍后再试')).toBeVisible()
  await page.unroute('**/v1/654b227c8f8fa')
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page).toHaveURL(/\/placeOrder\//)
  complaints.splice(0, complaints.length, ...complaints.filter((one) => !/ERR_FAILED/.test(one)))
})

test('who paid in another window finds it paid on coming back to the tab', async ({ page }) => {
  await enterToOrder(page, await aGood({ cents: 1500, stock: 9 }), 1)
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page).toHaveURL(/\/placeOrder\//)
  await page.getByRole('button', { name: '确认支付' }).click()
  const provider = page.frameLocator('iframe[name="alipay-page"]')
  const trade = await provider.locator('input[name="trade_no"]').first().inputValue()
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.request.post('/demo-alipay/decide', { form: { trade_no: trade, decision: 'pay' } })
  await expect(page.getByRole('dialog', { name: '支付成功' })).toHaveCount(0)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('dialog', { name: '支付成功' })).toBeVisible()
})

test('a review waits for its picture, and does not go out without it', async ({ page }) => {
  await enterAsNewBuyer(page)
  await haveAddress(page)
  const good = await aGood({ cents: 1500, stock: 9 })
  const bought = await havePaidOrder(page, good)
  await haveReceived(bought)
  await page.goto(paths.evaluate(bought.id))
  const arrived = Promise.withResolvers<void>()
  await page.route('**/api/v1/64803624da6de', (route) => arrived.promise.then(() => route.continue()))
  const flat = { width: 40, height: 30, channels: 3, background: '#2a7' } as const
  const buffer = await sharp({ create: flat }).jpeg().toBuffer()
  await page.getByLabel('评价内容').fill('很甜')
  await page.locator('input[type="file"]').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: '发布' }).click()
  await expect(said(page, '图片还在上传，请稍候')).toBeVisible()
  arrived.resolve()
  await expect(page.locator('img[src*="/pictures/u-"]')).toBeVisible()
  await page.getByRole('button', { name: '发布' }).click()
  await expect(said(page, '发布成功')).toBeVisible()
  const reviews = { product_id: good.productId, type: 'all', page: 1 }
  const { data } = await call<{ data: { images: string }[] }>(page, '/v1/65485871409e3', reviews)
  expect(data).toMatchObject([{ images: expect.stringContaining('/pictures/u-') }])
})
