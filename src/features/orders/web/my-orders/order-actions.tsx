import { actionsOf, type OrderAction } from '#features/orders/order-states.ts'
import { hasParcel } from '#features/orders/parcel-rules.ts'
import { paths } from '#paths'
import { Button } from '#ui/act/button.tsx'
import { ButtonLink } from '#ui/act/button-link.tsx'
import * as m from '#words'
import type { ShownOrder } from './listed-order.ts'
import type { OrderActs } from './use-order-acts.ts'

type Props = {
  order: ShownOrder
  acts: OrderActs
  onLogistics: () => void
  size?: 'sm' | 'md'
  /** Left out here because another place of the page offers them. */
  without?: readonly OrderAction[]
}

/** The buttons of an order, by the table of states. What is about one item stands beside that item. */
export function OrderActions({ order, acts, onLogistics, size = 'sm', without = [] }: Props) {
  const offered = new Set(actionsOf(order).filter((action) => !without.includes(action)))
  return (
    <>
      {offered.has('pay') && (
        <ButtonLink href={paths.payment(order)} variant="buy" size={size}>
          {m.myorders_pay()}
        </ButtonLink>
      )}
      {offered.has('confirm') && (
        <Button size={size} onClick={() => acts.confirmReceipt(order)}>
          {m.myorders_confirm()}
        </Button>
      )}
      {offered.has('review') && (
        <ButtonLink href={paths.evaluate(order.id)} size={size}>
          {m.myorders_review()}
        </ButtonLink>
      )}
      {offered.has('urge') && (
        <Button variant="soft" size={size} onClick={acts.urge}>
          {m.myorders_urge()}
        </Button>
      )}
      {/* By what has left, not by the state: money may have gone back before, and a part may have left already. */}
      {hasParcel(order) && !without.includes('logistics') && (
        <Button variant="outline" size={size} onClick={onLogistics}>
          {m.myorders_logistics()}
        </Button>
      )}
      {offered.has('cancel') && (
        <Button variant="outline" size={size} onClick={() => acts.cancel(order)}>
          {m.myorders_cancel()}
        </Button>
      )}
      {offered.has('delete') && (
        <Button variant="outline" size={size} onClick={() => acts.remove(order)}>
          {m.myorders_delete()}
        </Button>
      )}
    </>
  )
}
