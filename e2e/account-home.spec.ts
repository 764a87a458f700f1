import { call, haveAddress } from './buying.ts'
import { expect, expectAccessible, switchLanguage, test } from './journey.ts'
import { enterAsNewBuyer } from './new-buyer.ts'
import { aGood, sql } from './shop-database.ts'

test('the home of the account says where orders, money and messages stand', async ({ page }) => {
  const good = await aGood({ cents: 1250, stock: 9 })
  await enterAsNewBuyer(page)
  await page.goto('/user-center/user-center-home')
  await expect(page.getByText('还没有订单，去挑点新鲜的吧')).toBeVisible()
  await expect(page.getByText('暂无消息')).toBeVisible()

  await haveAddress(page)
  const { id: addressId } = (await call<{ id: number }[]>(page, '/v1/65489e972a761'))[0] ?? { id: 0 }
  const order = () =>
    call<{ id: number; order_sn: string }>(page, '/v1/654b227c8f8fa', {
      goods_list: [{ product_id: good.productId, sku_price_id: good.skuId, num: 2 }],
      address_id: addressId,
    })
  await order()
  const latest = await order()
  const { id } = await call<{ id: number }>(page, '/v1/6486f3c53f10f')
  await sql(
    `insert into buyer_message (buyer_id, kind, data, created_at)
     values ($1, 'order_paid', jsonb_build_object('order_id', $2::bigint, 'order_sn', $3::text, 'amount', '25.00'), now())`,
    [id, latest.id, latest.order_sn],
  )
  await page.reload()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /待付款/ }).first()).toContainText('2 笔待处理')
  await expect(main.getByRole('link', { name: /全部订单（2）/ })).toBeVisible()
  await expect(main.getByRole('link', { name: new RegExp(good.name) })).toHaveAttribute(
    'href',
    `/OrderDetail/${latest.id}`,
  )
  await expect(main.getByRole('link', { name: /订单支付成功/ })).toContainText('未读')
  await expectAccessible(page)

  await switchLanguage(page, 'English')
  await expect(main.getByRole('link', { name: /To pay/ }).first()).toContainText('2 waiting')
  await expect(main.getByRole('link', { name: /Payment received/ })).toBeVisible()
  await expect(main.getByRole('link', { name: /Balance/ })).toContainText('¥0.00')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
