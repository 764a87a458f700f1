import type { SellerOrder } from '#features/orders/orders-seller-contract.ts'
import { payMethodName } from '#features/orders/web/pay-method-name.ts'
import type { OrderPayment } from '#features/payment/money-seller-contract.ts'
import { Fact } from '#ui/show/fact.tsx'
import * as m from '#words'

type Props = { order: SellerOrder; payments: readonly OrderPayment[] }

/** When it was placed and paid, and how: what somebody who calls is asked first. */
export const OrderFacts = ({ order, payments }: Props) => (
  <dl className="mb-4 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
    <Fact label={m.deskorders_placed()} wide>
      <span className="tabular-nums">{order.create_time}</span>
    </Fact>
    {order.pay_time && (
      <Fact label={m.deskorders_paid_at()} wide>
        <span className="tabular-nums">{order.pay_time}</span>
      </Fact>
    )}
    {order.pay_method && (
      <Fact label={m.office_method()} wide>
        {payMethodName(order.pay_method)}
      </Fact>
    )}
    {payments
      .filter(({ trade_no }) => trade_no !== '')
      .map(({ trade_no, surplus, amount }) => (
        <Fact key={trade_no} label={m.deskorders_trade()} wide>
          <span className="break-all tabular-nums">{trade_no}</span>
          {surplus === 1 && (
            <span className="block text-amber-800">
              ¥{amount} {m.deskorders_surplus()}
            </span>
          )}
        </Fact>
      ))}
  </dl>
)
