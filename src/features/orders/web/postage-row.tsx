import type { Order } from '#features/orders/orders-contract.ts'
import { sayPostageAmount } from '#features/postage/web/say-postage.ts'
import * as m from '#words'

/** A line of a `dl` of amounts; nothing is sent of virtual goods. */
export const PostageRow = ({ order }: { order: Order }) =>
  order.product_type === 1 ? null : (
    <div className="flex items-baseline justify-between">
      <dt>{m.postage_label()}</dt>
      <dd className="tabular-nums text-gray-900">{sayPostageAmount(order.dispatch_amount)}</dd>
    </div>
  )
