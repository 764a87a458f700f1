import type { Page } from '@playwright/test'
import { paths } from '#paths'
import { haveInCart } from './buying.ts'
import { holdBack } from './hold-back.ts'
import { expect, switchLanguage, test } from './journey.ts'
import { enterAsNewBuyer } from './new-buyer.ts'
import { aGood } from './shop-database.ts'

/** The page is there, its scripts are not, until they are let through. */
async function openBeforeItIsAlive(page: Page, path: string): Promise<() => void> {
  const letThrough = await holdBack(page, /\/assets\/.*\.js$/)
  await page.goto(path, { waitUntil: 'commit' })
  return letThrough
}

/**
 * The first page is drawn by its scripts, but has not looked yet at what was typed and pressed before: a moment on a slow
 * phone, here until it is let on.
 */
async function holdOnceDrawn(page: Page) {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('held')) return
    // React tells tools when a page is drawn. Out of time after each step, it sends itself a message for the next one.
    let steps = 0
    const now = performance.now.bind(performance)
    performance.now = () => now() + 6 * steps++
    let drawn = false
    const onCommitFiberRoot = () => {
      drawn = true
    }
    const tool = { supportsFiber: true, inject: () => 1, onCommitFiberRoot, onCommitFiberUnmount() {} }
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: tool })
    const send = MessagePort.prototype.postMessage
    MessagePort.prototype.postMessage = function (...message: unknown[]) {
      const letOn = () => Reflect.apply(send, this, message)
      if (!drawn) return letOn()
      MessagePort.prototype.postMessage = send
      sessionStorage.setItem('held', 'yes')
      Object.assign(window, { letOn })
    }
  })
  return {
    isDrawn: () => page.waitForFunction(() => 'letOn' in window),
    letOn: () => page.evaluate(() => (window as unknown as { letOn(): void }).letOn()),
  }
}

test('what is pressed before the page is alive is done once it is', async ({ page }) => {
  const good = await aGood({ cents: 500, stock: 9 })
  const letThrough = await openBeforeItIsAlive(page, paths.product(good.productId))
  const add = page.getByRole('button', { name: '加入购物车' }).locator('visible=true').first()
  await add.click()
  await add.click()
  await expect(add).toHaveAttribute('data-early', '')
  letThrough()
  await expect(page.getByText('已加入购物车').first()).toBeVisible()
  await expect(add).not.toHaveAttribute('data-early')
  await page.goto(paths.cart())
  await expect(page.getByRole('spinbutton')).toHaveValue('1')
})

test('a box pressed before the page is alive shows it at once, and counts', async ({ page }) => {
  await enterAsNewBuyer(page)
  await haveInCart(page, await aGood({ cents: 500, stock: 9 }), 2)
  const letThrough = await openBeforeItIsAlive(page, paths.cart())
  await expect(page.getByText('已选 2 件')).toBeVisible()
  const all = page.getByRole('checkbox', { name: '全选' }).first()
  await all.uncheck()
  letThrough()
  await expect(page.getByText('已选 0 件')).toBeVisible()
  await expect(all).not.toBeChecked()
})

test('what is pressed in a part that comes alive later than its page is done too', async ({ page }) => {
  const letThrough = await holdBack(page, /\/assets\/shop-footer.*\.js$/)
  await page.goto(paths.home())
  const service = page.getByRole('contentinfo').getByRole('button', { name: '联系客服' })
  await service.click()
  await expect(service).toHaveAttribute('data-early', '')
  letThrough()
  await expect(page.getByRole('dialog', { name: '联系客服' })).toBeVisible()
  await expect(service).not.toHaveAttribute('data-early')
})

test('what is typed before the page is alive stays, and the form sent early is sent', async ({ page }) => {
  const letThrough = await openBeforeItIsAlive(page, paths.login())
  const [mobile, password] = [page.getByLabel('手机号'), page.getByLabel(/^\*?密码$/)]
  await mobile.fill('13800138000')
  await password.fill('wrong1234')
  await password.press('Enter')
  await expect(page).toHaveURL(paths.login())
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  letThrough()
  expect((await answered).request().postDataJSON()).toMatchObject({ mobile: '13800138000' })
  await expect(mobile).toHaveValue('13800138000')
  await expect(page).toHaveURL(paths.login())
})

test('a file chosen before the page is alive is looked at once it is', async ({ page }) => {
  await enterAsNewBuyer(page)
  const letThrough = await openBeforeItIsAlive(page, paths.profile())
  const file = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }
  await page.getByLabel('更换头像').setInputFiles(file)
  letThrough()
  await expect(page.getByLabel('更换头像')).toHaveAccessibleDescription('格式错误!')
})

test('a search typed before the page is alive goes on as a plain form', async ({ page }) => {
  await openBeforeItIsAlive(page, paths.search())
  const box = page.getByRole('combobox').first()
  await box.fill('苹果')
  await box.press('Enter')
  await expect(page).toHaveURL(/keyword=/)
})

test('a search typed before the page is alive and sent just as it comes alive is made', async ({ page }) => {
  const { isDrawn, letOn } = await holdOnceDrawn(page)
  const letThrough = await openBeforeItIsAlive(page, paths.search())
  const box = page.getByRole('combobox').first()
  await box.fill('苹果')
  letThrough()
  await isDrawn()
  await box.press('Enter')
  await letOn()
  await expect(page).toHaveURL(/keyword=/)
})

test('what is typed in the moment the page comes alive counts too', async ({ page }) => {
  const { isDrawn, letOn } = await holdOnceDrawn(page)
  await page.goto('/briefIntroduction/12', { waitUntil: 'commit' })
  await isDrawn()
  const box = page.getByRole('combobox').first()
  await box.fill('pingguo')
  await letOn()
  await expect(page.getByRole('option').first()).toContainText('苹果')
  await expect(box).toHaveValue('pingguo')
})

test('a form filled in before the page is alive and sent just as it comes alive is sent', async ({
  page,
}) => {
  const { isDrawn, letOn } = await holdOnceDrawn(page)
  const letThrough = await openBeforeItIsAlive(page, paths.login())
  const [mobile, password] = [page.getByLabel('手机号'), page.getByLabel(/^\*?密码$/)]
  await mobile.fill('13800138000')
  await password.fill('wrong1234')
  letThrough()
  await isDrawn()
  await password.press('Enter')
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await letOn()
  expect((await answered).request().postDataJSON()).toMatchObject({ mobile: '13800138000' })
})

test('a button pressed just as the page comes alive acts once', async ({ page }) => {
  const good = await aGood({ cents: 500, stock: 9 })
  const { isDrawn, letOn } = await holdOnceDrawn(page)
  await page.goto(paths.product(good.productId), { waitUntil: 'commit' })
  await isDrawn()
  await page.getByRole('button', { name: '加入购物车' }).locator('visible=true').first().click()
  await letOn()
  await expect(page.getByText('已加入购物车').first()).toBeVisible()
  await page.goto(paths.cart())
  await expect(page.getByRole('spinbutton')).toHaveValue('1')
})

test('what stands far below comes alive when it is nearly seen', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const feed = () => fetched.some((file) => /post-feed.*\.js$/.test(file))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(paths.home(), { waitUntil: 'networkidle' })
  expect(feed()).toBe(false)
  await page.locator('#feed').scrollIntoViewIfNeeded()
  await expect.poll(feed).toBe(true)
})

test('on a slow processor nothing that is tapped or typed at once is lost', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const good = await aGood({ cents: 500, stock: 9 })
  await page.goto(paths.product(good.productId), { waitUntil: 'commit' })
  await page.getByRole('button', { name: '加入购物车' }).locator('visible=true').first().click()
  await expect(page.getByText('已加入购物车').first()).toBeVisible()
  await page.goto(paths.cart(), { waitUntil: 'commit' })
  const more = page.getByRole('button', { name: '增加' }).first()
  await more.click()
  await expect(page.getByRole('spinbutton')).toHaveValue('2')
  await page.goto(paths.search(), { waitUntil: 'commit' })
  const box = page.getByRole('combobox').first()
  await box.fill('苹果')
  await box.press('Enter')
  await expect(page).toHaveURL(/keyword=/)
  await expect(box).toHaveValue('苹果')
})

test('a part that is not alive yet speaks the language that is chosen meanwhile', async ({ page }) => {
  // A browser that always has something better to do.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await page.goto(paths.search())
  await expect(page.getByRole('contentinfo')).toContainText('帮助')
  await switchLanguage(page, 'English')
  await expect(page.getByRole('contentinfo')).toContainText('Help and terms')
})

for (const place of [paths.home(), paths.search(), paths.product(1)])
  test(`a language chosen the moment ${place} is alive is spoken in all of it`, async ({ page }) => {
    await page.addInitScript(() => {
      const mark = performance.mark.bind(performance)
      performance.mark = (name, options) => {
        const shown = [...document.querySelectorAll('button')].filter((one) => one.offsetParent)
        const english = shown.find((one) => one.textContent.includes('English'))
        if (name === 'alive') setTimeout(() => english?.click())
        return mark(name, options)
      }
    })
    await page.goto(place)
    await expect(page.getByRole('navigation', { name: 'Shortcuts' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('Help and terms')
    await expect(page.getByRole('main')).not.toContainText('更多')
  })

for (const steps of [0, 2, 8])
  test(`a language chosen ${steps} steps after a later part begins to come alive is spoken in it too`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const waiting: IdleRequestCallback[] = []
      Object.assign(window, { waiting })
      window.requestIdleCallback = (act) => waiting.push(act)
    })
    await page.goto(paths.search())
    const footer = page.getByRole('contentinfo')
    await expect(page.locator('[data-later]', { has: footer })).toHaveCount(1)
    await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0)
    await page.evaluate((steps) => {
      const shown = [...document.querySelectorAll('button')].filter((one) => one.offsetParent)
      const english = shown.find((one) => one.textContent.includes('English'))
      if (steps === 0) english?.click()
      // Out of time after each step, React sends itself a message for the next one.
      let taken = 0
      const now = performance.now.bind(performance)
      performance.now = () => now() + 6 * taken
      const send = MessagePort.prototype.postMessage
      MessagePort.prototype.postMessage = function (...message: unknown[]) {
        taken += 1
        if (taken === steps) english?.click()
        Reflect.apply(send, this, message)
      }
      const { waiting } = window as unknown as { waiting: (() => void)[] }
      window.requestIdleCallback = (act) => setTimeout(act)
      for (const act of waiting) act()
    }, steps)
    await expect(footer).toContainText('Help and terms')
    await expect(page.locator('[data-later]', { has: footer })).toHaveCount(0)
    await expect(footer).not.toContainText('帮助')
    await expect(page.getByRole('main')).not.toContainText('综合')
  })

test('nothing of the first look asks for Intl, which a slow phone would wait for', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: string[] = []
    Object.assign(window, { asked })
    for (const name of ['NumberFormat', 'DateTimeFormat', 'PluralRules'] as const) {
      Object.assign(Intl, {
        [name]: new Proxy(Intl[name], {
          construct(target, args) {
            asked.push(name)
            return Reflect.construct(target, args)
          },
        }),
      })
    }
    Number.prototype.toLocaleString = function () {
      asked.push('toLocaleString')
      return String(this)
    }
  })
  for (const at of ['/en', '/en/Search', '/en/product-details/1']) {
    await page.goto(at, { waitUntil: 'networkidle' })
    expect(await page.evaluate(() => Reflect.get(window, 'asked')), at).toEqual([])
  }
})
