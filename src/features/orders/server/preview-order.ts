import { addressesOf, findAddress } from '#features/address/server/address-store.ts'
import { findGoods } from '#features/catalogue/server/stock/find-goods.ts'
import type { ordersContract, PreviewLine } from '#features/orders/orders-contract.ts'
import { mergeGoods, orderFaults } from '#features/orders/orders-rules.ts'
import { expectedDay } from '#features/postage/delivery-rules.ts'
import { findDelivery, undeliveredProvinces } from '#features/postage/server/find-delivery.ts'
import type { Act, ReadContext } from '#platform/contract/act.ts'
import type { Buyer } from '#platform/contract/actor.ts'
import type { Language } from '#platform/i18n/language.ts'
import { toYuan } from '#platform/money.ts'
import { refuseFirst } from '#platform/refuse-first.ts'
import { chooseCoupon } from './coupons/choose-coupon.ts'
import { showCoupon } from './coupons/find-usable-coupon.ts'
import { isVirtual, matchGoods, type Wanted } from './match-goods.ts'
import { goodsCentsOf, priceOrder } from './price-order.ts'
import { refuseProvince } from './refuse-province.ts'
import { showShipTo } from './show-order.ts'

/** Where no address is chosen yet, postage is what it is for most of the country. */
const ANYWHERE = 0

/** The order as it would be. What stands in its way is shown on its line, so that the page can offer a remedy. */
export const previewOrder: Act<typeof ordersContract.previewOrder> = async (input, context) => {
  const { tx, actor, language, now } = context
  refuseFirst(orderFaults({ goods: input.goods_list, remark: '' }))
  const lines = mergeGoods(input.goods_list)
  const wanted = matchGoods(
    lines,
    await findGoods(
      tx,
      lines.map((line) => line.sku_price_id),
    ),
  )
  const virtual = isVirtual(wanted)
  const to = virtual ? undefined : await chosenAddress(context, input.address_id)
  const delivery = virtual ? undefined : await findDelivery(tx, to?.province_id ?? ANYWHERE)
  const buyable = wanted.filter(({ goods }) => goods.on_sale)
  const coupon = await chooseCoupon(tx, {
    buyerId: actor.id,
    couponId: input.coupon_id,
    goodsCents: goodsCentsOf(buyable),
    now,
  })
  const price = priceOrder(buyable, coupon, delivery)
  return {
    goods_list: wanted.map((line) => showLine(line, language)),
    product_type: virtual ? 1 : 0,
    goods_amount: toYuan(price.goodsCents),
    discount_amount: toYuan(price.discountCents),
    dispatch_amount: toYuan(price.postage.cents),
    free_shipping_missing: toYuan(price.postage.missingCents),
    pay_fee: toYuan(price.payCents),
    expected_day: to && delivery ? expectedDay(now, delivery) : '',
    address: to ? { id: to.id, ...showShipTo(to, language) } : null,
    coupon: coupon ? showCoupon(coupon, language) : null,
  }
}

/** Without a choice it is the default address, or the newest, among those parcels go to. */
async function chosenAddress({ tx, actor, language }: ReadContext<Buyer>, id: number) {
  const undelivered = await undeliveredProvinces(tx)
  if (!id) return (await addressesOf(tx, actor.id)).find((one) => !undelivered.has(one.province_id))
  const chosen = await findAddress(tx, actor.id, id)
  return chosen && undelivered.has(chosen.province_id) ? refuseProvince(chosen, language) : chosen
}

const showLine = ({ goods, quantity }: Wanted, language: Language): PreviewLine => ({
  product_id: goods.product_id,
  sku_price_id: goods.sku_id,
  num: quantity,
  price: toYuan(goods.price_cents),
  amount: toYuan(goods.price_cents * quantity),
  stock: goods.stock,
  state: !goods.on_sale ? 'gone' : goods.stock < quantity ? 'short' : 'ok',
  product: {
    id: goods.product_id,
    name: goods.title[language],
    cover: goods.picture,
    product_type: goods.virtual ? 1 : 0,
  },
  sku: { id: goods.sku_id, name: goods.sku_text[language] },
})
