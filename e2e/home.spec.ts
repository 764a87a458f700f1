import type { Page } from '@playwright/test'
import { paths } from '#paths'
import { expect, expectAccessible, test } from './journey.ts'

/** How far down the first price ends. */
const firstPrice = (page: Page) =>
  page.evaluate(() => document.querySelector('main .price')?.getBoundingClientRect().bottom)

test('the first price is on the first screen, nothing is shown twice, and what hangs in the header opens', async ({
  page,
}) => {
  await page.goto('/')
  expect(await firstPrice(page)).toBeLessThan(900)
  await page.getByRole('heading', { name: '新鲜水果' }).scrollIntoViewIfNeeded()
  const goods = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link')
  await expect(page.getByRole('region', { name: '新鲜水果' }).getByRole('article')).toHaveCount(4)
  const addresses = await goods.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses.length).toBeGreaterThan(20)
  expect(new Set(addresses).size).toBe(addresses.length)

  const column = page.getByRole('navigation', { name: '商品分类' })
  await column.getByRole('link', { name: /^海鲜水产/ }).hover()
  await expect(column.getByText('海鲜水产热卖')).toBeVisible()
  await expect(column.getByRole('article').filter({ visible: true })).toHaveCount(6)

  const cart = page.getByRole('banner').getByRole('link', { name: /^购物车/ })
  await cart.hover()
  await expect(page.getByText('购物车还是空的，先去逛逛吧')).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(page.getByText('购物车还是空的，先去逛逛吧')).toBeHidden()
  await cart.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByText('购物车还是空的，先去逛逛吧')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByText('购物车还是空的，先去逛逛吧')).toBeHidden()
})

test('on a phone the first price is above the fold, and a long notice opens whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  expect(await firstPrice(page)).toBeLessThan(600)
  const notice = page.getByRole('region', { name: '公告' }).filter({ visible: true })
  const words = notice.getByText(/^鲜集公告/)
  const line = (await words.boundingBox())?.height ?? 0
  await notice.getByText('查看全文').click()
  await expect.poll(async () => (await words.boundingBox())?.height).toBeGreaterThan(line * 2)
})

test('back from a post, the feed stands as it was left', async ({ page }) => {
  await page.goto('/')
  const feed = page.getByRole('region', { name: '动态列表，可左右滑动' })
  const row = feed.getByRole('list').first().getByRole('listitem')
  // It comes alive once it is nearly seen.
  await feed.scrollIntoViewIfNeeded()
  await feed.evaluate((strip) => strip.scrollTo({ left: strip.scrollWidth, behavior: 'instant' }))
  // A page of it brings five more, and another one if its end is near then.
  const post = row.nth(7).getByRole('link')
  await post.scrollIntoViewIfNeeded()
  const left = await feed.evaluate((strip) => strip.scrollLeft)
  await post.click()
  await expect(page).toHaveURL(/\/TopicDetalis\/\d+$/)
  await page.goBack()
  await expect(post).toBeVisible()
  await expect.poll(() => feed.evaluate((strip) => strip.scrollLeft)).toBe(left)
})

test('a post leads to the goods it speaks of, and they lead back to it', async ({ page }) => {
  await page.goto(paths.post(1))
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await expect(page.getByText('果园里', { exact: true })).toBeVisible()
  await page.getByRole('region', { name: '文中商品' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product-details\/1$/)
  // They come to who comes near.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.getByRole('region', { name: '大家聊到它' }).getByRole('link', { name: title }).first().click()
  await expect(page).toHaveURL(/\/TopicDetalis\/1$/)
})

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' })
  test('everything can be read', async ({ page }) => {
    for (const path of [paths.home(), paths.product(1), paths.search(), paths.login()]) {
      await page.goto(path)
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(23, 31, 26)')
      await expectAccessible(page)
    }
  })
})

test.describe('with its worker', () => {
  test.use({ serviceWorkers: 'allow' })
  test('without a network the shop says so itself, and nothing of anybody’s own is kept', async ({
    page,
    context,
    complaints,
  }) => {
    await page.goto('/')
    const kept = () =>
      page.evaluate(async () => {
        const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)))
        const requests = await Promise.all(caches.map((cache) => cache.keys()))
        return requests.flat().map(({ url }) => new URL(url).pathname)
      })
    await expect.poll(kept).toContain('/offline')
    await page.reload()
    await expect.poll(async () => (await kept()).some((path) => path.startsWith('/pictures/'))).toBe(true)
    expect((await kept()).filter((path) => !/^\/(offline$|assets\/|pictures\/)/.test(path))).toEqual([])

    await context.setOffline(true)
    await page.goto(paths.news())
    await expect(page.getByRole('heading', { name: '网络断开了' })).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('link', { name: '再试一次' }).click()
    await expect(page).toHaveURL(paths.news())
    await expect(page.getByRole('banner')).toBeVisible()
    // The browser itself reports what it could not reach.
    complaints.splice(0)
  })
})
