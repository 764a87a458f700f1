import type { Page } from '@playwright/test'
import { haveAddress } from './buying.ts'
import { enterDesk } from './enter-desk.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { enterAsNewBuyer } from './new-buyer.ts'
import { havePaidOrder, haveUnpacked } from './paid-order.ts'
import { said } from './said.ts'
import { aGood, type Good, sql } from './shop-database.ts'

/** Paid orders of a new buyer that nobody packs meanwhile, by their numbers. */
async function someUnpackedOrders(page: Page, good: Good, count: number): Promise<string[]> {
  await enterAsNewBuyer(page)
  await haveAddress(page)
  const sns: string[] = []
  while (sns.length < count) {
    const order = await havePaidOrder(page, good)
    await haveUnpacked(order)
    const [row] = await sql<{ order_sn: string }>('select order_sn from shop_order where id = $1', [order.id])
    sns.push(row?.order_sn ?? '')
  }
  return sns
}

const ROOMS = {
  money: ['approvals', 'money', 'money?tab=payments', 'money?tab=books', 'money?tab=check'],
  figures: ['reports', 'reports?by=product', 'batches'],
  buyers: ['buyers', 'reviews', 'support/phrases'],
  settings: ['settings', 'settings?tab=sums', 'settings?tab=delivery', 'settings?tab=couriers'],
}

test.describe('in the office', () => {
  test.use({ locale: 'en-US' })

  test('support asks for more than it may give back alone, and the owner agrees', async ({ page }) => {
    const [sn = ''] = await someUnpackedOrders(page, await aGood({ cents: 19_900, stock: 9 }), 1)
    await enterDesk(page, 'support@demo')
    await page.goto(`/desk/orders/${sn}`)
    await page.getByRole('button', { name: 'Refund' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Sum (¥)').fill('150')
    await dialog.getByLabel('Reason', { exact: true }).fill('Bruised on the way')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Refund' }).click()
    await expect(page.getByText('A second person has been asked to agree').first()).toBeVisible()

    await enterDesk(page, 'owner@demo')
    await page.goto('/desk/approvals')
    await page.getByRole('link', { name: `Refund ${sn}` }).click()
    await expect(page.getByText('Bruised on the way').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Agree', exact: true }).click()
    await page.getByRole('button', { name: 'OK', exact: true }).click()
    await expect(said(page, 'Done: ¥150.00')).toBeVisible()
    await expect(page.getByRole('link', { name: `Refund ${sn}` })).toHaveCount(0)
    await page.goto(`/desk/orders/${sn}`)
    await expect(page.getByText('¥150.00')).toBeVisible()
  })

  for (const [named, rooms] of Object.entries(ROOMS))
    test(`the rooms for ${named} open, and are for everybody, wide and narrow`, async ({ page }) => {
      await enterDesk(page, 'owner@demo')
      for (const room of rooms) {
        await page.goto(`/desk/${room}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        for (const width of [1366, 390]) {
          await page.setViewportSize({ width, height: 844 })
          await expectAccessible(page)
        }
      }
    })
})

test.describe('in the office, in Chinese', () => {
  test.use({ locale: 'zh-CN' })

  test('on a tablet support gives part of two orders back at once, and the owner agrees once to both', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 820, height: 1180 })
    const good = await aGood({ cents: 30_000, stock: 9 })
    const sns = await someUnpackedOrders(page, good, 2)
    await enterDesk(page, 'support@demo')
    await page.goto(`/desk/orders?sku=${good.skuId}&days=paid`)
    for (const sn of sns) await page.getByRole('row').filter({ hasText: sn }).getByRole('checkbox').check()
    await page.getByRole('link', { name: '退款', exact: true }).click()
    await page.getByLabel('百分比').fill('30')
    await page.getByLabel('原因', { exact: true }).fill('冷链中断')
    await page.getByRole('button', { name: '检查' }).click()
    await expect(page.getByRole('row').filter({ hasText: '¥90.00' })).toHaveCount(2)
    await expectAccessible(page)
    await page.getByRole('button', { name: '退款 2 单，共 ¥180.00' }).click()
    await page.getByRole('button', { name: '确定' }).click()
    await expect(page.getByRole('status').filter({ hasText: '等待另一位同事同意' })).toBeVisible()
    const asked = await page.getByRole('link', { name: '查看提请' }).getAttribute('href')

    await enterDesk(page, 'owner@demo')
    await page.goto(asked ?? '')
    for (const sn of sns) await expect(page.getByRole('row').filter({ hasText: sn })).toContainText('¥90.00')
    await expectAccessible(page)
    await page.getByRole('button', { name: '同意', exact: true }).click()
    await page.getByRole('button', { name: '确定' }).click()
    await expect(said(page, '已按')).toBeVisible()
    for (const sn of sns) {
      await page.goto(`/desk/orders/${sn}`)
      await expect(page.getByText('¥90.00').first()).toBeVisible()
    }
  })

  test('in Chinese every room of the office has its Chinese name', async ({ page }) => {
    await enterDesk(page, 'owner@demo')
    await page.goto('/desk')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('今天')
    for (const [room, title] of [
      ['approvals', '待同意'],
      ['money', '资金'],
      ['reports', '报表'],
      ['buyers', '买家'],
      ['reviews', '评价'],
      ['settings', '设置'],
      // An address that leads nowhere has the desk around it all the same.
      ['no-such-room', '页面走丢了'],
    ]) {
      await page.goto(`/desk/${room}`)
      await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible()
    }
  })
})
