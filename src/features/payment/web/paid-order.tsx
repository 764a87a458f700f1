import CircleCheck from 'lucide-react/icons/circle-check'
import { placeName } from '#features/address/place-name.ts'
import type { Order } from '#features/orders/orders-contract.ts'
import { Card } from '#ui/show/card.tsx'
import { Day } from '#ui/show/day.tsx'
import { FactRow } from '#ui/show/fact-row.tsx'
import * as m from '#words'
import { WaysOn } from './closed-order.tsx'

/** It is paid: which order it is, when it comes and where to, and the ways on. */
export function PaidOrder({ order }: { order: Order }) {
  const { address } = order
  return (
    <Card look="outline">
      <h2 className="flex items-center gap-2 text-lg font-semibold text-gray-900">
        <CircleCheck className="size-6 text-brand-600" aria-hidden="true" />
        {m.cashier_already_paid()}
      </h2>
      <div className="mt-4 grid gap-6 md:grid-cols-[minmax(0,1fr)_auto] md:items-end">
        <div className="space-y-2.5">
          {order.expected_day && (
            <FactRow label={m.paid_arrives()}>
              <b className="font-semibold text-gray-900">
                <Day value={order.expected_day} />
              </b>
            </FactRow>
          )}
          {address && (
            <FactRow label={m.paid_sent_to()}>
              {address.consignee} · {placeName(address)} {address.address}
            </FactRow>
          )}
          {order.product_type === 1 && <p>{m.paid_downloads()}</p>}
          <FactRow label={m.paid_order_no()}>
            <span className="tabular-nums">{order.order_sn}</span>
          </FactRow>
        </div>
        <div className="flex gap-3 max-md:*:flex-auto">
          <WaysOn order={order} />
        </div>
      </div>
    </Card>
  )
}
