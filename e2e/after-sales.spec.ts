import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { paths } from '#paths'
import { seller } from './as-seller.ts'
import { haveAddress } from './buying.ts'
import { expect, expectAccessible, switchLanguage, test } from './journey.ts'
import { enterAsNewBuyer } from './new-buyer.ts'
import { havePaidOrder, haveReceived, haveUnpacked, type PaidOrder } from './paid-order.ts'
import { said } from './said.ts'
import { aGood, sql } from './shop-database.ts'

const choices = ({ id, itemId }: PaidOrder) => paths.refundOption({ id: itemId, order_id: id })

/** The simulated seller looks at a request for a while, and parcels travel: here that time has passed. */
const letTimePass = ({ id }: PaidOrder) =>
  sql(`update after_sale set changed_at = now() - interval '1 minute' where order_id = $1`, [id])

/** The opposite: the seller does not come to it while the journey looks around. */
const letTimeStand = ({ id }: PaidOrder) =>
  sql(`update after_sale set changed_at = now() + interval '10 minutes' where order_id = $1`, [id])

const openRequest = async (page: Page, order: PaidOrder) => {
  const [row] = await sql<{ id: string }>(
    `select id from after_sale where order_id = $1 order by id desc limit 1`,
    [order.id],
  )
  await page.goto(`/RefundDetail/${row?.id}`)
}

const aPhoto = async () => ({
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 80, height: 60, channels: 3, background: '#c33' } })
    .png()
    .toBuffer(),
})

test('a refund without return, before the goods are shipped', async ({ page }) => {
  await enterAsNewBuyer(page)
  await haveAddress(page)
  const good = await aGood({ cents: 2680, stock: 20 })
  const order = await havePaidOrder(page, good, 2)
  await haveUnpacked(order)

  await page.goto('/user-center/2/after-sale')
  await expect(page.getByText('暂无售后记录')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/RefundOption/%7B%22id%22')
  await expect(page.getByText('链接已损坏')).toBeVisible()

  await page.goto(choices(order))
  await expect(page.getByRole('heading', { level: 1, name: '选择售后类型' })).toBeVisible()
  await expect(page.getByRole('link', { name: /退货退款.*尚未发货/ })).toBeDisabled()
  await expectAccessible(page)
  await page
    .getByRole('link', { name: /仅退款/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: '申请售后' })).toBeVisible()
  await expect(page.locator('form').getByText('¥53.60').first()).toBeAttached()
  await expect(page.getByRole('listitem').filter({ hasText: '买家申请' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(said(page, '请选择退款原因')).toBeVisible()
  await expect(page.getByLabel('退款原因')).toBeFocused()

  await page.getByLabel('退款原因').selectOption('多拍、拍错、不想要了')
  await page.getByLabel('问题描述').fill('拍错了')
  // Evidence that did not arrive must not be missing unnoticed.
  const broken = { name: 'torn.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
  await page
    .locator('input[type=file]')
    .setInputFiles([await aPhoto(), broken, ...(await Promise.all(Array.from({ length: 9 }, aPhoto)))])
  // Nor may what was never sent.
  await expect(page.getByText('最多 9 张，已选前 9 张')).toBeVisible()
  await expect(page.getByRole('button', { name: '删除图片 9' })).toBeVisible()
  for (let left = 9; left > 3; left -= 1) await page.getByRole('button', { name: `删除图片 ${left}` }).click()
  await expect(page.getByText('已选前')).toHaveCount(0)
  await expect(page.getByRole('alert').filter({ hasText: '仅支持 JPG、PNG、WebP 格式的图片' })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: /上传进度/ })).toHaveCount(0)
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(said(page, '有图片没有上传成功，请重试或移除后再提交')).toBeVisible()
  await page.getByRole('button', { name: '删除图片 2' }).click()
  await expect(page.getByRole('button', { name: '删除图片 3' })).toHaveCount(0)
  // What is half written is not left by a slip.
  await page.getByRole('link', { name: '更换' }).click()
  const leaving = page.getByRole('alertdialog', { name: '要离开此页面吗？' })
  await leaving.getByRole('button', { name: '继续填写' }).click()
  await expect(page.getByLabel('问题描述')).toHaveValue('拍错了')
  await page.getByRole('button', { name: '提交申请' }).dblclick()
  await expect(said(page, '已提交申请')).toBeVisible()
  await letTimeStand(order)
  await expect(page).toHaveURL(/\/user-center\/0\/my-order2/)

  await page.goto('/user-center/2/after-sale')
  await expect(page.getByRole('row', { name: new RegExp(good.name) })).toContainText('待商家审核')
  await expectAccessible(page)
  await page.getByRole('link', { name: `查看详情：${good.name}` }).click()
  await expect(page.getByRole('heading', { level: 2, name: '待商家审核' })).toBeVisible()
  await expect(page.getByRole('timer')).toContainText('6 天')
  await expect(page.getByRole('listitem').filter({ hasText: '商家处理' }).first()).toHaveAttribute(
    'aria-current',
    'step',
  )
  await expectAccessible(page)
  // A double click opens it too: its second half is no press outside.
  await page.getByRole('button', { name: '凭证图片 1' }).dblclick()
  await expect(page.getByRole('dialog', { name: '凭证图片' })).toBeVisible()
  await page.keyboard.press('Escape')

  await letTimePass(order)
  await expect(page.getByRole('heading', { level: 2, name: '退款成功' })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(/¥53\.60 已于 .+ 原路退回您的支付宝账户/)).toBeVisible()
  await expect(page.getByText('款项已退回支付宝账户')).toBeVisible()
  await expect(page.getByText('商家同意退款，款项原路退回')).toBeVisible()
  await expect(page.getByRole('button', { name: '取消申请' })).toHaveCount(0)
  await page.goto(choices(order))
  await expect(page.getByText('该商品已退款').first()).toBeVisible()
  const [left] = await sql<{ stock: number }>(`select stock from sku where id = $1`, [good.skuId])
  expect(left?.stock).toBe(20)
})

test('a return with a courier, in English on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAsNewBuyer(page)
  await haveAddress(page)
  const good = await aGood({ cents: 9900, stock: 5 })
  const order = await havePaidOrder(page, good)
  await haveReceived(order)

  await page.goto(choices(order))
  await switchLanguage(page, 'English')
  await expectAccessible(page)
  await page.getByRole('link', { name: /Return and refund/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Request a return' })).toBeVisible()
  await page.getByLabel('Reason').selectOption('Quality problem')
  await page.getByLabel('Description').fill('Two of them are bruised')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Submit request' }).click()
  await expect(said(page, 'Request submitted')).toBeVisible()
  await expect(page).toHaveURL(/my-order2/)

  await letTimePass(order)
  await openRequest(page, order)
  await expect(page.getByRole('heading', { level: 2, name: 'Send the goods back' }).first()).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.getByText('Xianji After-sales')).toBeVisible()
  await expect(page.getByRole('timer')).toContainText('6 days')
  await expectAccessible(page)
  const courier = page.getByRole('combobox', { name: 'Courier' })
  const submit = page.getByRole('button', { name: 'Submit', exact: true })
  await submit.click()
  await expect(said(page, 'Please select a courier')).toBeVisible()
  await courier.fill('EXPRESS')
  await expect(page.getByRole('option', { name: 'ZTO Express' })).toBeVisible()
  await courier.fill('')
  await expect(page.getByRole('option')).toHaveCount(0)
  await courier.fill('sf')
  await page.getByRole('option', { name: 'SF Express' }).click()
  await expect(courier).toHaveValue('SF Express')
  await submit.click()
  await expect(said(page, 'Please enter the tracking number')).toBeVisible()
  await page.getByLabel('Tracking number').fill('sf 1628 8309 17')
  await submit.click()
  const sure = page.getByRole('alertdialog', { name: 'Submit these details?' })
  await expect(sure).toContainText('SF Express SF1628830917')
  await expectAccessible(page)
  await sure.getByRole('button', { name: 'Submit' }).click()
  await expect(said(page, 'Submitted')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'On its way back' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel request' })).toHaveCount(0)

  // A toast on its way out is paler than what axe allows.
  await expect(said(page, 'Submitted')).toBeHidden()
  await letTimePass(order)
  await expect(page.getByRole('heading', { level: 2, name: 'Refunded' })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('The seller received the goods and agreed to the refund')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/user-center/2/after-sale')
  await expect(page.getByRole('row', { name: new RegExp(good.nameEn) })).toContainText('Refunded')
  await expectAccessible(page)
})

test('rejected, applied for again, and withdrawn', async ({ page }) => {
  await enterAsNewBuyer(page)
  await haveAddress(page)
  const order = await havePaidOrder(page, await aGood({ cents: 1500, stock: 9 }))

  const apply = async (reason: string, description: string) => {
    await page
      .getByRole('link', { name: /仅退款/ })
      .first()
      .click()
    await page.getByLabel('退款原因').selectOption(reason)
    await page.getByLabel('问题描述').fill(description)
    await page.getByRole('button', { name: '提交申请' }).click()
    await expect(said(page, '已提交申请')).toBeVisible()
    await letTimeStand(order)
    await expect(page).toHaveURL(/my-order2/)
  }
  await page.goto(choices(order))
  await apply('其他', '')
  await letTimePass(order)
  await openRequest(page, order)
  await expect(page.getByRole('heading', { level: 2, name: '已拒绝' })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(/请补充说明或照片后重新申请/).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: '重新申请' }).click()
  await apply('其他', '收货地址无人，改天再买')

  await openRequest(page, order)
  await switchLanguage(page, 'English')
  await expect(page.getByText('收货地址无人，改天再买')).toHaveAttribute('lang', 'zh-CN')
  await switchLanguage(page, '中文')
  await page.getByRole('button', { name: '取消申请' }).click()
  const sure = page.getByRole('alertdialog', { name: '确定取消该商品的售后申请？' })
  await expectAccessible(page)
  await sure.getByRole('button', { name: '再想想' }).click()
  await expect(page.getByRole('heading', { level: 2, name: '待商家审核' })).toBeVisible()
  await page.getByRole('button', { name: '取消申请' }).click()
  await sure.getByRole('button', { name: '取消申请' }).click()
  await expect(said(page, '已取消售后申请')).toBeVisible()
  await expect(page).toHaveURL(/\/user-center\/2\/after-sale/)
  await expect(page.getByRole('row').filter({ hasText: '已取消' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: '已拒绝' })).toBeVisible()
})

test('some of the pieces, and a sum the seller offers: declined, offered again, taken, and the rest asked for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await enterAsNewBuyer(page)
  await haveAddress(page)
  const good = await aGood({ cents: 1000, stock: 9 })
  const order = await havePaidOrder(page, good, 3)
  await haveReceived(order)

  await page.goto(choices(order))
  await expect(page.getByText(/确认收货后 .+内可申请售后/)).toBeVisible()
  await page
    .getByRole('link', { name: /仅退款/ })
    .first()
    .click()
  const form = page.locator('form')
  await expect(form.getByText('¥30.00').first()).toBeAttached()
  await form.getByRole('button', { name: '减少' }).click()
  await expect(form.getByText('¥20.00').first()).toBeAttached()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByLabel('退款原因').selectOption('缺重或少件')
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(said(page, '已提交申请')).toBeVisible()
  await letTimeStand(order)
  await page.goto('/user-center/2/after-sale')
  await expect(page.getByText('3 件中的 2 件')).toBeVisible()
  const [asked] = await sql<{ id: string }>(`select id from after_sale where order_id = $1`, [order.id])
  const id = asked?.id ?? ''

  await seller('after-sales', 'offer', id, '3.00', '--note', '少了一点，补您三元')
  await openRequest(page, order)
  await expect(page.getByRole('heading', { level: 2, name: '商家提出补偿，待您答复' })).toBeVisible()
  await expect(page.getByText('少了一点，补您三元').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '拒绝', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '拒绝' }).click()
  await expect(page.getByRole('heading', { level: 2, name: '待商家审核' })).toBeVisible()
  await letTimeStand(order)

  await seller('after-sales', 'offer', id, '6.50')
  await page.setViewportSize({ width: 1280, height: 900 })
  await switchLanguage(page, 'English')
  await openRequest(page, order)
  await expect(page.getByRole('heading', { level: 2, name: 'Offer awaiting your answer' })).toBeVisible()
  await page.getByRole('button', { name: 'Accept offer' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept offer' }).click()
  await expect(page.getByText('You accepted ¥6.50')).toBeVisible()
  await page.getByRole('link', { name: 'Ask for the rest' }).click()
  await page.getByRole('link', { name: /Refund only/ }).click()
  await expect(page.locator('form').getByText('¥23.50').first()).toBeAttached()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(paths.order(order.id))
  await expect(page.getByText('¥6.50 refunded').first()).toBeVisible()

  const other = await havePaidOrder(page, good, 2)
  await haveUnpacked(other)
  const [{ sn } = { sn: '' }] = await sql<{ sn: string }>(
    `select order_sn as sn from shop_order where id = $1`,
    [other.id],
  )
  await seller('orders', 'cancel', sn, '--reason', 'The hens are on strike')
  await page.goto(paths.order(other.id))
  await expect(page.getByText('Cancelled by the seller').first()).toBeVisible()
  await expectAccessible(page)
  await switchLanguage(page, '中文')
  await page.goto(paths.order(other.id))
  await expect(page.getByText('商家已取消').first()).toBeVisible()
})
