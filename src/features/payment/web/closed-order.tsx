import { ORDER } from '#features/orders/order-states.ts'
import type { Order } from '#features/orders/orders-contract.ts'
import { paths } from '#paths'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { Card } from '#ui/show/card.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import * as m from '#words'

/** There is nothing left to pay, because it is closed. */
export function ClosedOrder({ order }: { order: Order }) {
  return (
    <Card look="outline">
      <EmptyState
        scene="basket"
        title={order.status === ORDER.closedByTime ? m.cashier_closed_by_time() : m.cashier_closed()}
        text={m.cashier_closed_text()}
        action={<WaysOn order={order} />}
      />
    </Card>
  )
}

export const WaysOn = ({ order }: { order: Order }) => (
  <>
    <ButtonLink href={paths.order(order.id)}>{m.cashier_see_order()}</ButtonLink>
    <ButtonLink variant="outline" href={paths.home()}>
      {m.cashier_go_on()}
    </ButtonLink>
  </>
)
