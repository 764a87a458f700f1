import { Buffer } from 'node:buffer'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { paths } from '#paths'
import { call } from './buying.ts'
import { expect, expectAccessible, switchLanguage, test } from './journey.ts'
import { enterAsNewBuyer } from './new-buyer.ts'
import { said } from './said.ts'

const aPhoto = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#2a9d5c' } })
    .jpeg()
    .toBuffer()

test('a new buyer fills in the profile, adds addresses and chooses the default', async ({ page }) => {
  // One long way through three pages in two languages.
  test.slow()
  await enterAsNewBuyer(page)
  await page.goto('/user-center/user-center-home')
  await expect(page.getByText('还没有收货地址')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('navigation', { name: '账户菜单' }).getByRole('link', { name: '个人资料' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '个人资料' })).toBeVisible()
  await page.getByLabel('昵称').fill('')
  await page.getByLabel('邮箱').fill('nobody')
  await page.getByRole('button', { name: '保存资料' }).click()
  await expect(said(page, '请输入昵称')).toBeVisible()
  await expect(page.getByLabel('昵称')).toBeFocused()
  await expect(page.getByLabel('邮箱')).toHaveAccessibleDescription('邮箱格式不正确')
  await page.getByLabel('昵称').fill('鲜果控')
  await page.getByLabel('邮箱').fill('fruit@example.com')
  await page.getByText('女', { exact: true }).click()
  await page.getByLabel('出生日期').fill('1990-02-28')
  await page.getByLabel('学历').selectOption('本科')
  await page.getByLabel('职业').fill('设计师')
  await page.getByRole('button', { name: '保存资料' }).click()
  await expect(said(page, '修改完毕')).toBeVisible()
  await expect(page.getByRole('link', { name: '鲜果控' })).toBeVisible()
  await expectAccessible(page)
  const info = (await page.context().cookies()).find(({ name }) => name === 'user_info')
  expect(decodeURIComponent(info?.value ?? '')).toContain('鲜果控')
  expect((info?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(6.9 * 86_400)

  await switchLanguage(page, 'English')
  await expect(page.getByLabel('Education')).toHaveValue('5')
  await expect(page.getByLabel('Education').locator('option:checked')).toHaveText('Bachelor’s degree')
  await expectAccessible(page)
  await switchLanguage(page, '中文')

  await page.getByRole('navigation', { name: '账户菜单' }).getByRole('link', { name: '收货地址' }).click()
  await page.getByRole('button', { name: '新增收货地址' }).click()
  const dialog = page.getByRole('dialog', { name: '新增收货地址' })
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(said(page, '请选择地址')).toBeVisible()
  for (const [label, sentence] of [
    ['所在地区', '请选择地址'],
    ['详细地址', '请输入详细地址'],
    ['收货人', '请输入收货人姓名'],
  ] as const) {
    await expect(dialog.getByLabel(label).first()).toHaveAccessibleDescription(sentence)
  }
  await expect(dialog.getByLabel('手机号')).toHaveAccessibleDescription(/^请输入手机号/)
  await expectAccessible(page)
  await dialog.getByRole('combobox', { name: '所在地区' }).click()
  await dialog.getByRole('option', { name: '浙江省' }).click()
  await dialog.getByRole('option', { name: '杭州市' }).click()
  await expectAccessible(page)
  await dialog.getByRole('option', { name: '西湖区' }).click()
  await expect(dialog.getByRole('combobox', { name: '所在地区' })).toHaveText('浙江省 杭州市 西湖区')
  await dialog.getByLabel('详细地址').fill('文三路 1 号')
  await dialog.getByLabel('收货人').fill('王小明')
  await dialog.getByLabel('手机号').fill('13800138000')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(said(page, '地址添加完毕')).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: '王小明' })).toContainText('默认')

  await addBySearch(page, 'pudong', '李晓燕')
  const second = page.getByRole('article').filter({ hasText: '李晓燕' })
  await expect(second).toContainText('上海市 浦东新区')
  await second.getByRole('button', { name: '设为默认' }).click()
  await expect(said(page, '地址修改完毕')).toBeVisible()
  await expect(second.getByText('默认', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await second.getByRole('button', { name: '删除' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await expect(said(page, '地址已删除')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText('默认')

  await switchLanguage(page, 'English')
  await expect(page.getByRole('article')).toContainText('Xihu District, Hangzhou, Zhejiang')
  await expectAccessible(page)
  await page.goto('/user-center/user-center-home')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('鲜果控')
  await expect(page.getByRole('article')).toContainText('Xihu District')
  await expectAccessible(page)
})

async function addBySearch(page: Page, keyword: string, consignee: string): Promise<void> {
  await page.getByRole('button', { name: '新增收货地址' }).click()
  const dialog = page.getByRole('dialog', { name: '新增收货地址' })
  await dialog.getByRole('combobox', { name: '所在地区' }).click()
  await dialog.getByRole('combobox', { name: '搜索省市区' }).fill(keyword)
  await expect(dialog.getByRole('option', { name: /浦东/ }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await dialog.getByLabel('详细地址').fill('世纪大道 100 号')
  await dialog.getByLabel('收货人').fill(consignee)
  await dialog.getByLabel('手机号').fill('+852 9123 4567')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(said(page, '地址添加完毕')).toBeVisible()
}

test('the region is chosen by keyboard alone, and Esc closes the panel before the dialog', async ({
  page,
}) => {
  await enterAsNewBuyer(page)
  await page.goto('/user-center/0/receiving-address')
  await page.getByRole('button', { name: '新增收货地址' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: '新增收货地址' })
  const region = dialog.getByRole('combobox', { name: '所在地区' })
  await region.press('Enter')
  await expect(dialog.getByRole('option', { name: '安徽省' })).toBeFocused()
  await page.keyboard.press('z')
  await expect(dialog.getByRole('option', { name: '浙江省' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('option', { name: '杭州市' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(region).toBeFocused()
  await expect(dialog).toBeVisible()
  // A municipality has no city to choose.
  await region.press('Enter')
  await page.keyboard.press('b')
  await expect(dialog.getByRole('option', { name: '北京市' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('option', { name: '昌平区' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(region).toBeFocused()
  await expect(region).toHaveText('北京市 朝阳区')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('an avatar is cut, sent and worn; a wrong file is told so', async ({ page }) => {
  await enterAsNewBuyer(page)
  await page.goto('/user-center/6/personal-data')
  const input = page.getByLabel('更换头像')
  const wrong = [
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
    { name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"></svg>') },
  ]
  for (const file of wrong) {
    await input.setInputFiles(file)
    await expect(said(page, '格式错误!')).toBeVisible()
    await expect(input).toHaveAccessibleDescription('格式错误!')
  }

  await input.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() })
  const dialog = page.getByRole('dialog', { name: '裁剪头像' })
  const frame = dialog.getByRole('application')
  await expect(frame).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('+')
  await page.keyboard.press('ArrowRight')
  const box = await frame.boundingBox()
  if (!box) throw new Error('The frame is not shown')
  await page.mouse.move(box.x + 100, box.y + 100)
  await page.mouse.down()
  await page.mouse.move(box.x + 60, box.y + 140, { steps: 4 })
  await page.mouse.up()
  await dialog.getByRole('button', { name: '使用这张头像' }).click()
  await expect(said(page, '修改完毕')).toBeVisible()
  await expect(dialog).toBeHidden()
  const { avatar } = await call<{ avatar: string }>(page, '/v1/6486f3c53f10f')
  expect(avatar).toMatch(/^\/pictures\/u-/)
  const shown = await sharp(await (await page.request.get(avatar)).body()).metadata()
  expect([shown.format, shown.width, shown.height]).toEqual(['webp', 640, 640])
  await expect(page.getByRole('main').locator(`img[src^="${avatar}/"]`)).toBeVisible()
})

test('the account centre is for buyers, and its short addresses lead to its pages', async ({
  page,
  complaints,
}) => {
  for (const path of ['/user-center/0/receiving-address', '/user-center/6/personal-data', '/user-center/2']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login\?redirect=/)
  }
  await enterAsNewBuyer(page)
  for (const [asked, lands] of [
    ['/user-center', '/user-center/user-center-home'],
    ['/user-center/3', '/user-center/user-center-home'],
    ['/USER-CENTER/User-Center-Home', '/USER-CENTER/User-Center-Home'],
    ['/user-center/Receiving-Address', '/user-center/0/receiving-address'],
    ['/User-Center/6/Personal-Data', '/User-Center/6/Personal-Data'],
  ] as const) {
    await page.goto(asked)
    await expect(page).toHaveURL(lands)
    await expect(page.getByRole('navigation', { name: '账户菜单' })).toBeVisible()
  }
  const menu = page.getByRole('navigation', { name: '账户菜单' })
  await expect(menu.getByRole('listitem')).toHaveText([
    '我的订单',
    '我的购物车',
    '退款/售后',
    '我的收藏',
    '我的足迹',
    '我的互动',
    '收货地址',
    '个人资料',
    '安全设置',
    '退出登录',
  ])
  await expect(menu.getByRole('link', { name: '个人资料' })).toHaveAttribute('aria-current', 'page')

  const header = page.locator('header').filter({ has: page.getByRole('search') })
  await page.mouse.wheel(0, 25)
  await expect(header).not.toHaveAttribute('data-fixed')
  await page.mouse.wheel(0, 200)
  await expect(header).toHaveAttribute('data-fixed', 'true')

  await menu.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '取消' }).click()
  await expect(page).toHaveURL('/User-Center/6/Personal-Data')
  await menu.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '退出', exact: true }).click()
  await expect(said(page, '已退出')).toBeVisible()
  await expect(page).toHaveURL('/')
  expect((await page.context().cookies()).filter(({ name }) => name.startsWith('user_'))).toEqual([])
  complaints.splice(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('the rooms lie behind one tab, each leads back, and addresses fit', async ({ page }) => {
    await enterAsNewBuyer(page)
    await page.goto(paths.home())
    const tab = page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '我的' })
    await tab.tap()
    await expect(page).toHaveURL(paths.accountHome())
    await page.getByRole('main').getByRole('link', { name: '收货地址' }).first().tap()
    await expect(page).toHaveURL(paths.addresses())
    await expect(tab).toHaveAttribute('aria-current', 'page')
    expect(await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top)).toBeLessThan(64)
    await page.getByRole('banner').getByRole('link', { name: '返回' }).tap()
    await expect(page).toHaveURL(paths.accountHome())
    await page.goBack()
    await expect(page).not.toHaveURL(paths.accountHome())
    await page.goto(paths.addresses())
    await page.getByRole('button', { name: '新增收货地址' }).tap()
    const dialog = page.getByRole('dialog', { name: '新增收货地址' })
    // A tap so soon and so near would be the second half of the one that opened the dialog, and is not taken.
    await expect(async () => {
      await dialog.getByRole('combobox', { name: '所在地区' }).tap()
      await expect(dialog.getByRole('option', { name: '广东省' })).toBeVisible({ timeout: 1000 })
    }).toPass()
    await dialog.getByRole('option', { name: '广东省' }).tap()
    await dialog.getByRole('option', { name: '深圳市' }).tap()
    await dialog.getByRole('option', { name: '南山区' }).tap()
    await expect(dialog.getByRole('combobox', { name: '所在地区' })).toHaveText('广东省 深圳市 南山区')
    await expectAccessible(page)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect(wide).toBe(false)
  })
})

test('light, dark or as the system has it is chosen in the settings, and holds on every page', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await enterAsNewBuyer(page)
  await page.goto('/user-center/0/security-setting')
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  await page.getByRole('button', { name: '深色' }).click()
  await expect(page.getByRole('button', { name: '深色' })).toHaveAttribute('aria-pressed', 'true')
  expect(await ground()).not.toBe(light)
  await expectAccessible(page)
  await page.goto('/')
  expect(await ground()).not.toBe(light)

  await page.goto('/user-center/0/security-setting')
  await page.getByRole('button', { name: '浅色' }).click()
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await ground()).toBe(light)
})
