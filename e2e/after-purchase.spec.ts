import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { ORDER } from '#features/orders/order-states.ts'
import { paths } from '#paths'
import { call, haveAddress, havePaymentPassword, PAYMENT_PASSWORD } from './buying.ts'
import { expect, expectAccessible, switchLanguage, test } from './journey.ts'
import { enterAsNewBuyer } from './new-buyer.ts'
import { said } from './said.ts'
import { aGood, type Good, sql } from './shop-database.ts'

/** Orders are followed to their end, and every screen is looked at by axe. */

type Order = { id: number; order_sn: string }

/** A new buyer with an address and money in the wallet. */
async function enterAsShopper(page: Page): Promise<void> {
  await enterAsNewBuyer(page)
  await haveAddress(page)
  await havePaymentPassword(page)
  const { id } = await call<{ id: number }>(page, '/v1/6486f3c53f10f')
  await sql(
    `with entry as (insert into ledger_entry (kind, created_at) values ('gift', now()) returning id),
       filled as (insert into wallet values ($1, 100000, 100000, 0))
     insert into ledger_line (entry_id, account, buyer_id, amount_cents, balance_cents)
     select entry.id, l.* from entry, (values ('promotions', null::bigint, -100000, null::bigint),
       ('buyer', $1::bigint, 100000, 100000)) as l`,
    [id],
  )
}

async function order(page: Page, goods: readonly Good[], { virtual = false } = {}): Promise<Order> {
  const [address] = await call<{ id: number }[]>(page, '/v1/65489e972a761')
  return call<Order>(page, '/v1/654b227c8f8fa', {
    goods_list: goods.map(({ productId, skuId }) => ({ product_id: productId, sku_price_id: skuId, num: 1 })),
    address_id: virtual ? 0 : address?.id,
  })
}

const pay = (page: Page, { order_sn }: Order) =>
  call(page, '/v1/6486dd3a42bcc', { pay_password: PAYMENT_PASSWORD, order_sn })

const group = (page: Page, { order_sn }: Order) => page.getByRole('article', { name: new RegExp(order_sn) })

test('a paid order is shipped by the simulated seller, received, reviewed, and the review stands on the product', async ({
  page,
}) => {
  await enterAsShopper(page)
  const [fish, fruit] = [await aGood({ cents: 3000, stock: 9 }), await aGood({ cents: 1500, stock: 9 })]
  const bought = await order(page, [fish, fruit])
  await pay(page, bought)

  await page.goto('/user-center/2/my-order2')
  await group(page, bought).getByRole('button', { name: '催发货' }).click()
  await expect(said(page, '催发货成功，商家已收到提示')).toBeVisible()
  await expect(group(page, bought).getByRole('link', { name: /申请售后/ })).toHaveCount(2)

  // Packing takes the simulated seller some seconds; here it has been at it for a while.
  await sql(`update shop_order set paid_at = paid_at - interval '1 minute' where id = $1`, [bought.id])
  await expect
    .poll(async () => (await call<{ status: number }>(page, '/v1/order/detail', { id: bought.id })).status, {
      timeout: 60_000,
    })
    .toBe(ORDER.shipped)
  await page.goto('/user-center/3/my-order2')
  await group(page, bought).getByRole('button', { name: '查看物流' }).click()
  const parcel = page.getByRole('dialog', { name: '物流信息' })
  await expect(parcel.getByText(/商家已发货，包裹已交给/)).toBeVisible()
  await expectAccessible(page)
  await parcel.getByRole('button', { name: '关闭' }).click()

  await group(page, bought)
    .getByRole('link', { name: /订单详情/ })
    .click()
  await expect(page.getByRole('listitem').filter({ hasText: '商家发货' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  await expect(page.getByRole('heading', { name: '物流信息' })).toBeVisible()
  await expectAccessible(page)
  await switchLanguage(page, 'English')
  await expect(page.getByText(/Shipped by the seller and handed to/)).toBeVisible()
  await expectAccessible(page)
  await switchLanguage(page, '中文')
  await page.getByRole('button', { name: '确认收货' }).click()
  const sure = page.getByRole('alertdialog', { name: '确认收货' })
  await expect(sure.getByText('请收到货后，再确认收货，您确定收货吗？')).toBeVisible()
  await expectAccessible(page)
  await sure.getByRole('button', { name: '确认收货' }).click()
  await expect(said(page, '已确认收货')).toBeVisible()

  await page.getByRole('link', { name: '评价', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '评价订单' })).toBeVisible()
  const [first, second] = [page.getByRole('article').first(), page.getByRole('article').nth(1)]
  await expect(first.getByRole('radio', { name: /5/ })).toBeChecked()
  await expect(first.getByRole('radio', { name: '匿名' })).toBeChecked()
  await expectAccessible(page)
  await first.getByLabel('评价内容').fill('鱼很新鲜，冰袋还是硬的')
  await page.getByRole('button', { name: '发布' }).click()
  await expect(said(page, '请填写评价内容')).toBeVisible()
  await expect(second.getByLabel('评价内容')).toBeFocused()
  await second.getByLabel('评价内容').fill('甜')
  // What is half written is still there after going back and forward.
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: '评价订单' })).toHaveCount(0)
  await page.goForward()
  await expect(first.getByLabel('评价内容')).toHaveValue('鱼很新鲜，冰袋还是硬的')
  await second.getByRole('radio', { name: /4/ }).check({ force: true })
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#2a7' } })
    .jpeg()
    .toBuffer()
  await first
    .locator('input[type="file"]')
    .setInputFiles({ name: 'fish.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(first.locator('img[src*="/pictures/u-"]')).toBeVisible()
  // A review does not go out without the picture its buyer sees in it.
  const broken = { name: 'torn.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }
  await second.locator('input[type="file"]').setInputFiles(broken)
  await expect(second.getByRole('alert')).toBeVisible()
  await page.getByRole('button', { name: '发布' }).click()
  await expect(said(page, '有图片没有上传成功，请重试或移除后再提交')).toBeVisible()
  await second.getByRole('button', { name: '删除图片 1' }).click()
  await page.getByRole('button', { name: '发布' }).click()
  await expect(said(page, '发布成功')).toBeVisible()
  await expect(page).toHaveURL(/my-order2/)
  await expect(group(page, bought).getByText('交易完成')).toBeVisible()

  await page.goto(`/product-details/${fish.productId}#reviews`)
  await expect(page.getByText('鱼很新鲜，冰袋还是硬的')).toBeVisible()
  await expect(page.getByText('匿名用户')).toBeVisible()
  await page.goto(`/Evaluate/${bought.id}`)
  await expect(page.getByText('每件商品只能评价一次。')).toBeVisible()
})

test('where a parcel goes stands on the page of its order, and travels with no list', async ({ page }) => {
  await enterAsShopper(page)
  const placed = await order(page, [await aGood({ cents: 900, stock: 9 })])
  const sent = async (place: string) => (await page.request.get(place)).text()
  expect(await sent(`/OrderDetail/${placed.id}`)).toContain('文三路 1 号')
  for (const place of [paths.orders(), `${paths.orders()}.data`]) {
    const list = await sent(place)
    expect(list).toContain(placed.order_sn)
    for (const told of ['文三路', '13900001111', '李鲜']) expect(list).not.toContain(told)
  }
})

test('a virtual purchase is downloaded by its buyer, and by nobody else', async ({ page, browser }) => {
  await enterAsShopper(page)
  const [book] = await sql<{ productId: string; skuId: string }>(
    `select p.id as "productId", min(s.id) as "skuId" from product p join sku s on s.product_id = p.id
     join product_file f on f.product_id = p.id where p.virtual group by p.id order by p.id limit 1`,
  )
  const good = { productId: Number(book?.productId), skuId: Number(book?.skuId) } as Good
  const bought = await order(page, [good], { virtual: true })
  await pay(page, bought)
  await page.goto(`/OrderDetail/${bought.id}`)
  await expect(page.getByText('可下载', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: '查看物流' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /申请售后/ })).toHaveCount(1)
  await expectAccessible(page)
  const answered = page.waitForResponse('**/v1/order/download')
  await page.getByRole('button', { name: /^下载/ }).click()
  const { data } = (await (await answered).json()) as { data: { url: string } }
  // What was handed out cannot be given back.
  await expect(page.getByRole('link', { name: /申请售后/ })).toHaveCount(0)
  const file = await page.request.get(data.url)
  expect(file.status()).toBe(200)
  expect(file.headers()['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''.*\.txt$/)
  const stranger = await browser.newContext()
  expect((await stranger.request.get(new URL(data.url, page.url()).href)).status()).toBe(403)
  await stranger.close()
})

test('orders are found by tab, number and product, cancelled, bought again and deleted, on a phone and in English', async ({
  page,
}) => {
  await enterAsShopper(page)
  await page.goto('/user-center/0/my-order2')
  await expect(page.getByText('这里还没有订单')).toBeVisible()
  await expectAccessible(page)

  const [pork, corn] = [await aGood({ cents: 2000, stock: 9 }), await aGood({ cents: 900, stock: 9 })]
  const [first, second] = [await order(page, [pork]), await order(page, [corn])]
  await page.goto('/user-center/1/my-order2')
  await expect(page.getByRole('link', { name: /待付款/ })).toContainText('2')
  await expect(group(page, first).getByRole('timer')).toHaveText(/00:(29|30):\d\d/)
  await expectAccessible(page)
  const box = page.getByRole('combobox', { name: '搜索订单' })
  await box.fill(first.order_sn)
  await box.press('Enter')
  await expect(group(page, second)).toHaveCount(0)
  await expect(group(page, first)).toBeVisible()
  await page.getByRole('link', { name: '清除搜索' }).click()
  await expect(group(page, second)).toBeVisible()
  await box.fill(corn.name)
  await box.press('Enter')
  await expect(group(page, first)).toHaveCount(0)
  await page.reload()
  await expect(group(page, second)).toBeVisible()
  await expect(group(page, first)).toHaveCount(0)

  await page.setViewportSize({ width: 390, height: 844 })
  await switchLanguage(page, 'English')
  await expect(page.getByRole('link', { name: /^To pay/ })).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await group(page, second).getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText(/No orders match/)).toBeVisible()
  await page.getByRole('link', { name: /^All 2/ }).click()
  await group(page, second)
    .getByRole('link', { name: /Order details/ })
    .click()
  await expect(page.getByText('You cancelled this order. Stock and coupon have gone back.')).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: 'Buy again' }).click()
  await expect(page).toHaveURL(/shopping-cart/)
  await expect(page.getByRole('checkbox', { name: new RegExp(corn.nameEn) })).toBeVisible()
  await page.goto(`/OrderDetail/${second.id}`)
  await page.getByRole('button', { name: 'Delete order' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page).toHaveURL(/my-order2/)
  await expect(group(page, first)).toBeVisible()
  await expect(group(page, second)).toHaveCount(0)
  const gone = await page.request.get(`/OrderDetail/${second.id}`)
  expect(gone.status()).toBe(404)
  // The way to pay leads to the cashier of that very order.
  await group(page, first).getByRole('link', { name: 'Pay now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pay for your order' })).toBeVisible()
  await expect(page.getByText(first.order_sn)).toBeVisible()
})
