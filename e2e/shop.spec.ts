import { expect, expectAccessible, switchLanguage, test } from './journey.ts'
import { enterAsNewBuyer } from './new-buyer.ts'
import { said } from './said.ts'

test('a visitor looks around in a shop: sorts, searches, and shares what was found', async ({ page }) => {
  await page.goto('/shopIndex/2')
  await expect(page.getByRole('heading', { level: 1, name: '果园里' })).toBeVisible()
  await expectAccessible(page)

  const prices = async () => {
    const shown = await page
      .getByRole('article')
      .locator('.sr-only')
      .filter({ hasText: '¥' })
      .allTextContents()
    return shown.map((price) => Number(price.replace('¥', '')))
  }
  const sort = page.getByRole('navigation', { name: '排序' })
  await sort.getByRole('link', { name: '价格' }).click()
  await expect(page).toHaveURL(/orderby=price&orderway=desc/)
  await expect.poll(prices).toEqual((await prices()).toSorted((a, b) => b - a))
  await sort.getByRole('link', { name: '价格' }).click()
  await expect(page).toHaveURL(/orderway=asc/)
  await expect.poll(prices).toEqual((await prices()).toSorted((a, b) => a - b))

  const box = page.getByRole('main').getByRole('searchbox').or(page.getByRole('main').getByRole('combobox'))
  await box.first().fill('hongfushi')
  await box.first().press('Enter')
  await expect(page).toHaveURL(/keyword=hongfushi/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(1)

  await page.goto('/shopIndex/2?keyword=不存在的东西')
  await expect(page.getByText('没有找到相关商品')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: '看全部商品' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a visitor reads it in English, and logs in before following', async ({ page }) => {
  await page.goto('/shopIndex/2')
  await switchLanguage(page, 'English')
  await expect(page.getByRole('heading', { level: 1, name: 'Orchard Lane' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Follow shop' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=%2FshopIndex%2F2/)
})

test('a buyer follows a shop and leaves it again; the count of followers moves with it', async ({ page }) => {
  await enterAsNewBuyer(page)
  await page.goto('/shopIndex/4')
  const followers = page.locator('dd').last()
  const before = Number(await followers.textContent())
  const follow = page.getByRole('button', { name: '关注店铺' })
  await follow.click()
  await expect(said(page, '关注成功')).toBeVisible()
  const following = page.getByRole('button', { name: '已关注' })
  await expect(following).toHaveAttribute('aria-pressed', 'true')
  await expect(followers).toHaveText(String(before + 1))
  await page.goto('/user-center/0/my-focus')
  await expect(page.getByRole('region', { name: '牧野农场' }).getByRole('article')).toHaveCount(5)
  await expectAccessible(page)
  await page.goto('/shopIndex/4')
  await expect(following).toBeVisible()
  await following.click()
  await expect(said(page, '已取消关注')).toBeVisible()
  await expect(followers).toHaveText(String(before))
})

test('a shop that does not exist is not found', async ({ page, complaints }) => {
  for (const path of ['/shopIndex/99999', '/shopIndex/nonsense']) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('link', { name: '回首页' })).toBeVisible()
  }
  // The browser itself reports the 404 of the page that was asked for.
  complaints.splice(0)
})
