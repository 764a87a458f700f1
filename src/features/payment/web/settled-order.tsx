import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import { isPaid, ORDER } from '#features/orders/order-states.ts'
import type { Order } from '#features/orders/orders-contract.ts'
import { paths } from '#paths'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { Card } from '#ui/show/card.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { Price } from '#ui/show/price.tsx'
import * as m from '#words'

/** There is nothing left to pay: it is paid, or it is closed. */
export function SettledOrder({ order, orderPath }: { order: Order; orderPath: string }) {
  const paid = isPaid(order.status)
  const closed = order.status === ORDER.closedByTime ? m.cashier_closed_by_time() : m.cashier_closed()
  return (
    <Card look="outline">
      <EmptyState
        icon={paid ? <CircleCheck /> : <CircleX />}
        title={paid ? m.cashier_already_paid() : closed}
        text={
          paid ? (
            <>
              <Price value={order.pay_fee} size="sm" tone="ink" /> <br />
              {m.cashier_paid_text()}
            </>
          ) : (
            m.cashier_closed_text()
          )
        }
        action={
          <>
            <ButtonLink href={orderPath}>{m.cashier_see_order()}</ButtonLink>
            <ButtonLink variant="outline" href={paths.home()}>
              {m.cashier_go_on()}
            </ButtonLink>
          </>
        }
      />
    </Card>
  )
}
