import type { CheckoutLine } from '#paths'
import type { Checkout } from './load-checkout.ts'

type Ordered = { lines: readonly CheckoutLine[]; preview: Checkout['preview']; remark: string }

/** What is sent to place the order a page shows. */
export const orderBody = ({ lines, preview, remark }: Ordered) => ({
  type: 'goods' as const,
  goods_list: lines.map(({ product_id, sku_price_id, num }) => ({ product_id, sku_price_id, num })),
  address_id: preview.product_type === 1 ? 0 : (preview.address?.id ?? 0),
  remark,
  from: lines.some((line) => line.cart) ? ('cart' as const) : ('goods' as const),
  // One that does not reach its threshold is shown with the reason, and not sent.
  coupon_id: Number(preview.discount_amount) > 0 ? (preview.coupon?.id ?? 0) : 0,
  // What stands beside the button: nobody agrees to another sum.
  pay_fee: preview.pay_fee,
})
