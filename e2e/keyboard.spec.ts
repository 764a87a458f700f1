import type { Locator, Page } from '@playwright/test'
import { paths } from '#paths'
import { haveAddress } from './buying.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { enterAsNewBuyer } from './new-buyer.ts'
import { havePaidOrder, haveReceived, haveUnpacked } from './paid-order.ts'
import { said } from './said.ts'
import { aGood, sql } from './shop-database.ts'

/** More stops than any page has: who does not get there by then never does. */
const STOPS = 150

const hasFocus = (target: Locator) =>
  target.evaluateAll((found) => found.some((one) => one === one.ownerDocument.activeElement))

/** Walks on with Tab until it is there. What takes the focus is in sight, and shows that it has it. */
async function walkTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await hasFocus(target)) {
      await expect(target.first()).toBeInViewport()
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never comes to ${target}`)
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await expect(target.first()).toBeVisible()
  await walkTo(page, target)
  await page.keyboard.press(key)
}

const button = (page: Page, name: string) => page.getByRole('button', { name }).filter({ visible: true })

test('a purchase by keyboard alone, from the product until it is paid', async ({ page }) => {
  test.slow()
  await enterAsNewBuyer(page)
  await haveAddress(page)
  const good = await aGood({ cents: 1290, stock: 30 })
  await page.goto(paths.product(good.productId))
  const number = page.getByRole('spinbutton', { name: '数量' }).filter({ visible: true })
  await walkTo(page, number)
  await page.keyboard.press('ArrowUp')
  await expect(number).toHaveValue('2')
  await press(page, button(page, '加入购物车'))
  const added = page.getByRole('dialog', { name: '已加入购物车' })
  await expect(added).toBeVisible()
  await expectAccessible(page)
  await press(page, added.getByRole('link', { name: '去购物车' }))

  await expect(page.getByRole('heading', { level: 1, name: '购物车' })).toBeVisible()
  const one = page.getByRole('checkbox', { name: `选择 ${good.name}` })
  await press(page, one, 'Space')
  await expect(one).not.toBeChecked()
  await page.keyboard.press('Space')
  await press(page, button(page, '去结算'))

  await expect(page.getByRole('heading', { level: 1, name: '确认订单' })).toBeVisible()
  await walkTo(page, page.getByLabel('订单备注'))
  await page.keyboard.type('放门口')
  await press(page, button(page, '提交订单'))

  await expect(page).toHaveURL(/\/placeOrder\//)
  await press(page, button(page, '确认支付'))
  const pay = page.frameLocator('iframe[name="alipay-page"]').locator('button[value="pay"]')
  await press(page, pay)
  await expect(page.getByRole('dialog', { name: '支付成功' })).toBeVisible({ timeout: 60_000 })
})

test('money is asked back by keyboard alone', async ({ page }) => {
  await enterAsNewBuyer(page)
  await haveAddress(page)
  const order = await havePaidOrder(page, await aGood({ cents: 2680, stock: 20 }))
  await haveUnpacked(order)
  await page.goto(paths.refundOption({ id: order.itemId, order_id: order.id }))
  await press(page, page.getByRole('link', { name: /仅退款/ }).first())
  await expect(page.getByRole('heading', { level: 1, name: '申请售后' })).toBeVisible()
  const reason = page.getByLabel('退款原因')
  await walkTo(page, reason)
  await page.keyboard.press('ArrowDown')
  await expect(reason).not.toHaveValue('')
  await walkTo(page, page.getByLabel('问题描述'))
  await page.keyboard.type('拍错了')
  await press(page, button(page, '提交申请'))
  await expect(said(page, '已提交申请')).toBeVisible()
})

test('goods are sent back by keyboard alone, from the request to the parcel number', async ({ page }) => {
  await enterAsNewBuyer(page)
  await haveAddress(page)
  const order = await havePaidOrder(page, await aGood({ cents: 2680, stock: 20 }))
  await haveReceived(order)
  await page.goto(paths.refundOption({ id: order.itemId, order_id: order.id }))
  await press(page, page.getByRole('link', { name: /退货退款/ }))
  await walkTo(page, page.getByLabel('退款原因'))
  await page.keyboard.press('ArrowDown')
  await press(page, button(page, '提交申请'))
  await expect(said(page, '已提交申请')).toBeVisible()

  const [request] = await sql<{ id: string }>(
    `update after_sale set changed_at = now() - interval '1 minute' where order_id = $1 returning id`,
    [order.id],
  )
  await page.goto(paths.refundDetail(Number(request?.id)))
  const courier = page.getByRole('combobox', { name: '快递公司' })
  await expect(courier).toBeVisible({ timeout: 60_000 })
  await walkTo(page, courier)
  await page.keyboard.type('顺丰')
  await expect(page.getByRole('option', { name: '顺丰速运' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(courier).toHaveValue('顺丰速运')
  await walkTo(page, page.getByLabel('快递单号'))
  await page.keyboard.type('SF1628830917')
  await press(page, button(page, '提交'))
  const sure = page.getByRole('alertdialog', { name: '确定提交？' })
  await expect(sure).toContainText('SF1628830917')
  await press(page, sure.getByRole('button', { name: '提交' }))
  await expect(said(page, '已提交')).toBeVisible()
})

test('a review is written by keyboard alone', async ({ page }) => {
  await enterAsNewBuyer(page)
  await haveAddress(page)
  const order = await havePaidOrder(page, await aGood({ cents: 2680, stock: 20 }))
  await haveReceived(order)
  await page.goto(paths.evaluate(order.id))
  const stars = page.getByRole('radio')
  await walkTo(page, stars)
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: /^4 星/ }).first()).toBeChecked()
  await walkTo(page, page.getByLabel('评价内容'))
  await page.keyboard.type('很新鲜，下次还买')
  await press(page, button(page, '发布'))
  await expect(said(page, '发布成功')).toBeVisible()
})
