import { enterDesk } from './enter-desk.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { aGood, sql } from './shop-database.ts'
import { type Locale, wordsIn } from './words-in.ts'

test.describe('at the counter', () => {
  test.use({ locale: 'en-US' })

  test('on a tablet prices are pasted, checked, saved and undone, and a view keeps the list', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 820, height: 1180 })
    const { productId, skuId } = await aGood({ cents: 1000, stock: 9 })
    await enterDesk(page, 'owner@demo')
    await page.goto(`/desk/products?find=${productId}`)
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Sold' }).uncheck()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Views' }).click()
    const name = `Mine ${productId}`
    await page.getByLabel('Name of this view').fill(name)
    await page.getByRole('button', { name: 'Save what I see' }).click()
    await expect(page.getByRole('dialog').getByText(name, { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'All', exact: true }).click()
    await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name }).click()
    await expect(page).toHaveURL(/hide=sold/)
    await expect(page.getByRole('columnheader', { name: 'Sold' })).toHaveCount(0)

    await page.getByRole('link', { name: 'Price grid' }).click()
    const price = page.getByRole('textbox', { name: /^Price of/ })
    await price.fill('+30%')
    await price.press('Tab')
    await expect(price).toHaveValue('13.00')
    await page.reload()
    await expect(price).toHaveValue('13.00')
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(page.getByRole('dialog').getByText('¥10.00 → ¥13.00')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save 1 change' }).click()
    await expect(page.getByText('Done 1')).toBeVisible()
    const cents = () => sql<{ price_cents: number }>('select price_cents from sku where id = $1', [skuId])
    expect(await cents()).toEqual([{ price_cents: 1300 }])
    await page.getByRole('button', { name: 'Undo these price changes' }).click()
    await expect(page.getByText('Undone 1')).toBeVisible()
    expect(await cents()).toEqual([{ price_cents: 1000 }])
  })
})

const COUNTERS: readonly [Locale, device: string, width: number][] = [
  ['zh-CN', 'phone', 390],
  ['en-US', 'wide screen', 1366],
]

for (const [locale, device, width] of COUNTERS)
  test.describe(`at the shelf, ${locale}`, () => {
    test.use({ locale })
    const say = wordsIn(locale)

    test(`on a ${device} a packer counts a shelf and books what differs`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      const { productId, skuId } = await aGood({ cents: 1000, stock: 9 })
      await enterDesk(page, 'packer@demo')
      await page.goto('/desk/stock/takes')
      await page.getByRole('button', { name: say('takes_new') }).click()
      await page.getByLabel(say('takes_name')).fill(`Shelf ${productId}`)
      await page.getByRole('button', { name: say('takes_begin'), exact: true }).click()
      const cell = page.locator(`[data-count="${skuId}"]`)
      await cell.fill('7')
      await cell.press('Enter')
      await expect(page.getByText('-2', { exact: true })).toBeVisible()
      await expectAccessible(page)
      await page.reload()
      await expect(cell).toHaveValue('7')
      await page.getByRole('button', { name: say('takes_book') }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('takes_book') })
        .click()
      await expect(page.getByText(say('takes_state_booked'), { exact: true })).toBeVisible()
      expect(await sql('select stock from sku where id = $1', [skuId])).toEqual([{ stock: 7 }])
    })
  })
