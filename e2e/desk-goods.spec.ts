import { enterDesk } from './enter-desk.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { aGood, sql } from './shop-database.ts'

const ROOMS = {
  Products: '/desk/products',
  Import: '/desk/products/import',
  Categories: '/desk/categories',
  Shops: '/desk/shops',
  Coupons: '/desk/coupons',
  Slides: '/desk/content/slides',
  Pages: '/desk/content/pages',
  Posts: '/desk/content/posts',
  Notices: '/desk/content/notices',
  'Home and footer': '/desk/content/home',
  'Open the shop': '/desk/opening',
}

test.describe('goods and content at the desk', () => {
  test.use({ locale: 'en-US' })
  test.beforeEach(async ({ page }) => {
    await enterDesk(page, 'owner@demo')
  })

  test('every room can be used, wide and narrow, by whoever cannot see it', async ({ page }) => {
    // Eleven rooms, each looked at whole.
    test.setTimeout(480_000)
    for (const [name, address] of Object.entries(ROOMS)) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      for (const width of [1366, 390]) {
        await page.setViewportSize({ width, height: 844 })
        await expectAccessible(page)
      }
    }
  })

  test('a list is gone along, and its rows are chosen, by keys alone', async ({ page }) => {
    await page.goto('/desk/products')
    const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
    await expect(rows.nth(1)).toBeVisible()
    await page.keyboard.press('j')
    await expect(rows.nth(0).getByRole('link').first()).toBeFocused()
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await expect(rows.nth(1).getByRole('checkbox')).toBeChecked()
    await expect(page.getByRole('region', { name: 'What to do with what is chosen' })).toBeVisible()
  })

  test('a product is found, changed and taken off the shelf, and the shop follows', async ({ page }) => {
    const { productId, nameEn } = await aGood({ cents: 1990, stock: 9 })
    await page.goto(`/desk/products?find=${productId}`)
    await page.getByRole('link', { name: nameEn }).click()
    await expect(page.getByRole('heading', { level: 1, name: nameEn })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Name (English)').fill(`${nameEn} of the week`)
    await page.getByRole('link', { name: 'Slides' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep writing' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: `${nameEn} of the week` })).toBeVisible()
    await page.getByRole('button', { name: 'Take off' }).click()
    await expect(page.getByRole('button', { name: 'Put on sale' })).toBeVisible()
    const [shown] = await sql<{ on_sale: boolean; name: string }>(
      `select on_sale, name ->> 'en_US' as name from product where id = $1`,
      [productId],
    )
    expect(shown).toEqual({ on_sale: false, name: `${nameEn} of the week` })
  })

  test('postage is one word of a product, and its own sum is asked for where it counts', async ({ page }) => {
    const { productId } = await aGood({ cents: 1990, stock: 9 })
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await page.goto(`/desk/products/${productId}`)
    const sum = page.getByLabel('Free from (¥)')
    await expect(page.getByLabel('Postage')).toHaveValue('free')
    await expect(sum).toBeHidden()
    await page.getByLabel('Postage').selectOption('Free from a sum of its own')
    await save.click()
    await expect(page.getByText('Say from which sum on it is free').first()).toBeVisible()
    await sum.fill('66')
    await expectAccessible(page)
    await save.click()
    await expect(page.getByText(/was changed/).first()).toBeVisible()
    await page.goto(`/en/product-details/${productId}`)
    await expect(page.getByText('¥8.00, free from ¥66.00')).toBeVisible()
    await page.goto(`/desk/products?find=${productId}`)
    await expect(page.getByRole('cell', { name: 'Free from ¥66.00' })).toBeVisible()
  })

  test('what an older version made free is listed once, and one press puts it under the rule', async ({
    page,
  }) => {
    const [chosen, rest] = [await aGood({ cents: 1990, stock: 9 }), await aGood({ cents: 1990, stock: 9 })]
    for (const { productId } of [chosen, rest])
      await sql('insert into free_by_default (product_id) values ($1)', [productId])
    await page.goto('/desk')
    await page.getByRole('link', { name: 'Look at them' }).click()
    await expect(page.getByRole('row').filter({ has: page.getByRole('cell') })).toHaveCount(2)
    await expectAccessible(page)
    await page.getByRole('checkbox', { name: `Choose ${chosen.nameEn}` }).check()
    await page.getByRole('button', { name: 'Ship free' }).click()
    await expect(page.getByText('1 product never pays postage')).toBeVisible()
    await page.getByRole('button', { name: 'All by the shop’s rule' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
    await expect(page.getByText('never pays postage')).toBeHidden()
    const postageOf = async ({ productId }: { productId: number }) =>
      (await sql<{ postage: string }>('select postage from product where id = $1', [productId]))[0]?.postage
    expect([await postageOf(chosen), await postageOf(rest)]).toEqual(['free', 'shop'])
  })

  test('on a phone the rest of the rooms is one press away', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/desk')
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('navigation', { name: 'All rooms' }).getByRole('link', { name: 'Slides' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Slides' })).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})
