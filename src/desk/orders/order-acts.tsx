import { useRevalidator } from 'react-router'
import { usePerson } from '#desk/door/load-door.ts'
import { Panel } from '#desk/shell/panel.tsx'
import { isPaid, ORDER } from '#features/orders/order-states.ts'
import type { SellerOrder } from '#features/orders/orders-seller-contract.ts'
import { may } from '#features/people/roles.ts'
import { DialogButton } from '#ui/act/dialog-button.tsx'
import * as m from '#words'
import { AddressForm } from './address-form.tsx'
import { CancelForm } from './cancel-form.tsx'
import { RefundForm } from './refund-form.tsx'

/** What can still be done about an order by whoever looks at it. */
export function OrderActs({ order }: { order: SellerOrder }) {
  const { role } = usePerson()
  const { revalidate } = useRevalidator()
  const open = isPaid(order.status) && order.is_refunded === 0
  const unsent = order.status === ORDER.paid && order.items.every(({ sent }) => sent === 0)
  const acts = [
    open && may(role, 'refund') && (
      <DialogButton key="refund" label={m.office_refund()} title={m.office_refund()} onDone={revalidate}>
        {({ done }) => <RefundForm order={order} done={done} />}
      </DialogButton>
    ),
    open && unsent && may(role, 'cancel orders') && (
      <DialogButton key="cancel" label={m.office_cancel()} title={m.office_cancel()} onDone={revalidate}>
        {({ done }) => <CancelForm sn={order.order_sn} done={done} />}
      </DialogButton>
    ),
    open && unsent && order.address && may(role, 'change addresses') && (
      <DialogButton key="address" label={m.office_address()} title={m.office_address()} onDone={revalidate}>
        {({ done }) => <AddressForm sn={order.order_sn} done={done} />}
      </DialogButton>
    ),
  ].filter(Boolean)
  if (acts.length === 0) return null
  return (
    <Panel title={m.desk_acts()}>
      <div className="flex flex-wrap gap-2">{acts}</div>
    </Panel>
  )
}
