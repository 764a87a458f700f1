import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { usePerson } from '#desk/door/load-door.ts'
import { ChosenBar } from '#desk/list/chosen-bar.tsx'
import type { Selection } from '#desk/list/use-selection.ts'
import type { Whole } from '#desk/list/use-whole.ts'
import type { OrderFilter } from '#features/orders/order-filter.ts'
import type { SellerOrderLine } from '#features/orders/orders-seller-contract.ts'
import { may } from '#features/people/roles.ts'
import { deskPaths } from '#paths/desk'
import { Button } from '#ui/act/button.tsx'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { toast } from '#ui/act/toast.ts'
import { callApi } from '#web/call-api.ts'
import * as m from '#words'
import { exportOrders } from './export-orders.ts'

type Props = {
  selection: Selection<SellerOrderLine>
  whole: Whole | undefined
  filter: OrderFilter
  forCourier(): void
  children: ReactNode
}

/** What can be done with what is selected. All that was found is a question with its number: what came later is not in it. */
export function SelectBar({ selection, whole, filter, forCourier, children }: Props) {
  const { role } = usePerson()
  const navigate = useNavigate()
  const [asked] = useSearchParams()
  const orders = selection.chosen.map(({ order_sn }) => order_sn)
  const { status: _, before_id: __, ...narrowing } = filter
  const makeWave = async () => {
    const which = whole ? { ...narrowing, up_to_id: whole.upTo } : { order_sns: orders }
    const made = await callApi(desk.wavesSeller.makeWave(which))
    if (!made) return
    toast.success(made.msg)
    await navigate(deskPaths.wave(made.data.id))
  }
  return (
    <ChosenBar
      count={whole?.count ?? orders.length}
      clear={selection.clear}
      rest={selection.some && selection.toggleAll}
    >
      {children}
      {may(role, 'ship orders') && <Button onClick={makeWave}>{m.packing_make()}</Button>}
      {may(role, 'ship orders') && !whole && (
        <>
          <ButtonLink variant="outline" href={deskPaths.print('labels', { orders })}>
            {m.packing_print_labels()}
          </ButtonLink>
          <ButtonLink variant="outline" href={deskPaths.print('slips', { orders })}>
            {m.packing_print_slips()}
          </ButtonLink>
        </>
      )}
      {may(role, 'export for couriers') && (
        <Button variant="outline" onClick={forCourier}>
          {m.courierfiles_export()}
        </Button>
      )}
      {may(role, 'refund') && (
        <ButtonLink
          variant="outline"
          href={deskPaths.refunds(whole ? { asked, upTo: whole.upTo } : { orders })}
        >
          {m.office_refund()}
        </ButtonLink>
      )}
      {whole && may(role, 'export personal data') && (
        <Button variant="outline" onClick={() => exportOrders({ ...filter, up_to_id: whole.upTo })}>
          {m.deskorders_export()}
        </Button>
      )}
    </ChosenBar>
  )
}
