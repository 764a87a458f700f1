import type { Page } from '@playwright/test'
import { paths } from '#paths'
import { findMarkupFaults } from '#testing/markup/find-markup-faults.ts'
import { call, haveAddress, haveInCart } from './buying.ts'
import { expect, test } from './journey.ts'
import { enterAsNewBuyer } from './new-buyer.ts'
import { havePaidOrder, haveReceived } from './paid-order.ts'
import { aGood } from './shop-database.ts'

/** Every page as it is sent, read as a checker of the W3C would. No browser looks at it: that would mend it first. */
type Pages = Record<keyof typeof paths, readonly string[]>

async function expectValid(page: Page, pages: Partial<Pages>): Promise<void> {
  const url = new URL((await page.request.get('/readyz')).url()).origin
  for (const locale of ['zh_CN', 'en_US']) {
    await page.context().addCookies([{ name: 'locale', value: locale, url }])
    await Promise.all(
      Object.values(pages)
        .flat()
        .map(async (address) => {
          const response = await page.request.get(address)
          expect.soft(findMarkupFaults(await response.text()), `${address} in ${locale}`).toEqual([])
        }),
    )
  }
}

/** What only a buyer sees, and what a visitor sees otherwise. */
type BuyerPage =
  | 'accountHome'
  | 'orders'
  | 'afterSales'
  | 'favourites'
  | 'footprints'
  | 'follows'
  | 'interactions'
  | 'messages'
  | 'wallet'
  | 'addresses'
  | 'profile'
  | 'security'
  | 'checkout'
  | 'payment'
  | 'order'
  | 'evaluate'
  | 'refundOption'
  | 'refund'
  | 'refundDetail'

test('a visitor’s pages have no fault in their markup', async ({ page }) => {
  const pages: Omit<Pages, BuyerPage> = {
    home: [paths.home(), paths.home({ type_id: 1, orderby: 'price' })],
    login: [paths.login()],
    register: [paths.register()],
    forgotPassword: [paths.forgotPassword(), `${paths.forgotPassword()}?picture=picture`],
    cart: [paths.cart()],
    search: [paths.search({ keyword: '苹果' }), paths.search({ page: 2 }), paths.search({ keyword: 'qqqq' })],
    product: [paths.product(1), paths.product(17), paths.product(999_999)],
    shop: [paths.shop(1)],
    systemPage: [paths.systemPage('privacy')],
    singlePage: [paths.singlePage(), paths.singlePage(12)],
    news: [paths.news()],
    post: [paths.post(1)],
  }
  await expectValid(page, pages)
})

test('a buyer’s pages have no fault in their markup', async ({ page }) => {
  await enterAsNewBuyer(page)
  await haveAddress(page)
  const good = await aGood({ cents: 1990, stock: 50 })
  await haveInCart(page, good, 2)
  const paid = await havePaidOrder(page, good)
  const received = await havePaidOrder(page, good, 3)
  await haveReceived(received)
  const item = { id: received.itemId, order_id: received.id }
  const asked = { type: 'return', reason: '质量问题', order_id: received.id, order_item_id: item.id, num: 1 }
  const { id } = await call<{ id: number }>(page, '/v1/65547d793754c', asked)
  const line = { product_id: good.productId, sku_price_id: good.skuId, num: 1 }
  const pages: Pick<Pages, BuyerPage | 'cart' | 'home'> = {
    home: [paths.home()],
    cart: [paths.cart()],
    accountHome: [paths.accountHome()],
    orders: [paths.orders()],
    afterSales: [paths.afterSales()],
    favourites: [paths.favourites()],
    footprints: [paths.footprints()],
    follows: [paths.follows()],
    interactions: [paths.interactions()],
    messages: [paths.messages()],
    wallet: [paths.wallet()],
    addresses: [paths.addresses()],
    profile: [paths.profile()],
    security: [paths.security()],
    checkout: [paths.checkout([line])],
    payment: [paths.payment({ id: paid.id, order_sn: '' })],
    order: [paths.order(paid.id), paths.order(received.id)],
    evaluate: [paths.evaluate(received.id)],
    refundOption: [paths.refundOption(item)],
    refund: [paths.refund({ id: paid.itemId, order_id: paid.id }, 'refund'), paths.refund(item, 'return')],
    refundDetail: [paths.refundDetail(id)],
  }
  await expectValid(page, pages)
})
