import type { Page } from '@playwright/test'
import { paths } from '#paths'
import { expect, test } from './journey.ts'
import { enterAsNewBuyer } from './new-buyer.ts'
import { sql } from './shop-database.ts'

/** What the browser asks the shop for: calls and data of pages, no files. */
function listenForQuestions(page: Page): string[] {
  const questions: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/v1/') || pathname.endsWith('.data')) questions.push(pathname)
  })
  return questions
}

const firstProduct = (page: Page) => page.getByRole('main').locator('a[href*="/product-details/"]').first()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a click on a product asks the shop once, and so does the way back', async ({ page }) => {
  await page.goto(paths.search())
  const questions = listenForQuestions(page)
  const href = (await firstProduct(page).getAttribute('href')) ?? ''
  // Pointing at it would ask ahead.
  await firstProduct(page).dispatchEvent('click')
  await expect(page).toHaveURL(href)
  await expect(heading(page)).toBeVisible()
  expect(questions).toEqual([`${href}.data`])
  await page.goBack()
  await expect(firstProduct(page)).toBeVisible()
  expect(questions).toEqual([`${href}.data`, `${paths.search()}.data`])
})

test('a product pointed at leaves no footprint; one that is opened does', async ({ page }) => {
  const { id } = await enterAsNewBuyer(page)
  await page.goto(paths.search())
  const footprints = async () =>
    (await sql('select product_id from footprint where buyer_id = $1', [id])).length
  const ahead = page.waitForResponse((response) => response.url().includes('.data'))
  await firstProduct(page).hover()
  await (await ahead).finished()
  expect(await footprints()).toBe(0)
  await firstProduct(page).click()
  await expect(heading(page)).toBeVisible()
  await expect.poll(footprints).toBe(1)
})

test('whose login has ended elsewhere is told so where they are', async ({ page }) => {
  const { token } = await enterAsNewBuyer(page)
  await page.goto(paths.accountHome())
  await page.request.post('/v1/account/logout', { headers: { 'user-token': token }, data: {} })
  // The dialog may be there already: the live stream ends with the login.
  const asked = page.waitForResponse((response) => response.url().includes('.data'))
  await page.locator(`a[href="${paths.addresses()}"]`).first().dispatchEvent('click')
  await (await asked).finished()
  const dialog = page.getByRole('alertdialog', { name: '退出登录' })
  await expect(dialog.locator('p').getByText('登录已过期，请重新登录')).toBeVisible()
  await expect(page).toHaveURL(paths.accountHome())
  await dialog.getByRole('button', { name: '确定' }).click()
  await expect(page).toHaveURL(paths.home())
})

test('a tab goes on in its own language when another tab chooses the other', async ({ page, context }) => {
  await page.goto(paths.search())
  const second = await context.newPage()
  await second.goto(paths.search())
  await second.getByRole('button', { name: 'English' }).click()
  await expect(second.locator('html')).toHaveAttribute('lang', 'en-US')
  await firstProduct(page).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(heading(page)).toHaveText(/\p{Script=Han}/u)
  await firstProduct(second).click()
  await expect(heading(second)).toHaveText(/^[^\p{Script=Han}]+$/u)
})
