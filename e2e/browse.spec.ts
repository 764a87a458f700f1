import { expect, expectAccessible, IN_FIREFOX_TOO, switchLanguage, test } from './journey.ts'

test(
  'a visitor opens Home, a product, and switches language without losing the place',
  IN_FIREFOX_TOO,
  async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    await expectAccessible(page)

    const first = page.getByRole('article').first().getByRole('heading').getByRole('link')
    const name = (await first.textContent()) ?? ''
    await first.click()
    await expect(page).toHaveURL(/\/product-details\/\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await expect(page).toHaveTitle(/鲜集/)

    await switchLanguage(page, 'English')
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText(name)
    await expect(page).toHaveTitle(/Xianji/)

    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'New arrivals' })).toBeVisible()
    await expectAccessible(page)
  },
)

test('what does not exist says so, with a way back', async ({ page, complaints }) => {
  for (const [path, said] of [
    ['/nowhere', '页面走丢了'],
    ['/product-details/99999999', '商品不存在或已下架'],
    ['/product-details/nonsense', '页面走丢了'],
  ] as const) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: said })).toBeVisible()
    await page.getByRole('link', { name: '回首页' }).click()
    await expect(page).toHaveURL('/')
  }
  // The browser itself reports the 404 of the page that was asked for.
  complaints.splice(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the first page is complete', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
