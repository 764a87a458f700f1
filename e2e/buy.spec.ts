import type { Page } from '@playwright/test'
import {
  call,
  enterToOrder,
  haveAddress,
  haveInCart,
  havePaymentPassword,
  openOrder,
  ordersOf,
  PAYMENT_PASSWORD,
} from './buying.ts'
import { expect, expectAccessible, IN_FIREFOX_TOO, switchLanguage, test } from './journey.ts'
import { enterAsNewBuyer } from './new-buyer.ts'
import { said } from './said.ts'
import { aGood, sql } from './shop-database.ts'

/** Whole purchases are long, and every screen of them is looked at by axe. */

const alipayPage = (page: Page) => page.frameLocator('iframe[name="alipay-page"]')
const payInFrame = (page: Page) => alipayPage(page).locator('button[value="pay"]').click()

test('buy now, with a new address, and pay with Alipay', async ({ page }) => {
  await enterAsNewBuyer(page)
  const good = await aGood({ cents: 4590, stock: 30 })
  await page.goto(`/product-details/${good.productId}?sku=${good.skuId}&num=2`)
  await page.getByRole('button', { name: '立即购买' }).filter({ visible: true }).click()

  await expect(page.getByRole('heading', { level: 1, name: '确认订单' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(said(page, '请选择收货地址')).toBeVisible()

  await page.getByRole('button', { name: '新增收货地址' }).click()
  const dialog = page.getByRole('dialog', { name: '新增收货地址' })
  // The provinces arrive while the buyer is typing already, and leave the keyboard where it is.
  const typed = Promise.withResolvers<void>()
  await page.route('**/v1/address/regions', (route) => typed.promise.then(() => route.continue()))
  await dialog.getByRole('combobox', { name: /所在地区/ }).click()
  const place = dialog.getByPlaceholder('输入地名或拼音，如 西湖、xihu')
  await place.fill('xihu')
  typed.resolve()
  await expect(dialog.getByRole('option', { name: '安徽省' })).toBeVisible()
  await expect(place).toBeFocused()
  await dialog.getByText('浙江省 杭州市 西湖区').click()
  await dialog.getByLabel('详细地址').fill('文三路 1 号')
  await dialog.getByLabel('收货人').fill('李鲜')
  await dialog.getByLabel('手机号').fill('13900001111')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('radio', { name: /李鲜/ })).toBeChecked()

  await page.getByRole('button', { name: '增加' }).click()
  await expect(page.getByText('商品金额（3 件）')).toBeVisible()
  await expect(page.getByRole('status').getByText('¥137.70').first()).toBeAttached()
  await page.getByLabel('订单备注').fill('周末送')
  await page.reload()
  await expect(page.getByLabel('订单备注')).toHaveValue('周末送')
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(said(page, '订单提交成功')).toBeVisible()

  await expect(page).toHaveURL(/\/placeOrder\//)
  await expect(page.getByRole('timer')).toHaveText(/00:(29|30):\d\d/)
  await expect(page.getByRole('radio', { name: /支付宝/ })).toBeChecked()
  await expectAccessible(page)
  await page.getByRole('radio', { name: /微信支付/ }).check()
  await page.getByRole('button', { name: '确认支付' }).click()
  await expect(said(page, '微信支付暂未对接')).toBeVisible()
  await page.getByRole('radio', { name: /支付宝/ }).check()
  await page.getByRole('button', { name: '确认支付' }).click()
  await expect(alipayPage(page).getByText('137.70')).toBeVisible()
  await payInFrame(page)
  const paid = page.getByRole('dialog', { name: '支付成功' })
  await expect(paid).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)

  // Coming back finds a paid order, not a button to pay it again; and before it the product, not the order form.
  const cashier = page.url()
  await paid.getByRole('button', { name: '关闭' }).click()
  await expect(page.getByText('订单已支付')).toBeVisible()
  await expect(page.getByRole('button', { name: '确认支付' })).toHaveCount(0)
  await expectAccessible(page)
  // Steps inside the provider's frame are steps of the browser too: as many "backs" as it takes.
  while (page.url() === cashier) {
    await page.goBack()
    await expect(page.getByRole('button', { name: '确认支付' })).toHaveCount(0)
  }
  await expect(page).toHaveURL(new RegExp(`/product-details/${good.productId}`))
  await page.goto(cashier)
  await expect(page.getByText('订单已支付')).toBeVisible()
  expect(await ordersOf(page)).toBe(1)
})

test('top up the wallet, then pay part of the cart from it', async ({ page }) => {
  await enterAsNewBuyer(page)
  await haveAddress(page)
  await havePaymentPassword(page)
  const [wanted, other] = [await aGood({ cents: 3000, stock: 50 }), await aGood({ cents: 1000, stock: 50 })]

  await page.goto('/user-center/0/my-wallet')
  await switchLanguage(page, 'English')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Top up' }).click()
  const topUp = page.getByRole('dialog', { name: 'Top up' })
  await topUp.getByLabel('Amount', { exact: true }).fill('0.50')
  await topUp.getByRole('button', { name: 'Continue to pay' }).click()
  await expect(topUp.locator('form').getByText('You can top up ¥1 to ¥5,000')).toBeVisible()
  await topUp.getByLabel('Amount', { exact: true }).fill('88.88')
  await topUp.getByRole('button', { name: 'Continue to pay' }).click()
  await payInFrame(page)
  await expect(said(page, '¥88.88 added to your wallet')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('row', { name: /\+¥88\.88/ })).toBeVisible()

  await haveInCart(page, other, 1)
  await page.goto(`/product-details/${wanted.productId}?sku=${wanted.skuId}&num=1`)
  await page.getByRole('button', { name: 'Add to cart' }).filter({ visible: true }).click()
  await page.getByRole('link', { name: 'Go to cart' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping cart' })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('checkbox', { name: `Select ${wanted.nameEn}` }).first()).toBeChecked()
  await page
    .getByRole('checkbox', { name: `Select ${other.nameEn}` })
    .first()
    .uncheck()
  await page.getByRole('spinbutton').first().fill('2')
  await page.getByRole('spinbutton').first().press('Enter')
  await expect(page.getByText('2 items selected')).toBeVisible()
  await page.getByRole('button', { name: 'Check out' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your order' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL(/\/placeOrder\//)
  await page.getByRole('radio', { name: /Wallet balance/ }).check()
  await page.getByRole('button', { name: 'Pay now' }).click()
  const password = page.getByLabel('Payment password', { exact: true })
  await expect(password).toBeVisible()
  await expectAccessible(page)
  await password.fill('135790')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(
    page.getByRole('dialog').getByText('Wrong payment password', { exact: false }).first(),
  ).toBeVisible()
  await password.fill(PAYMENT_PASSWORD)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('dialog').getByText('The seller is getting your order ready.')).toBeVisible()
  await page.goto('/user-center/1/shopping-cart')
  await expect(page.getByRole('spinbutton')).toHaveCount(1)
  await expect(page.getByText(other.nameEn)).toBeVisible()
  await page.goto('/user-center/0/my-wallet?type=out')
  await expect(page.getByRole('row', { name: /[-−]¥60\.00/ })).toBeVisible()
})

test('a promo code is redeemed, used above its threshold and not at it', async ({ page }) => {
  await enterAsNewBuyer(page)
  await haveAddress(page)
  const good = await aGood({ cents: 2950, stock: 30 })
  const code = `TEN${Date.now().toString(36)}`.toUpperCase()
  await sql(
    `insert into coupon (code, name, amount_cents, enough_cents, cap, starts_at, ends_at)
     values ($1, '{"zh_CN": "立减十元", "en_US": "Ten off"}', 1000, 5900, 10, now() - interval '1 day', now() + interval '9 days')`,
    [code],
  )
  await openOrder(page, good, 2)
  await page.getByRole('button', { name: '使用优惠码' }).click()
  const dialog = page.getByRole('dialog', { name: '优惠码' })
  await dialog.getByRole('button', { name: '使用', exact: true }).click()
  await expect(dialog.locator('form').getByText('优惠码不能为空')).toBeVisible()
  await dialog.getByLabel('优惠码').fill('NOSUCHCODE')
  await dialog.getByRole('button', { name: '使用', exact: true }).click()
  await expect(dialog.locator('form').getByText('优惠码不存在')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('优惠码').fill(` ${code.toLowerCase()} `)
  await dialog.getByRole('button', { name: '使用', exact: true }).click()
  await expect(said(page, '领取成功')).toBeVisible()
  // 59.00 is not above 59.00.
  await expect(dialog.getByText('商品金额需大于 ¥59.00 才能使用该优惠券')).toBeVisible()
  await expect(dialog.getByRole('radio')).toBeDisabled()
  await dialog.getByRole('button', { name: '完成' }).click()

  await page.getByRole('button', { name: '增加' }).click()
  // Above it, the coupon is taken by itself; the buyer may do without, and take it all the same.
  await expect(page.getByText('立减十元 −¥10.00')).toBeVisible()
  await page.getByRole('button', { name: '更换' }).click()
  await dialog.getByRole('button', { name: '不使用优惠券' }).click()
  await expect(page.getByText('1 张优惠券可用')).toBeVisible()
  await page.getByRole('button', { name: '使用优惠码' }).click()
  await dialog.getByRole('radio', { name: /立减十元/ }).click()
  await expect(page.getByText('立减十元 −¥10.00')).toBeVisible()
  await expect(page.getByRole('status').getByText('¥78.50').first()).toBeAttached()
  await page.reload()
  await expect(page.getByText('立减十元 −¥10.00')).toBeVisible()
  await switchLanguage(page, 'English')
  await expect(page.getByText('Ten off −¥10.00')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL(/\/placeOrder\//)
  await expect(page.getByText(/^[-−]¥10\.00$/).first()).toBeAttached()
  const [order] = await sql<{ pay_cents: string }>(
    'select shop_order.pay_cents from shop_order join order_item on order_id = shop_order.id where sku_id = $1',
    [good.skuId],
  )
  expect(Number(order?.pay_cents)).toBe(7850)
})

test('an order nobody pays closes before the eyes of the buyer, and its stock returns', async ({ page }) => {
  const good = await aGood({ cents: 2000, stock: 5 })
  await enterToOrder(page, good, 5)
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page).toHaveURL(/\/placeOrder\//)
  await sql(
    `update shop_order set expires_at = now() + interval '8 seconds', close_after = now() + interval '8 seconds'
     where id = (select order_id from order_item where sku_id = $1)`,
    [good.skuId],
  )
  await page.reload()
  await expect(page.getByRole('timer')).toHaveText(/00:00:0\d/)
  await expect(page.getByText('付款超时，订单已关闭')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('button', { name: '确认支付' })).toHaveCount(0)
  await expectAccessible(page)
  expect(await sql('select stock from sku where id = $1', [good.skuId])).toEqual([{ stock: 5 }])
})

test('submitting with a double click places one order', async ({ page }) => {
  const good = await aGood({ cents: 1500, stock: 9 })
  await enterToOrder(page, good, 1)
  await page.getByRole('button', { name: '提交订单' }).dblclick()
  await expect(page).toHaveURL(/\/placeOrder\//)
  expect(await ordersOf(page)).toBe(1)
  await expect(page.getByText('订单编号')).toBeVisible()
})

test("a visitor's cart stays in the browser, and moves in at login with what has changed", async ({
  page,
}) => {
  const plain = await aGood({ cents: 1200, stock: 40 })
  const scarce = await aGood({ cents: 2200, stock: 40 })
  const gone = await aGood({ cents: 3200, stock: 40 })
  for (const good of [plain, scarce, gone]) {
    await page.goto(`/product-details/${good.productId}?sku=${good.skuId}&num=4`)
    await page.getByRole('button', { name: '加入购物车' }).filter({ visible: true }).click()
    await expect(page.getByRole('dialog', { name: '已加入购物车' })).toBeVisible()
  }
  await page.getByRole('link', { name: '去购物车' }).click()
  await expect(page.getByRole('navigation').getByText('购物车有 3 件商品').first()).toBeAttached()
  await expect(page.getByRole('spinbutton')).toHaveCount(3)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText('已选 12 件')).toBeVisible()
  await page.goto('/ShoppingCart')
  await expect(page.getByRole('spinbutton')).toHaveCount(3)

  await sql('update sku set price_cents = 1300 where id = $1', [plain.skuId])
  await sql('update sku set stock = 2 where id = $1', [scarce.skuId])
  await sql('update product set on_sale = false where id = $1', [gone.productId])
  await page.reload()
  await expect(page.getByText('比加入时涨价 ¥1.00')).toBeVisible()
  await expect(page.getByText('库存不足，仅剩 2 件')).toBeVisible()
  await expect(page.getByText('商品已下架')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '登录后结算' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=/)

  await enterAsNewBuyer(page)
  await page.goto('/user-center/1/shopping-cart')
  await expect(page.getByText('登录前加购的商品有变化')).toBeVisible()
  const news = page.getByRole('listitem')
  await expect(news.getByText('价格由 ¥12.00 变为 ¥13.00')).toBeVisible()
  await expect(news.getByText('库存或限购原因，数量调整为 2 件')).toBeVisible()
  await expect(news.getByText('已无法购买，未加入购物车')).toBeVisible()
  await expect(page.getByRole('spinbutton')).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('button', { name: '知道了' }).click()
  await page.reload()
  await expect(page.getByRole('spinbutton')).toHaveCount(2)
  await expect(page.getByText('登录前加购的商品有变化')).toHaveCount(0)
})

test('the cart says what is missing, moves to favourites, deletes after asking', async ({ page }) => {
  await enterAsNewBuyer(page)
  const [first, second] = [await aGood({ cents: 500, stock: 9 }), await aGood({ cents: 700, stock: 9 })]
  await haveInCart(page, first, 1)
  await haveInCart(page, second, 2)
  await page.goto('/user-center/1/shopping-cart')
  await expect(page.getByText('已选 3 件')).toBeVisible()
  await page.getByRole('checkbox', { name: '全选' }).first().uncheck()
  await expect(page.getByText('已选 0 件')).toBeVisible()
  await page.reload()
  await expect(page.getByText('已选 0 件')).toBeVisible()
  await page.getByRole('button', { name: '去结算' }).click()
  await expect(said(page, '请选择结算商品')).toBeVisible()
  await page.getByRole('button', { name: '删除所选' }).filter({ visible: true }).click()
  await expect(said(page, '请选择删除商品')).toBeVisible()
  await page.getByRole('button', { name: '移入收藏', exact: true }).filter({ visible: true }).last().click()
  await expect(said(page, '请选择移入商品')).toBeVisible()

  await page.getByRole('checkbox', { name: '全选' }).first().check()
  await expect(page.getByText('已选 3 件')).toBeVisible()
  await page.reload()
  await expect(page.getByText('已选 3 件')).toBeVisible()
  await page.getByRole('button', { name: `把 ${first.name} 移入收藏` }).click()
  await expect(said(page, '移入成功')).toBeVisible()
  await page.getByRole('button', { name: '删除所选' }).filter({ visible: true }).click()
  const sure = page.getByRole('alertdialog')
  await expectAccessible(page)
  await sure.getByRole('button', { name: '取消' }).click()
  await expect(page.getByRole('spinbutton')).toHaveCount(1)
  const otherTab = await page.context().newPage()
  await otherTab.goto('/user-center/1/shopping-cart')
  await expect(otherTab.getByRole('spinbutton')).toHaveCount(1)
  await page.getByRole('button', { name: '删除所选' }).filter({ visible: true }).click()
  await sure.getByRole('button', { name: '删除' }).click()
  await expect(said(page, '删除成功')).toBeVisible()
  await expect(otherTab.getByText('购物车还是空的')).toBeVisible()
  await expect(page.getByText('购物车还是空的')).toBeVisible()
  await expectAccessible(page)
  const favourites = await call<{ total: number }>(page, '/v1/65549ed32f0ff', { page: 1 })
  expect(favourites.total).toBe(1)
})

test('a broken link says so, in both languages, with a way back', async ({ page }) => {
  await enterAsNewBuyer(page)
  await page.goto('/orders/%5B%7B%22product_id')
  await expect(page.getByText('链接已损坏')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/placeOrder/nonsense')
  await switchLanguage(page, 'English')
  await expect(page.getByText('This link is broken')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/placeOrder/${encodeURIComponent('{"id":99999999,"pay_fee":"0.01"}')}`)
  await page.getByRole('link', { name: 'My orders' }).last().click()
  await expect(page).toHaveURL(/my-order2/)
})

test('virtual goods need no address and are bought now', IN_FIREFOX_TOO, async ({ page }) => {
  await enterAsNewBuyer(page)
  const [virtual] = await sql<{ id: string; sku: string }>(
    `select p.id, s.id as sku from product p join sku s on s.product_id = p.id
     where p.virtual and p.on_sale and s.stock > 0 limit 1`,
  )
  await page.goto(`/product-details/${virtual?.id}?sku=${virtual?.sku}`)
  await expect(page.getByRole('button', { name: '加入购物车' })).toHaveCount(0)
  await page.getByRole('button', { name: '立即购买' }).filter({ visible: true }).click()
  await expect(page.getByText('虚拟商品付款后即可下载，无需收货地址。')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page).toHaveURL(/\/placeOrder\//)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  for (const language of ['zh_CN', 'en_US']) {
    test(`cart, order and payment fit the screen (${language})`, async ({ page, baseURL }) => {
      await page.context().addCookies([{ name: 'locale', value: language, url: baseURL ?? '' }])
      await enterAsNewBuyer(page)
      await haveAddress(page)
      await haveInCart(page, await aGood({ cents: 123_450, stock: 9 }), 9)
      await page.goto('/user-center/1/shopping-cart')
      await page
        .getByRole('checkbox', { name: /全选|Select all/ })
        .filter({ visible: true })
        .check()
      await expectFits(page)
      await page.getByRole('button', { name: /去结算|Check out/ }).click()
      await expect(page).toHaveURL(/\/orders\//)
      await expectFits(page)
      await expectInReach(page, /提交订单|Place order/)
      // Where one came from, not where the page belongs.
      await page
        .getByRole('banner')
        .getByRole('link', { name: /返回|Back/ })
        .click()
      await expect(page).toHaveURL(/\/user-center\/1\/shopping-cart$/)
      await page.goForward()
      await page.getByRole('button', { name: /提交订单|Place order/ }).click()
      await expect(page).toHaveURL(/\/placeOrder\//)
      await expectFits(page)
      await expectInReach(page, /确认支付|^Pay/)
      await page.goto('/user-center/0/my-wallet')
      await expectFits(page)
    })
  }
})

/** The act of the page lies at the lower edge with nothing over it, and nothing there leads away from it. */
async function expectInReach(page: Page, act: RegExp): Promise<void> {
  await expect(page.getByRole('navigation', { name: /主导航|Main menu/ })).toHaveCount(0)
  const button = page.getByRole('button', { name: act }).filter({ visible: true })
  await expect(button).toBeInViewport({ ratio: 1 })
  await button.click({ trial: true })
  expect(
    await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top),
  ).toBeLessThanOrEqual(52)
}

/** Nothing to scroll sideways for, and nothing axe finds. */
async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
}
