import type { Page } from '@playwright/test'
import { paths } from '#paths'
import { haveAddress, haveInCart } from './buying.ts'
import { findFaults } from './find-faults.ts'
import { expect, test } from './journey.ts'
import { enterAsNewBuyer } from './new-buyer.ts'
import { aGood } from './shop-database.ts'

/** How much of the screen is taken, in the middle of a page, by what does not move with it. */
const covered = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight / 2)
    const stays = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) || stays(element.parentElement))
    const rows = Array.from({ length: innerHeight / 4 }, (_, row) => row * 4 + 2)
    return rows.filter((y) => stays(document.elementFromPoint(innerWidth / 2, y))).length / rows.length
  })

/** 1280 × 1024 at 400 %, as WCAG 1.4.10 has it. */
test('at 400 % a page can be read: no bar lies on it, and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await enterAsNewBuyer(page)
  await haveAddress(page)
  const good = await aGood({ cents: 1290, stock: 30 })
  await haveInCart(page, good, 2)
  const line = { product_id: good.productId, sku_price_id: good.skuId, num: 1 }
  const places = [
    paths.home(),
    paths.search(),
    paths.product(good.productId),
    paths.cart(),
    paths.checkout([line]),
    paths.orders(),
  ]
  for (const place of places) {
    await page.goto(place)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    expect.soft(await covered(page), place).toBeLessThan(0.2)
    const wide = (await findFaults(page)).filter((fault) => fault.includes('too wide'))
    expect.soft(wide, place).toEqual([])
  }
})

test('where the system chooses the colours, what is chosen and what can be pressed still show an edge', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(paths.product(1))
  const edge = (name: RegExp) =>
    page
      .getByRole('button', { name })
      .filter({ visible: true })
      .first()
      .evaluate((button) => getComputedStyle(button).outlineStyle)
  expect(await edge(/加入购物车/)).toBe('solid')
  const chips = page.locator('.choice-in-page .choice-chip')
  const widthOf = (at: number) =>
    chips.nth(at).evaluate((chip) => Number.parseFloat(getComputedStyle(chip).outlineWidth))
  await chips.first().locator('input').check()
  expect(await widthOf(0)).toBeGreaterThan(await widthOf(1))
})
