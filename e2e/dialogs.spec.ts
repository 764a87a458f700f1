import { paths } from '#paths'
import { haveInCart } from './buying.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { enterAsNewBuyer } from './new-buyer.ts'
import { aGood } from './shop-database.ts'

/** What opens over a page and no other journey looks at with axe. */

test('the sheet of a card, the other skus of a line in the cart, and the question before it goes', async ({
  page,
}) => {
  await enterAsNewBuyer(page)
  const good = await aGood({ cents: 1290, stock: 30 })
  await haveInCart(page, good, 2)
  await page.goto(paths.search())
  await page
    .getByRole('button', { name: /放进购物车/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: '规格与数量' })).toBeVisible()
  await expectAccessible(page)

  await page.goto(paths.cart())
  await page.getByRole('button', { name: new RegExp(`${good.name}.*旅行装`) }).click()
  await expect(page.getByRole('dialog', { name: '规格与数量' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: `删除 ${good.name}` }).click()
  const sure = page.getByRole('alertdialog')
  await expect(sure).toHaveAccessibleDescription(/删除|移除/)
  await expectAccessible(page)
})

test('the drawer of filters on a phone, and topping up', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAsNewBuyer(page)
  await page.goto(paths.search())
  await page.getByRole('button', { name: '筛选' }).click()
  await expect(page.getByRole('dialog', { name: '筛选' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(paths.wallet())
  await page.getByRole('button', { name: '充值' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
})
