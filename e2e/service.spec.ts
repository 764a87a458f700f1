import { expect, expectAccessible, switchLanguage, test } from './journey.ts'
import { enterAsNewBuyer } from './new-buyer.ts'

test('a buyer asks customer service, and the answer arrives without reloading, in every tab', async ({
  page,
}) => {
  // The seller of the demo shop takes a few seconds for each answer.
  test.slow()
  await enterAsNewBuyer(page)
  const streams: string[] = []
  page.context().on('request', (request) => {
    if (new URL(request.url()).pathname === '/live') streams.push(request.url())
  })
  await page.goto('/user-center/0/my-message')
  await expect(page.getByText('暂无消息')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('main').getByRole('button', { name: '联系客服' }).click()
  const dialog = page.getByRole('dialog', { name: '联系客服' })
  const box = dialog.getByRole('textbox', { name: '想咨询的内容' })
  await expect(box).toBeFocused()
  await dialog.getByRole('button', { name: '发送' }).click()
  await expect(box).toHaveAccessibleDescription('请输入想咨询的内容')
  await expectAccessible(page)
  const markup = '<img src=x onerror=alert(1)> 我的订单什么时候发货？'
  await box.fill(markup)
  await box.press('Enter')
  const log = dialog.getByRole('log')
  await expect(log.getByText(markup)).toBeVisible()
  await expect(box).toHaveValue('')
  await expect(log.getByText('催促仓库')).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)

  // The dialog is closed before the answer comes: it is told in the header, the tools and the inbox.
  await box.fill('谢谢')
  await dialog.getByRole('button', { name: '发送' }).click()
  await expect(log.getByText('谢谢', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const second = await page.context().newPage()
  await second.goto('/Search')
  const tools = second.getByRole('navigation', { name: '快捷工具' })
  await second.bringToFront()
  await expect(tools.getByRole('button', { name: '客服有新回复' })).toBeVisible({ timeout: 60_000 })
  await page.bringToFront()
  const told = page
    .getByRole('main')
    .getByRole('button', { name: /客服回复了您/ })
    .first()
  await expect(told).toContainText('祝您购物愉快')
  await told.click()
  await expect(log.getByText('祝您购物愉快')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '全部标为已读' })).toHaveCount(0)
  expect(streams).toHaveLength(1)
  await second.close()

  await switchLanguage(page, 'English')
  await expect(page.getByRole('heading', { level: 1, name: 'My messages' })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('banner').getByRole('button', { name: 'Customer service' }).click()
  const english = page.getByRole('dialog', { name: 'Customer service' })
  await expect(english.getByText('Hello, this is customer service.')).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('a visitor finds the number and the way to log in', async ({ page }) => {
  await page.goto('/Search')
  await page.getByRole('navigation', { name: '快捷工具' }).getByRole('button', { name: '联系客服' }).click()
  const dialog = page.getByRole('dialog', { name: '联系客服' })
  await expect(dialog.getByRole('link', { name: '0571-55550188' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('link', { name: '登录后在线咨询' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=%2FSearch/)
})
