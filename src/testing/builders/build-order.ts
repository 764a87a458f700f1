import type { GoodsPointer } from '#features/cart/quantity-rules.ts'
import type { ProductToSave } from '#features/catalogue/server/seller/save-product.ts'
import type { Order } from '#features/orders/orders-contract.ts'
import { postEntry } from '#features/wallet/server/post-entry.ts'
import type { Api } from '#platform/contract/api-types.ts'
import type { Database } from '#platform/database/database.ts'
import type { TestApp } from '#testing/start-test-app.ts'
import { aBuyer } from './build-buyer.ts'
import { aProduct, aSku, aText } from './build-product.ts'

type Good = Omit<Partial<ProductToSave>, 'name' | 'skus'> & { stock?: number; cents?: number; name?: string }

/** A product with one sku. */
export async function aGood(
  database: Database,
  { stock = 100, cents = 1280, name = '红富士苹果', ...product }: Good = {},
): Promise<{ product_id: number; sku_price_id: number }> {
  const product_id = await aProduct(database, {
    name: aText(name),
    skus: [aSku({ priceCents: cents, stock })],
    ...product,
  })
  const { id } = await database.read
    .selectFrom('sku')
    .select('id')
    .where('product_id', '=', product_id)
    .executeTakeFirstOrThrow()
  return { product_id, sku_price_id: id }
}

/** An address in a buyer's book, written straight into it. */
export async function anAddressOf(
  database: Database,
  buyerId: number,
  consignee = '王小明',
): Promise<number> {
  const { id } = await database.statement
    .insertInto('address')
    .values({
      buyer_id: buyerId,
      consignee,
      mobile: '13800138000',
      address: '文三路 1 号',
      province_id: 33,
      city_id: 3301,
      district_id: 330106,
      province_name: aText('浙江省'),
      city_name: aText('杭州市'),
      district_name: aText('西湖区'),
      is_default: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

let codes = 0

type CouponToBuild = {
  code?: string
  amountCents?: number
  enoughCents?: number
  cap?: number
  forBuyerId?: number | null
  forNewBuyers?: boolean
  collectable?: boolean
  startsAt?: Date
  endsAt?: Date
}

export async function aCoupon(
  database: Database,
  coupon: CouponToBuild = {},
): Promise<{ id: number; code: string }> {
  codes += 1
  const code = coupon.code ?? `CODE${codes}`
  const { id } = await database.statement
    .insertInto('coupon')
    .values({
      code,
      name: aText('新人礼'),
      amount_cents: coupon.amountCents ?? 1000,
      enough_cents: coupon.enoughCents ?? 0,
      cap: coupon.cap ?? 1000,
      for_buyer_id: coupon.forBuyerId ?? null,
      for_new_buyers: coupon.forNewBuyers ?? false,
      collectable: coupon.collectable ?? false,
      starts_at: coupon.startsAt ?? new Date('2020-01-01T00:00:00Z'),
      ends_at: coupon.endsAt ?? new Date('2099-01-01T00:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, code }
}

/** Money in a buyer's wallet, as a gift of the shop. */
export const fillWallet = (database: Database, buyerId: number, cents: number) =>
  database.write((tx) =>
    postEntry(tx, {
      kind: 'gift',
      orderId: null,
      reference: '',
      lines: [
        { account: 'promotions', cents: -cents },
        { account: 'buyer', buyerId, cents },
      ],
      now: new Date(),
    }),
  )

export const PAYMENT_PASSWORD = '246810'

export type Shopper = {
  id: number
  token: string
  addressId: number
  api: Api
  /** Places an order and answers it; throws when it is refused. */
  order(
    goods: readonly GoodsPointer[],
    more?: { coupon_id?: number; from?: 'cart' | 'goods' },
  ): Promise<Order>
}

/** A buyer who can order: logged in, with an address, a payment password and money. */
export async function aShopper(
  app: TestApp,
  { cents = 0, ...buyer }: { cents?: number; password?: string } = {},
): Promise<Shopper> {
  const { id, token } = await aBuyer(app.database, { paymentPassword: PAYMENT_PASSWORD, ...buyer })
  const addressId = await anAddressOf(app.database, id)
  if (cents > 0) await fillWallet(app.database, id, cents)
  const api = app.as({ token })
  return {
    id,
    token,
    addressId,
    api,
    async order(goods, more = {}) {
      const answer = await api.orders.createOrder({ goods_list: [...goods], address_id: addressId, ...more })
      if (answer.code !== 1) throw new Error(answer.msg)
      return answer.data
    },
  }
}
