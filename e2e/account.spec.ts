import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, switchLanguage, test } from './journey.ts'

// Each journey looks at many states of a page with axe.

const DEMO = { mobile: '13800138000', password: 'demo1234' }

const TOO_COMMON = '该密码太常见，容易被猜到，请换一个'

let numbers = 0
/** A mobile number no other journey of this run uses. */
const aNumber = () => {
  numbers += 1
  return `137${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}${String(numbers % 100).padStart(2, '0')}`
}

/** The input with this label; the label of what is required also holds a star. */
const field = (place: Page | Locator, label: string) => place.getByLabel(new RegExp(`^\\*?${label}$`))

const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: /消息提示|Notifications/ }).getByText(text)

/** Takes the code out of the demo shop's toast, as a newcomer does. */
async function fillDemoCode(page: Page): Promise<void> {
  await page.getByRole('button', { name: '填入' }).click()
}

async function register(page: Page, mobile: string, password: string, path = '/register'): Promise<void> {
  await page.goto(path)
  await field(page, '手机号').fill(mobile)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await fillDemoCode(page)
  await field(page, '密码').fill(password)
  await page.getByRole('button', { name: '注册' }).click()
  await expect(toast(page, '注册成功')).toBeVisible()
}

async function logIn(page: Page, mobile: string, password: string): Promise<void> {
  await field(page, '手机号').fill(mobile)
  await field(page, '密码').fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

/** Presses a button that opens a dialog; one pressed before the page is alive is pressed again. */
async function open(page: Page, button: string, dialog: Locator): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(dialog).toBeVisible({ timeout: 1500 })
  }).toPass()
}

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name)

test('login says what is missing, in order, beside the fields, in both languages', async ({ page }) => {
  await page.goto('/login')
  await expectAccessible(page)
  await page.getByRole('checkbox').uncheck()
  await field(page, '手机号').press('Enter')
  await expect(toast(page, '请输入手机号')).toBeVisible()
  await expect(field(page, '手机号')).toBeFocused()
  for (const sentence of ['请输入手机号', '请输入密码', '请阅读并同意遵守《用户协议》']) {
    await expect(page.locator('form').getByText(sentence)).toBeVisible()
  }
  await expectAccessible(page)
  await field(page, '手机号').fill('13900000000')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(toast(page, '请输入密码')).toBeVisible()
  await field(page, '密码').fill('wrong123')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(toast(page, '请阅读并同意遵守《用户协议》')).toBeVisible()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(toast(page, '手机号或密码错误')).toBeVisible()

  await page.getByRole('radio', { name: 'English' }).check()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await expect(field(page, 'Phone number')).toHaveValue('13900000000')
  await expect(page.locator('form').getByText('Wrong phone number or password')).toBeVisible()
  await expectAccessible(page)
})

test('the password can be looked at, and both agreements read without leaving', async ({ page }) => {
  await page.goto('/login')
  const password = field(page, '密码')
  await password.fill('demo1234')
  await page.getByRole('button', { name: '显示密码' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  for (const [link, title] of [
    ['《用户协议》', '用户协议'],
    ['《隐私政策》', '隐私政策'],
  ] as const) {
    await page.getByRole('link', { name: link }).click()
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog.locator('.rich-text')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: '我知道了' }).click()
    await expect(dialog).toBeHidden()
  }
  await expect(password).toHaveValue('demo1234')
})

test('the demo buyer is one click away, and a buyer goes on to where they wanted', async ({ page }) => {
  await page.goto('/user-center/0/security-setting')
  await expect(page).toHaveURL('/login?redirect=%2Fuser-center%2F0%2Fsecurity-setting')
  await page.getByRole('button', { name: '使用演示买家' }).click()
  await expect(toast(page, '登录成功')).toBeVisible()
  await expect(page).toHaveURL('/user-center/0/security-setting')
  const cookies = await page.context().cookies()
  const info = cookies.find(({ name }) => name === 'user_info')
  expect(JSON.parse(decodeURIComponent(info?.value ?? ''))).toMatchObject({ mobile: DEMO.mobile })
  const token = cookies.find(({ name }) => name === 'user_token')
  const lifeDays = ((token?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(lifeDays).toBeGreaterThan(6.9)
  expect(lifeDays).toBeLessThan(7.1)

  await page.goto('/login?redirect=/briefIntroduction/12')
  await expect(page).toHaveURL('/briefIntroduction/12')
})

test('a link to elsewhere leads home', async ({ page }) => {
  for (const wanted of ['//evil.example', '/\\evil.example', 'https://evil.example', '/.//evil.example']) {
    await page.context().clearCookies()
    await page.goto(`/login?redirect=${encodeURIComponent(wanted)}`)
    await logIn(page, DEMO.mobile, DEMO.password)
    await expect(page).toHaveURL('/')
  }
})

test('a newcomer registers; the countdown survives a reload and warns who is early', async ({ page }) => {
  const mobile = aNumber()
  await page.goto('/login?redirect=/briefIntroduction/15')
  await page.getByRole('link', { name: '没有账号？去注册' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('注册账号')
  await expectAccessible(page)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(toast(page, '请输入手机号')).toBeVisible()
  await page.getByRole('button', { name: '注册' }).click()
  for (const sentence of ['请输入手机号', '请输入验证码', '请输入密码']) {
    await expect(page.locator('form').getByText(sentence)).toBeVisible()
  }
  await field(page, '手机号').fill(` ${mobile} `)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(toast(page, /演示模式：验证码是 \d{6}/)).toBeVisible()
  await fillDemoCode(page)
  const code = await field(page, '验证码').inputValue()
  expect(code).toMatch(/^\d{6}$/)

  await page.reload()
  const resend = page.getByRole('button', { name: /秒后重发/ })
  await expect(resend).toBeVisible()
  await resend.click({ force: true })
  await expect(toast(page, '倒计时结束后再发送')).toBeVisible()
  await switchLanguage(page, 'English')
  await expectAccessible(page)
  await switchLanguage(page, '中文')

  await field(page, '手机号').fill(mobile)
  await field(page, '验证码').fill(code)
  await field(page, '密码').fill('abc12345')
  await field(page, '密码').press('Enter')
  await expect(page.locator('form').locator('p').getByText(TOO_COMMON)).toBeVisible()
  await field(page, '密码').fill('fresh123')
  await field(page, '密码').press('Enter')
  await expect(toast(page, '注册成功')).toBeVisible()
  await expect(page).toHaveURL('/briefIntroduction/15')
  await page.goto('/user-center/6/personal-data')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('个人资料')
})

test('a forgotten password is set anew, by picture or by words, and logs in', async ({ page }) => {
  const mobile = aNumber()
  await register(page, mobile, 'fresh123')
  await expect(page).toHaveURL('/')
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('link', { name: '忘记密码' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('找回密码')
  await expect(page.getByRole('img', { name: '图形码图片' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: '重设密码' }).click()
  for (const sentence of ['请输入手机号', '请输入四位图形码', '请输入验证码', '请输入新密码']) {
    await expect(page.locator('form').getByText(sentence)).toBeVisible()
  }
  await field(page, '手机号').fill(mobile)
  const picture = field(page, '图形码')
  const first = await page.getByRole('img', { name: '图形码图片' }).getAttribute('src')
  await page.getByRole('button', { name: '看不清？点击换一张' }).click()
  await expect(page.getByRole('img', { name: '图形码图片' })).not.toHaveAttribute('src', first ?? '')
  const second = await page.getByRole('img', { name: '图形码图片' }).getAttribute('src')
  await picture.fill('0000')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(toast(page, '图形码错误，请重新输入')).toBeVisible()
  await expect(page.locator('form').getByText('图形码错误，请重新输入')).toBeVisible()
  await expect(picture).toHaveValue('')
  await expect(page.getByRole('img', { name: '图形码图片' })).not.toHaveAttribute('src', second ?? '')

  await page.getByRole('button', { name: '无法看图？改用文字题' }).click()
  const question = page.getByText(/请依次输入这四个数字/)
  await expect(question).toBeVisible()
  await expectAccessible(page)
  const spelt = ((await question.textContent()) ?? '').split('：')[1]?.split('、') ?? []
  await picture.fill(spelt.map((word) => '零一二三四五六七八九'.indexOf(word)).join(''))
  await page.getByRole('button', { name: '获取验证码' }).click()
  await fillDemoCode(page)
  await expect(page.getByText('图形码已通过')).toBeVisible()
  await field(page, '新密码').fill('fresh456')
  await field(page, '确认密码').fill('fresh457')
  await page.getByRole('button', { name: '重设密码' }).click()
  await expect(toast(page, '请确认两次密码相同')).toBeVisible()
  await field(page, '新密码').fill('abc12345')
  await field(page, '确认密码').fill('abc12345')
  await page.getByRole('button', { name: '重设密码' }).click()
  await expect(page.locator('form').locator('p').getByText(TOO_COMMON)).toBeVisible()
  await field(page, '新密码').fill('fresh456')
  await field(page, '确认密码').fill('fresh456')
  await page.getByRole('button', { name: '重设密码' }).click()
  await expect(toast(page, '修改成功，前去登录')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await logIn(page, mobile, 'fresh456')
  await expect(toast(page, '登录成功')).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('a buyer changes phone: the old one first, then the new one', async ({ page }) => {
  const mobile = aNumber()
  await register(page, mobile, 'fresh123', '/register?redirect=/user-center/0/security-setting')
  const dialog = page.getByRole('dialog', { name: '更换手机号' })
  await open(page, '更换手机号', dialog)
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(toast(page, '请先校验手机号')).toBeVisible()
  await dialog.getByRole('button', { name: '校验', exact: true }).click()
  await expect(dialog.locator('p').getByText('请输入旧手机号验证码')).toBeVisible()
  await dialog.getByRole('button', { name: '获取验证码' }).first().click()
  await fillDemoCode(page)
  await dialog.getByRole('button', { name: '校验', exact: true }).click()
  await expect(toast(page, '校验成功')).toBeVisible()
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog.locator('p').getByText('请输入新手机号', { exact: true })).toBeVisible()
  await expect(dialog.locator('p').getByText('请输入新手机号验证码')).toBeVisible()
  await expectAccessible(page)
  const moved = aNumber()
  await field(dialog, '新手机号').fill(moved)
  await dialog.getByRole('button', { name: '获取验证码' }).click()
  await fillDemoCode(page)
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(toast(page, '修改成功')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(`${moved.slice(0, 3)}****${moved.slice(-4)}`)).toBeVisible()
  await page.context().clearCookies()
  await page.goto('/login')
  await logIn(page, moved, 'fresh123')
  await expect(toast(page, '登录成功')).toBeVisible()
})

test('a buyer sets a payment password and changes the login password, which logs out', async ({ page }) => {
  const mobile = aNumber()
  await register(page, mobile, 'fresh123', '/register?redirect=/user-center/0/security-setting')
  await expect(page).toHaveURL('/user-center/0/security-setting')
  await expectAccessible(page)
  let dialog = page.getByRole('dialog', { name: '设置支付密码' })
  await open(page, '设置支付密码', dialog)
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog.locator('p').getByText('请输入密码')).toBeVisible()
  await field(dialog, '登录密码').fill('fresh123')
  await field(dialog, '支付密码').fill('135790')
  await field(dialog, '确认支付密码').fill('135790')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(toast(page, '支付密码设置成功')).toBeVisible()
  await expect(page.getByText('已设置，余额支付时使用')).toBeVisible()

  dialog = page.getByRole('dialog', { name: '修改登录密码' })
  await open(page, '修改登录密码', dialog)
  await dialog.getByRole('tab', { name: '短信验证码修改' }).click()
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog.locator('p').getByText('请输入验证码')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('tab', { name: '旧密码修改' }).click()
  await field(dialog, '旧密码').fill('fresh123')
  await field(dialog, '新密码').fill('abc12345')
  await field(dialog, '确认新密码').fill('abc12345')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog.locator('p').getByText(TOO_COMMON)).toBeVisible()
  await field(dialog, '新密码').fill('fresh456')
  await field(dialog, '确认新密码').fill('fresh456')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(toast(page, '修改成功')).toBeVisible()
  await expect(page).toHaveURL('/login')
  expect(await cookieNames(page)).not.toContain('user_token')
  await logIn(page, mobile, 'fresh456')
  await expect(toast(page, '登录成功')).toBeVisible()
})

test('devices are listed and ended; an ended one is told so and starts again', async ({
  page,
  browser,
  complaints,
}) => {
  const mobile = aNumber()
  await register(page, mobile, 'fresh123', '/register?redirect=/user-center/0/security-setting')
  const other = await browser.newContext({ userAgent: 'Mozilla/5.0 (iPhone) Version/18.0 Safari/604.1' })
  const phone = await other.newPage()
  await phone.goto('/login?redirect=/user-center/0/security-setting')
  await logIn(phone, mobile, 'fresh123')
  await expect(phone).toHaveURL('/user-center/0/security-setting')

  await page.reload()
  const question = page.getByRole('alertdialog')
  await open(page, '让 Safari · iOS 下线', question)
  await expectAccessible(page)
  await question.getByRole('button', { name: '下线' }).click()
  await expect(toast(page, '该设备已下线')).toBeVisible()
  await expect(page.getByText('Safari · iOS')).toBeHidden()

  const dialog = phone.getByRole('alertdialog', { name: '退出登录' })
  await open(phone, '下载', dialog)
  await expect(dialog.locator('p').getByText('登录已过期，请重新登录')).toBeVisible()
  await expectAccessible(phone)
  await dialog.getByRole('button', { name: '取消' }).click()
  await expect(phone).toHaveURL(/\/login\?redirect=/)
  await logIn(phone, mobile, 'fresh123')
  await expect(phone).toHaveURL('/user-center/0/security-setting')
  await page.reload()
  await open(page, '下线其他所有设备', question)
  await question.getByRole('button', { name: '下线', exact: true }).click()
  await expect(toast(page, '其他设备已全部下线')).toBeVisible()
  await open(phone, '下载', dialog)
  await dialog.getByRole('button', { name: '确定' }).click()
  await expect(phone).toHaveURL('/')
  expect(await cookieNames(phone)).not.toContain('user_token')
  await other.close()
  expect(complaints).toEqual([])
})

test('two tabs show the same buyer: what one does, the other follows', async ({ page, context }) => {
  await page.goto('/')
  const second = await context.newPage()
  await second.goto('/login?redirect=/user-center/0/security-setting')
  await page.goto('/login')
  await logIn(page, DEMO.mobile, DEMO.password)
  await expect(page).toHaveURL('/')
  await expect(second).toHaveURL('/user-center/0/security-setting')

  const question = second.getByRole('alertdialog', { name: '退出登录' })
  await open(second, '退出登录', question)
  await question.getByRole('button', { name: '取消' }).click()
  expect(await cookieNames(second)).toContain('user_token')
  await open(second, '退出登录', question)
  await question.getByRole('button', { name: '退出' }).click()
  await expect(toast(second, '已退出')).toBeVisible()
  await expect(second).toHaveURL('/')
  for (const name of ['user_token', 'user_info']) expect(await cookieNames(second)).not.toContain(name)
  await expect(page.getByRole('link', { name: '去登录' }).first()).toBeVisible()
})

test('my data comes as a file, and a closed account is gone', async ({ page }) => {
  const mobile = aNumber()
  await register(page, mobile, 'fresh123', '/register?redirect=/user-center/0/security-setting')
  await expect(page).toHaveURL('/user-center/0/security-setting')
  await page.waitForLoadState('networkidle')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)

  const dialog = page.getByRole('alertdialog', { name: '注销账号' })
  await open(page, '注销', dialog)
  await expectAccessible(page)
  await field(dialog, '登录密码').fill('fresh123')
  await dialog.getByRole('button', { name: '确认注销' }).click()
  await expect(toast(page, '账号已注销')).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.goto('/login')
  await logIn(page, mobile, 'fresh123')
  await expect(toast(page, '手机号或密码错误')).toBeVisible()
})

test('security settings read well in English', async ({ page }) => {
  await page.goto('/login?redirect=/user-center/0/security-setting')
  await logIn(page, DEMO.mobile, DEMO.password)
  await expect(page).toHaveURL('/user-center/0/security-setting')
  await switchLanguage(page, 'English')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security settings')
  await expectAccessible(page)
  await open(page, 'Change your password', page.getByRole('dialog'))
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(
    page.getByRole('dialog').locator('p').getByText('Please enter your old password'),
  ).toBeVisible()
  await expectAccessible(page)
})
