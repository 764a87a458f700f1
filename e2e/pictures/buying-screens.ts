import type { Page } from '@playwright/test'
import { paths } from '#paths'
import { asSeller } from '#testing/as-seller.ts'
import type { TestApp } from '#testing/start-test-app.ts'
import { aGalleryBuyer, done, goodsOf } from './gallery-buyer.ts'
import type { Screen } from './screen.ts'

/** 新疆维吾尔自治区 乌鲁木齐市 天山区, which costs more. */
const FAR = { province_id: 65, city_id: 6501, district_id: 650102, address: '人民路 8 号' }

/** From the product to the order: what it costs to send, when it comes, which coupons there are. */
export async function buyingScreens(app: TestApp): Promise<Screen[]> {
  const near = await aGalleryBuyer(app, '林小满')
  const far = await aGalleryBuyer(app, '阿依努尔', FAR)
  await describeProducts(app)
  const cheap = await goodsOf(app, 41)
  const dear = await goodsOf(app, 41, 6)
  const free = await goodsOf(app, 5)
  for (const line of [await goodsOf(app, 33, 2), await goodsOf(app, 42, 1), free, await goodsOf(app, 14, 2)])
    await done(near.api.cart.addLine({ ...line, type: 'cover', id: 0 }))
  await done(near.api.cart.addLine({ ...cheap, type: 'cover', id: 0 }))
  await asSeller(app).productsSeller.switchProducts({ ids: [14], on_sale: 0 })
  const [first] = await done(near.api.coupons.listAvailableCoupons())
  await done(near.api.coupons.collectCoupon({ id: first?.id ?? 0 }))
  const chooseAll = {
    act: (page: Page) => page.getByRole('checkbox').last().check(),
  }
  const ordered = await near.order([cheap, free])
  const virtual = await near.order([await goodsOf(app, 20)])
  return [
    { name: 'payment', path: paths.payment(ordered), token: near.token },
    {
      name: 'payment-balance',
      path: paths.payment(virtual),
      token: near.token,
      window: true,
      act: async (page) => {
        await page.getByRole('radio', { name: /余额|Balance/i }).check()
        await page
          .getByRole('button', { name: /确认支付|Pay now/ })
          .filter({ visible: true })
          .click()
      },
    },
    { name: 'product-facts', path: paths.product(1), token: near.token },
    { name: 'product-facts-visitor', path: paths.product(1) },
    { name: 'product-weighed', path: paths.product(17), token: near.token },
    { name: 'product-postage', path: paths.product(41), token: near.token },
    { name: 'product-postage-far', path: paths.product(41), token: far.token },
    { name: 'product-virtual', path: paths.product(20), token: near.token },
    { name: 'product-sold-out', path: paths.product(34) },
    {
      name: 'product-sku-prompt',
      path: paths.product(1),
      window: true,
      act: (page) =>
        page
          .getByRole('button', { name: /加入购物车|Add to cart/ })
          .filter({ visible: true })
          .first()
          .click(),
    },
    { name: 'cart', path: paths.cart(), token: near.token, ...chooseAll },
    { name: 'cart-empty', path: paths.cart(), token: far.token },
    { name: 'cart-visitor-empty', path: paths.cart() },
    { name: 'checkout-postage', path: paths.checkout([cheap]), token: near.token },
    { name: 'checkout-free', path: paths.checkout([dear, free]), token: near.token },
    { name: 'checkout-far', path: paths.checkout([cheap, free]), token: far.token },
    {
      name: 'checkout-address-dialog',
      path: paths.checkout([cheap]),
      token: near.token,
      window: true,
      act: (page) =>
        page
          .getByRole('button', { name: /新增|New address|Add/ })
          .first()
          .click(),
    },
  ]
}

async function describeProducts(app: TestApp): Promise<void> {
  const { productsSeller } = asSeller(app)
  await done(
    productsSeller.changeProduct({
      id: 1,
      origin: { zh_CN: '山东烟台栖霞', en_US: 'Qixia, Yantai, Shandong' },
      storage: {
        zh_CN: '0 到 4℃ 冷藏，套袋防失水',
        en_US: 'Refrigerate at 0 to 4 °C in a bag, so that they stay juicy',
      },
      shelf_days: 45,
      cold_class: 'chilled',
    }),
  )
  const { sku_data } = await done(app.as().catalogue.productDetail({ id: 1 }))
  for (const [at, { id }] of sku_data.entries())
    await done(productsSeller.changeSku({ id, nominal_grams: [2500, 2500, 4500][at] ?? 2500 }))
}
