import type { Order } from '#features/orders/orders-contract.ts'
import * as m from '#words'
import { AmountRow } from './amount-row.tsx'
import { PostageRow } from './postage-row.tsx'

/** The rows of a `dl` that lead to what is paid: goods, what comes off, postage. */
export const GoodsAmounts = ({ order }: { order: Order }) => (
  <>
    <AmountRow label={m.orderdetail_goods_amount()} value={order.goods_amount} />
    {Number(order.discount_amount) > 0 && (
      <AmountRow label={m.orderdetail_discount()} value={`-${order.discount_amount}`} />
    )}
    <PostageRow order={order} />
  </>
)
