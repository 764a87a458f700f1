import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, switchLanguage, test } from './journey.ts'
import { enterAsNewBuyer } from './new-buyer.ts'
import { said } from './said.ts'
import { sql } from './shop-database.ts'

/** Published a moment ago by the seller, under a name no other journey uses, and that no page may take for markup. */
async function publish(kind: 'platform' | 'system'): Promise<string> {
  const title = `通知${randomInt(1e9)}<img src=x onerror=alert(1)>`
  const texts = JSON.stringify({ zh_CN: title, en_US: `${title} (en)` })
  await sql(
    `insert into notice (kind, title, content, publish_at, announced_at)
     values ($1, $2, $2, now() - interval '1 second', now())`,
    [kind, texts],
  )
  await sql("select pg_notify('shop_changes', 'notices')")
  return title
}

const bell = (page: Page) =>
  page.getByRole('navigation', { name: /快捷导航|Shortcuts/ }).getByRole('link', { name: /消息公告|Notices/ })

test('a visitor reads announcements and logs in for the messages of the system', async ({ page }) => {
  const title = await publish('platform')
  await page.goto('/news')
  await expect(page.getByRole('heading', { level: 1, name: '消息公告' })).toBeVisible()
  await expect(page.getByRole('button', { name: '一键已读' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: /平台公告/ }).click()
  await expect(page).toHaveURL('/news?type=1')
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByText('双十一订单发货进度')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: '返回消息公告' }).click()
  await switchLanguage(page, 'English')
  await expect(page.getByRole('link', { name: /Announcements/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /System messages/ }).click()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fnews%3Ftype%3D2/)
})

test('a buyer sees what is new and marks it as read, one kind after the other', async ({ page }) => {
  const [announced, told] = [await publish('platform'), await publish('system')]
  await enterAsNewBuyer(page)
  await page.goto('/news')
  const platform = page.getByRole('main').getByRole('link', { name: /平台公告/ })
  const system = page.getByRole('main').getByRole('link', { name: /系统消息/ })
  await expect(bell(page)).toContainText('条未读')
  await expect(platform).toContainText('条未读')
  await expect(system).toContainText(told)
  await expectAccessible(page)

  // The page with all kinds shows the latest announcements too, and has a button of the same name for all of them.
  await platform.click()
  await expect(page.getByRole('heading', { level: 1, name: '平台公告' })).toBeVisible()
  const row = page.getByRole('article').filter({ hasText: announced })
  await expect(row).toContainText('未读')
  await page.getByRole('button', { name: '一键已读' }).click()
  await expect(said(page, '公告已读')).toBeVisible()
  await expect(row).not.toContainText('未读')
  await page.getByRole('link', { name: '返回消息公告' }).click()
  await expect(platform).not.toContainText('条未读')
  await expect(system).toContainText('条未读')

  await system.click()
  await switchLanguage(page, 'English')
  await expect(page.getByRole('heading', { name: `${told} (en)` })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to notices' }).click()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(said(page, 'All marked as read')).toBeVisible()
  await expect(bell(page)).not.toContainText('unread')
  await page.reload()
  await expect(page.getByRole('main').getByRole('link', { name: /System messages/ })).not.toContainText(
    'unread',
  )
})

test('the pages of the shop can be chosen from, in both languages', async ({ page }) => {
  await page.goto('/singlePage?id=')
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: '隐私政策' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '隐私政策' })).toBeVisible()
  await switchLanguage(page, 'English')
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible()
  await expectAccessible(page)
})
