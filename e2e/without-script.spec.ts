import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { paths } from '#paths'
import { haveAddress, haveInCart, ordersOf } from './buying.ts'
import { findFaults } from './find-faults.ts'
import { expect, test } from './journey.ts'
import { enterAsNewBuyer } from './new-buyer.ts'
import { aGood } from './shop-database.ts'

/** The way to an order as plain forms: every page is read and sent as HTML, and nothing else runs. */
test.use({ javaScriptEnabled: false })

/** What the page says of the form that led to it. */
const told = 'output.said'

/** Reads the four digits that are asked for in words, and types them. */
async function answerInWords(page: Page): Promise<void> {
  const question = (await page.getByText(/请依次输入这四个数字/).textContent()) ?? ''
  const digits = (question.split('：')[1] ?? '').split('、')
  await page
    .getByRole('textbox', { name: '图形码' })
    .fill(digits.map((word) => '零一二三四五六七八九'.indexOf(word)).join(''))
}

test('a visitor chooses, logs in, puts it into the cart and places the order, without a script', async ({
  page,
}) => {
  const good = await aGood({ cents: 2590, stock: 30 })
  await page.goto(`/product-details/${good.productId}`)
  await expect(page.locator('.gallery-place img').first()).toBeVisible()
  await page.getByRole('spinbutton').filter({ visible: true }).fill('2')
  await page.getByRole('button', { name: '加入购物车' }).filter({ visible: true }).click()
  await expect(page.locator(told)).toHaveText('登录后即可加入购物车，已选的规格会为您保留')
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible()

  await page.getByLabel('手机号').fill('13800138000')
  await page.getByRole('textbox', { name: '密码' }).fill('wrong1234')
  await page.getByRole('button', { name: '登录' }).click()
  await expect(page.locator(told)).toHaveText('手机号或密码错误')
  await page.getByLabel('手机号').fill('13800138000')
  await page.getByRole('textbox', { name: '密码' }).fill('demo1234')
  await page.getByRole('button', { name: '登录' }).click()
  await expect(page.locator(told)).toHaveText('登录成功')

  // Back at the product, with what was chosen.
  await expect(page.getByRole('heading', { level: 1, name: good.name })).toBeVisible()
  await expect(page.getByRole('spinbutton').filter({ visible: true })).toHaveValue('2')
  await page.getByRole('button', { name: '加入购物车' }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '购物车' })).toBeVisible()
  await expect(page.getByRole('spinbutton', { name: `${good.name} 的数量` })).toHaveValue('2')

  // Of everything in the cart only this one.
  for (const box of await page.locator('input[name=line]').all()) await box.uncheck()
  await page.getByRole('checkbox', { name: `选择 ${good.name}` }).check()
  await page.getByRole('spinbutton', { name: `${good.name} 的数量` }).fill('3')
  await page.getByRole('button', { name: '去结算' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '确认订单' })).toBeVisible()
  await expect(page.getByText('商品金额（3 件）')).toBeVisible()
  await page.getByLabel('订单备注').fill('放门口')
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page).toHaveURL(/\/placeOrder\//)
  await expect(page.locator(told)).toHaveText('订单提交成功')
})

test('a newcomer registers, gives an address and pays, without a script', async ({ page }) => {
  const good = await aGood({ cents: 2590, stock: 30 })
  const mobile = `139${String(randomInt(1e8)).padStart(8, '0')}`
  await page.goto(paths.register({ redirect: paths.product(good.productId) }))
  await page.getByLabel('手机号').fill(mobile)
  await page.getByRole('button', { name: '获取验证码' }).click()
  const code = /\d{6}/.exec((await page.locator(told).textContent()) ?? '')?.[0] ?? ''
  await page.getByLabel('手机号').fill(mobile)
  await page.getByLabel('验证码').fill(code)
  await page.getByRole('textbox', { name: '密码' }).fill('fresh1234')
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await expect(page.locator(told)).toHaveText('注册成功')

  await page.getByRole('button', { name: '立即购买' }).filter({ visible: true }).click()
  await page.getByRole('link', { name: '新增收货地址' }).click()
  const save = async (region: string) => {
    await page.getByLabel('所在地区').fill(region)
    await page.getByLabel('详细地址').fill('文三路 1 号')
    await page.getByLabel('收货人').fill('李鲜')
    await page.getByLabel('手机号').fill('13900001111')
    await page.getByRole('button', { name: '保存' }).click()
  }
  await save('西湖区')
  await expect(page.locator(told)).toContainText('浙江省 杭州市 西湖区、江西省 南昌市 西湖区')
  await save('浙江 杭州 西湖')
  await expect(page.locator(told)).toHaveText('地址添加完毕')
  await expect(page.getByRole('heading', { level: 1, name: '确认订单' })).toBeVisible()
  await page.getByRole('button', { name: '提交订单' }).click()

  await page.getByRole('radio', { name: /余额支付/ }).check()
  await page.getByRole('button', { name: '确认支付' }).click()
  await expect(page.locator(told)).toHaveText('请输入支付密码')
  await page.getByRole('button', { name: '确认支付' }).click()
  await page.locator('button[value="pay"]').click()
  // The shop has been told by now; the way back leads to the orders.
  await page.getByRole('link', { name: '我的订单' }).click()
  await expect(page.getByRole('article').filter({ hasText: good.name })).toContainText('待发货')
})

test('a forgotten password is set anew, and the agreements are read, without a script', async ({ page }) => {
  const { mobile } = await enterAsNewBuyer(page)
  await page.context().clearCookies()
  await page.goto(paths.login({ redirect: paths.addresses() }))
  for (const [link, title] of [
    ['《用户协议》', '用户协议'],
    ['《隐私政策》', '隐私政策'],
  ] as const) {
    const opened = page.context().waitForEvent('page')
    await page.getByRole('link', { name: link }).click()
    const agreement = await opened
    await expect(agreement.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await agreement.close()
  }

  await page.getByRole('link', { name: '忘记密码' }).click()
  await page.getByRole('link', { name: '显示图形码' }).click()
  await expect(page.getByRole('img', { name: '图形码图片' })).toBeVisible()
  await page.getByLabel('手机号').fill(mobile)
  await page.getByRole('textbox', { name: '图形码' }).fill('0000')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.locator(told)).toHaveText('图形码错误，请重新输入')

  await page.getByRole('link', { name: '无法看图？改用文字题' }).click()
  await page.getByLabel('手机号').fill(mobile)
  await answerInWords(page)
  await page.getByRole('button', { name: '获取验证码' }).click()
  const code = /\d{6}/.exec((await page.locator(told).textContent()) ?? '')?.[0] ?? ''
  // The picture was read: it is asked for no more.
  await expect(page.getByRole('textbox', { name: '图形码' })).toHaveCount(0)
  const send = async (repeat: string) => {
    await page.getByLabel('手机号').fill(mobile)
    await page.getByRole('textbox', { name: '验证码' }).fill(code)
    await page.getByRole('textbox', { name: '新密码' }).fill('fresh456')
    await page.getByRole('textbox', { name: '确认密码' }).fill(repeat)
    await page.getByRole('button', { name: '重设密码' }).click()
  }
  await send('fresh457')
  await expect(page.locator(told)).toHaveText('请确认两次密码相同')
  await send('fresh456')
  await expect(page.locator(told)).toHaveText('修改成功，前去登录')

  await page.getByLabel('手机号').fill(mobile)
  await page.getByRole('textbox', { name: '密码' }).fill('fresh456')
  await page.getByRole('button', { name: '登录' }).click()
  await expect(page).toHaveURL(paths.addresses())
})

test('after ten wrong passwords the picture is shown and answered, without a script', async ({ page }) => {
  const { mobile } = await enterAsNewBuyer(page)
  await page.context().clearCookies()
  const wrong = { data: { prefix: '+86', mobile, password: 'wrong1234' } }
  await Promise.all(Array.from({ length: 10 }, () => page.request.post('/v1/6459ea02ba473', wrong)))
  const enter = async (password: string) => {
    await page.getByLabel('手机号').fill(mobile)
    await page.getByRole('textbox', { name: '密码' }).fill(password)
    await page.getByRole('button', { name: '登录' }).click()
  }
  await page.goto(paths.login({ redirect: paths.addresses() }))
  await enter('fresh1234')
  await expect(page.locator(told)).toHaveText('请输入四位图形码')
  await expect(page.getByRole('img', { name: '图形码图片' })).toBeVisible()
  await page.getByRole('textbox', { name: '图形码' }).fill('0000')
  await enter('fresh1234')
  await expect(page.locator(told)).toHaveText('图形码错误，请重新输入')

  // Who cannot see it is asked in words, and comes to where they wanted.
  await page.getByRole('link', { name: '无法看图？改用文字题' }).click()
  await answerInWords(page)
  await enter('fresh1234')
  await expect(page).toHaveURL(paths.addresses())
})

test('the language is chosen at the login, without a script', async ({ page }) => {
  await page.goto(paths.login({ redirect: paths.addresses() }))
  await page.getByRole('radio', { name: 'English' }).check()
  await page.getByRole('button', { name: '确定' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked()
  // The way on is kept.
  expect(new URL(page.url()).searchParams.get('redirect')).toBe(paths.addresses())
})

test('the cart is changed line by line, and says what it did', async ({ page }) => {
  await enterAsNewBuyer(page)
  const [first, second] = [await aGood({ cents: 900, stock: 5 }), await aGood({ cents: 1900, stock: 9 })]
  await haveInCart(page, first, 1)
  await haveInCart(page, second, 1)
  await page.goto('/user-center/1/shopping-cart')
  await page.getByRole('spinbutton', { name: `${first.name} 的数量` }).fill('4')
  await page.getByRole('button', { name: '更新数量' }).click()
  await expect(page.locator(told)).toHaveText('数量已更新')
  await expect(page.getByRole('spinbutton', { name: `${first.name} 的数量` })).toHaveValue('4')

  await page.getByRole('button', { name: `删除 ${second.name}` }).click()
  await expect(page.locator(told)).toHaveText('删除成功')
  await expect(page.getByText(second.name)).toHaveCount(0)

  // Told once: the page itself is as ever.
  await page.reload()
  await expect(page.locator(told)).toHaveCount(0)

  for (const box of await page.locator('input[name=line]').all()) await box.uncheck()
  await page.getByRole('button', { name: '去结算' }).click()
  await expect(page.locator(told)).toHaveText('请选择结算商品')
})

test('another quantity is another sum, which is seen before it is agreed to; sent twice it is one order', async ({
  page,
}) => {
  await enterAsNewBuyer(page)
  await haveAddress(page)
  const good = await aGood({ cents: 3300, stock: 20 })
  await page.goto(`/product-details/${good.productId}`)
  await page.getByRole('button', { name: '立即购买' }).filter({ visible: true }).click()
  await page.getByRole('spinbutton').fill('2')
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page.locator(told)).toHaveText('订单内容已更新，请核对金额后再提交')
  await expect(page.getByText('商品金额（2 件）')).toBeVisible()
  expect(await ordersOf(page)).toBe(0)

  const form = Object.fromEntries(
    await Promise.all(
      ['key', 'pay_fee'].map(async (name) => [name, await page.locator(`[name=${name}]`).inputValue()]),
    ),
  )
  const twice = {
    form: { ...form, act: 'submit', remark: '' },
    headers: { origin: new URL(page.url()).origin },
  }
  await page.request.post(page.url(), { ...twice, maxRedirects: 0 })
  await page.request.post(page.url(), { ...twice, maxRedirects: 0 })
  expect(await ordersOf(page)).toBe(1)
})

test('a form that another site sends does nothing', async ({ page }) => {
  await enterAsNewBuyer(page)
  const good = await aGood({ cents: 3300, stock: 20 })
  await haveInCart(page, good, 1)
  const cart = '/user-center/1/shopping-cart'
  const clear = { form: { act: 'remove', line: '1' }, maxRedirects: 0 }
  for (const headers of [
    {},
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { origin: new URL((await page.request.get('/readyz')).url()).origin, 'sec-fetch-site': 'cross-site' },
  ] as Record<string, string>[]) {
    expect((await page.request.post(cart, { ...clear, headers })).status()).toBe(403)
  }
  await page.goto(cart)
  await expect(page.getByText(good.name)).toBeVisible()
})

test('what only a script can do is not offered, and a form that needs one says so', async ({ page }) => {
  await page.goto('/user-center/1/shopping-cart')
  await expect(page.getByText('浏览器未开启 JavaScript，登录后即可使用购物车。')).toBeVisible()
  await enterAsNewBuyer(page)
  await page.goto(paths.profile())
  await page.getByLabel('昵称').fill('13912345678')
  await page.getByRole('button', { name: '保存资料' }).click()
  await expect(page.locator(told)).toHaveText('这一步需要开启浏览器的 JavaScript')
  // Nothing that was typed has got into the address.
  expect(page.url()).not.toContain('139')
})

test('the same on a phone, in English', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page
    .context()
    .addCookies([
      { name: 'locale', value: 'en_US', url: new URL((await page.request.get('/readyz')).url()).origin },
    ])
  await enterAsNewBuyer(page)
  await haveAddress(page)
  const good = await aGood({ cents: 1590, stock: 30 })
  await page.goto(`/product-details/${good.productId}`)
  await page.getByRole('button', { name: 'Add to cart' }).filter({ visible: true }).click()
  await expect(page.locator(told)).toHaveText('Added to cart')
  // Which one it is can be read, though another cannot be chosen.
  await expect(page.getByText('Travel size')).toBeVisible()
  expect(await findFaults(page)).toEqual([])
  await page.getByRole('button', { name: `Remove ${good.nameEn}` }).click()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
})
