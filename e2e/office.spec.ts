import type { Page } from '@playwright/test'
import { haveAddress } from './buying.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { enterAsNewBuyer } from './new-buyer.ts'
import { havePaidOrder, haveUnpacked } from './paid-order.ts'
import { aGood, sql } from './shop-database.ts'

async function enterDesk(page: Page, who: string): Promise<void> {
  await page.getByRole('button', { name: who }).click()
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Log in to the desk')
}

async function anUnpackedOrder(page: Page, cents: number): Promise<string> {
  await enterAsNewBuyer(page)
  await haveAddress(page)
  const order = await havePaidOrder(page, await aGood({ cents, stock: 9 }))
  await haveUnpacked(order)
  const [row] = await sql<{ order_sn: string }>('select order_sn from shop_order where id = $1', [order.id])
  return row?.order_sn ?? ''
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
    const sn = await anUnpackedOrder(page, 19_900)
    await page.goto(`/desk/orders/${sn}`)
    await enterDesk(page, 'support@demo')
    await page.getByRole('button', { name: 'Refund' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Sum (¥)').fill('150')
    await dialog.getByLabel('Reason').fill('Bruised on the way')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Refund' }).click()
    await expect(page.getByText('A second person has been asked to agree').first()).toBeVisible()

    await page.context().clearCookies({ name: 'desk_session' })
    await page.goto('/desk/approvals')
    await enterDesk(page, 'owner@demo')
    await page.getByRole('link', { name: `Refund ${sn}` }).click()
    await expect(page.getByText('Bruised on the way').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Agree', exact: true }).click()
    await page.getByRole('button', { name: 'OK', exact: true }).click()
    await expect(page.getByRole('link', { name: `Refund ${sn}` })).toHaveCount(0)
    await page.goto(`/desk/orders/${sn}`)
    await expect(page.getByText('¥150.00')).toBeVisible()
  })

  for (const width of [1366, 390])
    for (const [named, rooms] of Object.entries(ROOMS))
      test(`at ${width} px the rooms for ${named} open, and are for everybody`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 })
        await page.goto('/desk')
        await enterDesk(page, 'owner@demo')
        for (const room of rooms) {
          await page.goto(`/desk/${room}`)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expectAccessible(page)
        }
      })
})

test.describe('in the office, in Chinese', () => {
  test.use({ locale: 'zh-CN' })

  test('in Chinese every room of the office has its Chinese name', async ({ page }) => {
    await page.goto('/desk')
    await page.getByRole('button', { name: 'owner@demo' }).click()
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('今天')
    for (const [room, title] of [
      ['approvals', '待同意'],
      ['money', '资金'],
      ['reports', '报表'],
      ['buyers', '买家'],
      ['reviews', '评价'],
      ['settings', '设置'],
    ]) {
      await page.goto(`/desk/${room}`)
      await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible()
    }
  })
})
