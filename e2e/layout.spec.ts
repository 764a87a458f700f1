import type { Page } from '@playwright/test'
import { paths } from '#paths'
import { call, haveAddress, haveInCart } from './buying.ts'
import { findFaults } from './find-faults.ts'
import { expect, test } from './journey.ts'
import { findLoneCharacters } from './lone-characters.ts'
import { enterAsNewBuyer } from './new-buyer.ts'
import { havePaidOrder, haveReceived, haveUnpacked, type PaidOrder } from './paid-order.ts'
import { aGood, type Good, sql } from './shop-database.ts'

const WIDTHS = [320, 360, 390, 820, 1024, 1280, 1440]
/** As long as a line of a card or of the cart and one character more, among them. */
const LONG_NAMES = `select distinct on (product_id) product_id as "productId", id as "skuId" from sku
  where product_id between 1 and 30 and stock > 0 and not exists (
    select from product where product.id = sku.product_id and virtual)
  order by product_id limit 15`
const LANGUAGES = ['zh_CN', 'en_US']

/** Nothing is cut, squeezed, covered or beyond the edge, at any width, in either language. */
async function expectReadable(page: Page, path: string, languages = LANGUAGES): Promise<void> {
  const url = new URL((await page.request.get('/readyz')).url()).origin
  for (const locale of languages) {
    await page.context().addCookies([{ name: 'locale', value: locale, url }])
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await findFaults(page), `${path} at ${width} px in ${locale}`).toEqual([])
    }
  }
}

test('a buyer’s rooms can be read at every width: cart, orders, requests, money', async ({ page }) => {
  test.slow()
  const goods = [await aGood({ cents: 1990, stock: 50 }), await aGood({ cents: 26_800, stock: 50 })] as const
  await enterAsNewBuyer(page)
  await haveAddress(page)
  for (const good of goods) await haveInCart(page, good, 2)
  const order: PaidOrder = await havePaidOrder(page, goods[1], 2)
  await haveUnpacked(order)
  const received = await havePaidOrder(page, goods[0], 3)
  await haveReceived(received)
  const { id } = await call<{ id: number }>(page, '/v1/65547d793754c', {
    type: 'return',
    reason: '质量问题',
    order_id: received.id,
    order_item_id: received.itemId,
    num: 1,
  })
  const line = { product_id: goods[0].productId, sku_price_id: goods[0].skuId, num: 2 }
  const places = [
    paths.cart(),
    paths.orders(),
    paths.order(order.id),
    paths.afterSales(),
    paths.refundDetail(id),
    paths.wallet(),
    paths.checkout([line]),
    paths.accountHome(),
    paths.addresses(),
  ]
  for (const place of places) await expectReadable(page, place)
  // These have more words than figures, and English has the longer ones.
  const item = { id: received.itemId, order_id: received.id }
  const more = [
    paths.evaluate(received.id),
    paths.refundOption(item),
    paths.refund({ id: order.itemId, order_id: order.id }, 'refund'),
    paths.payment({ id: order.id, order_sn: '' }),
    paths.profile(),
    paths.security(),
    paths.messages(),
    paths.favourites(),
    paths.footprints(),
    paths.follows(),
    paths.interactions(),
  ]
  for (const place of more) await expectReadable(page, place, ['en_US'])
})

test('the shop can be read at every width: home, list, product, shop', async ({ page }) => {
  test.slow()
  for (const place of [paths.home(), paths.search(), paths.product(1), paths.product(17), paths.shop(1)])
    await expectReadable(page, place)
  const more = [
    paths.cart(),
    paths.news(),
    paths.post(1),
    paths.systemPage('about'),
    paths.singlePage(),
    paths.login(),
    paths.register(),
    paths.forgotPassword(),
  ]
  for (const place of more) await expectReadable(page, place, ['en_US'])
  // On a phone what there is to look around in has a foot, one thing to do has none.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(paths.search())
  await expect(page.locator('footer')).toBeVisible()
  await page.goto(paths.product(1))
  await expect(page.locator('footer')).toBeHidden()
})

test('no headline and no name of goods ends in a line of one character: home, search, cart', async ({
  page,
}) => {
  await enterAsNewBuyer(page)
  for (const good of await sql<Good>(LONG_NAMES)) await haveInCart(page, good, 1)
  for (const path of [paths.home(), paths.search(), paths.cart()]) {
    await page.goto(path)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await findLoneCharacters(page), `${path} at ${width} px`).toEqual([])
    }
  }
})

test('on a phone the field at fault does not lie under the toast that speaks of it', async ({ page }) => {
  await enterAsNewBuyer(page)
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto(paths.profile())
  await page.getByLabel('昵称').fill('')
  const save = page.getByRole('button', { name: '保存资料' })
  await save.scrollIntoViewIfNeeded()
  await save.click()
  await expect(page.getByLabel('昵称')).toBeFocused()
  const toast = page.getByRole('listitem').filter({ hasText: '请输入昵称' })
  await expect(toast).toBeVisible()
  const [field, told] = [await page.getByLabel('昵称').boundingBox(), await toast.boundingBox()]
  expect(field?.y).toBeGreaterThanOrEqual((told?.y ?? 0) + (told?.height ?? 0))
})
