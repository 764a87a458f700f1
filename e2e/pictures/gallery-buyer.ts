import type { GoodsPointer } from '#features/cart/quantity-rules.ts'
import { anAddress } from '#testing/builders/build-address.ts'
import { aBuyer, fillWallet, PAYMENT_PASSWORD, type Shopper } from '#testing/builders/index.ts'
import type { TestApp } from '#testing/start-test-app.ts'

type Envelope<T> = { code: number; msg: string; data: T | null }

/** What an act answers; one that is refused spoils the picture. */
export async function done<T>(answering: Promise<Envelope<T>>): Promise<T> {
  const { code, msg, data } = await answering
  if (code !== 1) throw new Error(msg)
  return data as T
}

/** A buyer with money and an address whose names are right in both languages. */
export async function aGalleryBuyer(app: TestApp, nickname = '林小满', site = {}): Promise<Shopper> {
  const buyer = await aBuyer(app.database, {
    nickname,
    password: 'fresh1234',
    paymentPassword: PAYMENT_PASSWORD,
  })
  await fillWallet(app.database, buyer.id, 500_000)
  const addressId = await anAddress(app, buyer.token, site)
  const api = app.as({ token: buyer.token })
  return {
    ...buyer,
    addressId,
    api,
    order: (goods, more = {}) =>
      done(api.orders.createOrder({ goods_list: [...goods], address_id: addressId, ...more })),
  }
}

/** Goods of the demo shop, by the number of the product and the place of the sku. */
export async function goodsOf(app: TestApp, productId: number, num = 1, place = 0): Promise<GoodsPointer> {
  const { sku_data } = await done(app.as().catalogue.productDetail({ id: productId }))
  return { product_id: productId, sku_price_id: sku_data[place]?.id ?? 0, num }
}
