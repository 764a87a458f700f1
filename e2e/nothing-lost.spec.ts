import type { Page } from '@playwright/test'
import { paths } from '#paths'
import { call, haveInCart } from './buying.ts'
import { expect, IN_FIREFOX_TOO, test } from './journey.ts'
import { enterAsNewBuyer } from './new-buyer.ts'
import { aGood } from './shop-database.ts'

const DATA = /\.data(\?|$)/
const firstProduct = (page: Page) => page.getByRole('main').locator('a[href^="/product-details/"]').first()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const sentence = (page: Page) => page.getByRole('listitem').filter({ hasText: '网络不给力，页面没能打开' })
const retry = (page: Page) => page.getByRole('button', { name: '再试一次' })

/** A browser reports every request that fails; here they are meant to. */
const forgive = (complaints: string[], text: RegExp) => {
  const others = complaints.filter((complaint) => !text.test(complaint))
  complaints.splice(0, complaints.length, ...others)
}

/** The code of the page is there already, only its data is not. */
async function seeAProductOnce(page: Page): Promise<string> {
  await page.goto(paths.search())
  const title = await page.title()
  const href = (await firstProduct(page).getAttribute('href')) ?? ''
  await firstProduct(page).click()
  await expect(page).toHaveURL(href)
  await expect(page).not.toHaveTitle(title)
  await page.goBack()
  await expect(page).toHaveTitle(title)
  return href
}

test('who loses the network stays on the page, and goes on when it is back', async ({
  page,
  context,
  complaints,
}) => {
  const href = await seeAProductOnce(page)
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('草莓')
  await context.setOffline(true)
  await firstProduct(page).dispatchEvent('click')
  await expect(sentence(page)).toBeVisible()
  await expect(page).toHaveURL(paths.search())
  await expect(firstProduct(page)).toBeVisible()
  await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toHaveValue('草莓')
  await expect(page.getByRole('progressbar', { name: '加载中' })).toBeHidden()
  // Still no network: told again, once.
  await retry(page).click()
  await expect(sentence(page)).toHaveCount(1)
  await expect(page).toHaveURL(paths.search())
  await context.setOffline(false)
  await retry(page).click()
  await expect(page).toHaveURL(href)
  await expect(sentence(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(paths.search())
  forgive(complaints, /ERR_INTERNET_DISCONNECTED|Failed to fetch/)
})

test('a page whose code does not come is tried again; one whose code is gone is loaded whole', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto(paths.search())
  const href = (await firstProduct(page).getAttribute('href')) ?? ''
  await expect(page.locator('section[popover]')).toBeAttached()
  await context.setOffline(true)
  await firstProduct(page).dispatchEvent('click')
  await expect(sentence(page)).toBeVisible()
  await expect(page).toHaveURL(paths.search())
  await context.setOffline(false)
  await retry(page).click()
  await expect(page).toHaveURL(href)
  await expect(heading(page)).toBeVisible()
  await page.route(/assets\/.*\.js/, (route) => route.fulfill({ status: 404 }))
  await page.locator(`a[href="${paths.news()}"]`).first().dispatchEvent('click')
  await expect(page).toHaveURL(paths.news())
  forgive(complaints, /ERR_INTERNET_DISCONNECTED|Failed to fetch|404/)
})

test('a way back that fails leaves the page and its address together', async ({ page, complaints }) => {
  await page.goto(paths.search())
  await firstProduct(page).click()
  await expect(page).toHaveURL(/product-details/)
  const address = page.url()
  await page.route(DATA, (route) => route.abort())
  await page.goBack()
  await expect(sentence(page)).toBeVisible()
  await expect(page).toHaveURL(address)
  await page.unroute(DATA)
  await retry(page).click()
  await expect(page).toHaveURL(paths.search())
  forgive(complaints, /ERR_FAILED|Failed to fetch/)
})

test('a shop with too much to do keeps the buyer where they are', async ({ page, complaints }) => {
  await seeAProductOnce(page)
  await page.route(DATA, (route) => route.fulfill({ status: 503, json: { code: 0, msg: '' } }))
  await firstProduct(page).dispatchEvent('click')
  await expect(page.getByRole('listitem').filter({ hasText: '服务繁忙，请稍后再试' })).toBeVisible()
  await expect(page).toHaveURL(paths.search())
  await page.unroute(DATA)
  await retry(page).click()
  await expect(page).toHaveURL(/product-details/)
  forgive(complaints, /503/)
})

test('whose login has ended logs in again and comes back to what they wrote', async ({ page }) => {
  const { token } = await enterAsNewBuyer(page)
  await page.goto(paths.profile())
  const name = page.getByRole('main').getByRole('textbox').first()
  await name.fill('小满')
  await page.request.post('/v1/account/logout', { headers: { 'user-token': token }, data: {} })
  await page.evaluate(() => window.dispatchEvent(new Event('shop:session-expired')))
  const dialog = page.getByRole('alertdialog', { name: '退出登录' })
  await expect(dialog.getByRole('button', { name: '取消' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: '确定' })).toBeVisible()
  await dialog.getByRole('button', { name: '重新登录' }).click()
  await expect(page).toHaveURL(paths.login({ redirect: paths.profile() }))
  // Whatever ends now, nobody at the door is told to go to the door.
  await page.evaluate(() => window.dispatchEvent(new Event('shop:session-expired')))
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: /演示/ }).click()
  await expect(page).toHaveURL(paths.profile())
  await expect(name).toHaveValue('小满')
})

test(
  'after a navigation the heading has the focus and the title is said',
  IN_FIREFOX_TOO,
  async ({ page }) => {
    await page.goto(paths.search())
    const said = page.locator('body > [aria-live=polite]')
    await expect(said).toBeEmpty()
    await expect(page.locator('body')).toBeFocused()
    await firstProduct(page).click()
    await expect(page).toHaveURL(/product-details/)
    await expect(heading(page)).toBeFocused()
    await expect(said).toHaveText(await page.title())
    await expect(said).toBeEmpty()
    expect(await heading(page).evaluate((it) => getComputedStyle(it).outlineStyle)).toBe('none')
  },
)

test('a card’s way into its page that the next press cuts short is no fault of the page', async ({
  page,
}) => {
  await page.goto(paths.search())
  const title = await page.title()
  await firstProduct(page).click()
  await expect(page).toHaveURL(/product-details/)
  await expect(page).not.toHaveTitle(title)
  await page.evaluate(() => document.startViewTransition(() => undefined).skipTransition())
  await page.goBack()
  await expect(page).toHaveTitle(title)
})

test('a quantity that was pressed in the last moment before the page is loaded anew or left stays', async ({
  page,
}) => {
  await enterAsNewBuyer(page)
  const good = await aGood({ cents: 900, stock: 9 })
  await haveInCart(page, good, 1)
  await page.goto(paths.cart())
  const number = page.getByRole('spinbutton', { name: `${good.name} 的数量` })
  const more = page.getByRole('button', { name: `增加${good.name} 的数量` })
  // What is pressed before the page is alive waits for that.
  await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0)
  await more.click()
  await page.reload()
  await expect(number).toHaveValue('2')
  await more.click()
  await expect(number).toHaveValue('3')
  await page.goto('about:blank')
  await expect
    .poll(async () => (await call<{ num: number }[]>(page, '/v1/654a1b35637b5')).map(({ num }) => num))
    .toEqual([3])
})
