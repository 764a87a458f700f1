import { readCheckoutChoice } from '#paths'
import { need, type PageArgs } from '#web/page-data.ts'
import { readLines } from './read-lines.ts'

/** What the order page shows: everything but the choices comes from the server. */
export async function loadCheckout({ api, params, url }: PageArgs) {
  const lines = readLines(params.order)
  if (!lines) return { broken: true as const, reason: undefined }
  const { addressId, couponId } = readCheckoutChoice(url.searchParams)
  const goods_list = lines.map(({ product_id, sku_price_id, num }) => ({ product_id, sku_price_id, num }))
  const [asked, addresses, coupons] = await Promise.all([
    api.orders.previewOrder({ goods_list, address_id: addressId, coupon_id: couponId }),
    api.address.listAddresses(),
    api.orders.listCoupons(),
  ])
  // A coupon or an address that no longer holds must not hide the order: it is shown without, and the reason said.
  const spoiled = asked.code === 0 && (couponId !== undefined || addressId > 0)
  const answer = spoiled ? await api.orders.previewOrder({ goods_list }) : asked
  if (answer.code === 0) return { broken: true as const, reason: answer.msg }
  return {
    broken: false as const,
    lines,
    preview: need(answer, url),
    addresses: need(addresses, url),
    coupons: need(coupons, url),
    choice: spoiled ? { addressId: 0, couponId: undefined } : { addressId, couponId },
    note: spoiled ? asked.msg : '',
  }
}

export type Checkout = Extract<Awaited<ReturnType<typeof loadCheckout>>, { broken: false }>
