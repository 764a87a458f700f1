import { maskNumber } from '#features/account/mask-mobile.ts'
import { placeName } from '#features/address/place-name.ts'
import { isClosed, ORDER } from '#features/orders/order-states.ts'
import type { Order } from '#features/orders/orders-contract.ts'
import { CopyButton } from '#features/orders/web/my-orders/copy-button.tsx'
import { payMethodName } from '#features/orders/web/pay-method-name.ts'
import { Card } from '#ui/show/card.tsx'
import { Day } from '#ui/show/day.tsx'
import { Fact } from '#ui/show/fact.tsx'
import { Time } from '#ui/show/time.tsx'
import { Written } from '#ui/show/written.tsx'
import * as m from '#words'
import { ChangeAddress } from './change-address.tsx'

/** Where it goes, and everything else one looks up: number, times, way of paying, note. */
export function OrderFacts({ order }: { order: Order }) {
  const times = [
    [m.orderdetail_created(), order.create_time],
    [m.orderdetail_paid_at(), order.pay_time_text],
    [order.product_type === 1 ? m.orderdetail_delivered_at() : m.orderdetail_sent_at(), order.send_time_text],
    [m.orderdetail_received_at(), order.receipt_time_text],
    [m.orderdetail_closed_at(), order.close_time_text],
  ] as const
  return (
    <>
      {order.address && (
        <Card title={m.orderdetail_address()} look="outline" action={<ChangeAddress order={order} />}>
          <p className="font-medium text-gray-900">
            <Written text={order.address.consignee} />{' '}
            <span className="tabular-nums">{maskNumber(order.address.mobile)}</span>
          </p>
          <p className="mt-1 text-gray-600">
            {placeName(order.address)} <Written text={order.address.address} />
          </p>
          {isExpected(order) && (
            <p className="mt-2 text-gray-600">
              {m.postage_expected()} <Day value={order.expected_day} className="font-medium text-gray-900" />
            </p>
          )}
        </Card>
      )}
      <Card title={m.orderdetail_facts()} look="outline">
        <dl className="space-y-2.5">
          <Fact label={m.myorders_number()}>
            <span className="inline-flex items-center gap-1">
              <span className="break-all tabular-nums">{order.order_sn}</span>
              <CopyButton text={order.order_sn} label={m.myorders_copy_number({ sn: order.order_sn })} />
            </span>
          </Fact>
          {times.map(
            ([label, value]) =>
              value && (
                <Fact key={label} label={label}>
                  <Time value={value} className="tabular-nums" />
                </Fact>
              ),
          )}
          {order.pay_method !== '' && (
            <Fact label={m.orderdetail_method()}>{payMethodName(order.pay_method)}</Fact>
          )}
          {order.remark && (
            <Fact label={m.orderdetail_remark()}>
              <Written text={order.remark} className="whitespace-pre-line break-words" />
            </Fact>
          )}
        </dl>
      </Card>
    </>
  )
}

/** Once it was received, or will not be sent, nobody asks for the day any more. */
const isExpected = ({ expected_day, status }: Order) =>
  expected_day !== '' && !isClosed(status) && status < ORDER.received
