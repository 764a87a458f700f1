import type { Page } from '@playwright/test'
import { expect, expectAccessible, switchLanguage, test } from './journey.ts'
import { enterAsNewBuyer } from './new-buyer.ts'
import { said } from './said.ts'

/** Midnight may pass in between. */
const LATELY = /今天|昨天/

test('a visitor who likes something logs in first, comes back to the same page and finds it done', async ({
  page,
}) => {
  await page.goto('/product-details/2')
  await page
    .getByRole('main')
    .getByRole('button', { name: '收藏', exact: true })
    .filter({ visible: true })
    .click()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fproduct-details%2F2&for=favourite$/)
  await enterAsNewBuyer(page)
  // It is said as soon as the page is alive, which may be before its last picture has come.
  await page.goto('/product-details/2', { waitUntil: 'commit' })
  await expect(said(page, '已收藏')).toBeVisible()
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true')
})

const heartOf = (page: Page) =>
  page.getByRole('article').first().getByRole('button', { name: /收藏/ }).filter({ visible: true })

test('favourites that are none yet say so, with a way on', async ({ page }) => {
  await enterAsNewBuyer(page)
  await page.goto('/user-center/0/myCollection')
  await expect(page.getByText('暂无数据')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: '去逛逛' })).toHaveAttribute(
    'href',
    '/Search',
  )
  await expectAccessible(page)
})

test('a buyer collects a product; heart and counter know it at once and after a reload', async ({ page }) => {
  await enterAsNewBuyer(page)
  await page.goto('/product-details/2')
  await heartOf(page).click()
  await expect(said(page, '已收藏')).toBeVisible()
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true')
  const counter = page.getByRole('navigation', { name: '个人中心' }).getByRole('link', { name: /收藏/ })
  await expect(counter).toContainText('1')
  await page.reload()
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
})

test('a favourite is found by its day, in both languages, and let go from there', async ({ page }) => {
  await enterAsNewBuyer(page)
  await page.goto('/product-details/2')
  const name = await page.getByRole('heading', { level: 1 }).textContent()
  await heartOf(page).click()
  await expect(said(page, '已收藏')).toBeVisible()
  await page.goto('/user-center/0/myCollection')
  await expect(page.getByRole('heading', { level: 2, name: LATELY })).toBeVisible()
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(name ?? '')
  await expectAccessible(page)
  await switchLanguage(page, 'English')
  await expect(page.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible()
  await page.getByRole('article').getByRole('button').click()
  await expect(said(page, 'Removed from favourites')).toBeVisible()
  await expect(page.getByText('Nothing here yet')).toBeVisible()
})

test('a heart stays as it is when the shop says no', async ({ page }) => {
  await enterAsNewBuyer(page)
  await page.route('**/v1/65549eb647ff5', (route) =>
    route.fulfill({ json: { code: 0, msg: '商品不存在或已下架', data: null } }),
  )
  await page.goto('/product-details/3')
  await heartOf(page).click()
  await expect(said(page, '商品不存在或已下架')).toBeVisible()
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'false')
})

async function lookAt(page: Page, ids: number[]): Promise<void> {
  for (const id of ids) {
    const recorded = page.waitForResponse('**/v1/catalogue/footprint')
    await page.goto(`/product-details/${id}`)
    await recorded
  }
}

test('what a buyer looked at is found again by day, and can be cleared one by one', async ({ page }) => {
  await enterAsNewBuyer(page)
  await lookAt(page, [5, 6])
  await page.goto('/user-center/0/myfootprint')
  await expect(page.getByRole('heading', { level: 2, name: LATELY })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expectAccessible(page)
  const remove = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /删除足迹/ })
  const ask = page.getByRole('alertdialog')
  await remove.click()
  await ask.getByRole('button', { name: '取消' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await remove.click()
  await ask.getByRole('button', { name: '删除' }).click()
  await expect(said(page, '足迹已清除')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('all footprints are cleared at once, in English too', async ({ page }) => {
  await enterAsNewBuyer(page)
  await lookAt(page, [7])
  await page.goto('/user-center/0/myfootprint')
  await expect(page.getByRole('article')).toHaveCount(1)
  await switchLanguage(page, 'English')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear all' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(page.getByText('Nothing here yet')).toBeVisible()
})

test('favourites and footprints are for buyers: visitors are sent to log in', async ({ page }) => {
  for (const path of ['/user-center/0/myCollection', '/user-center/0/myfootprint']) {
    await page.goto(path)
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`)
  }
})
