import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load, loadDoor, usePerson } from '#desk/door/load-door.ts'
import { PageTitle } from '#desk/shell/page-title.tsx'
import { Panel } from '#desk/shell/panel.tsx'
import { ORDER } from '#features/orders/order-states.ts'
import type { SellerOrder } from '#features/orders/orders-seller-contract.ts'
import { may } from '#features/people/roles.ts'
import { deskPaths } from '#paths/desk'
import { Written } from '#ui/show/written.tsx'
import * as m from '#words'
import { NoteForm } from './note-form.tsx'
import { OrderActs } from './order-acts.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderItems } from './order-items.tsx'
import { statusName } from './order-status.ts'
import { OrderSums } from './order-sums.tsx'
import { ParcelActs } from './parcel-acts.tsx'
import { ShipForm } from './ship-form.tsx'

export async function loader({ params }: LoaderFunctionArgs) {
  const order_sn = params.sn ?? ''
  const { role } = await loadDoor()
  const [order, payments] = await Promise.all([
    load(() => desk.ordersSeller.showSellerOrder({ order_sn })),
    may(role, 'see sums') ? load(() => desk.moneySeller.listOrderPayments({ order_sn })) : [],
  ])
  return { order, payments }
}

export function Component() {
  const { order, payments } = useLoaderData<typeof loader>()
  const { role } = usePerson()
  return (
    <>
      <PageTitle title={m.desk_order_title({ sn: order.order_sn })} />
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-4">
          <Panel title={statusName(order.status)}>
            <OrderFacts order={order} payments={payments} />
            <OrderItems items={order.items} sums={may(role, 'see sums')} />
            {may(role, 'see sums') && <OrderSums order={order} />}
          </Panel>
          <History order={order} />
        </div>
        <div className="space-y-4">
          {order.status === ORDER.paid && may(role, 'ship orders') && <ShipForm sn={order.order_sn} />}
          <OrderActs order={order} />
          <ParcelActs order={order} />
          <Panel title={m.desk_address()}>
            <p className="whitespace-pre-line">{order.address || m.desk_none()}</p>
            {may(role, 'see buyers') && (
              <Link
                to={deskPaths.buyer(order.buyer_id)}
                className="mt-2 inline-block text-brand-700 underline"
              >
                {order.buyer}
              </Link>
            )}
            {order.remark && <p className="mt-2 text-amber-700">{order.remark}</p>}
          </Panel>
          <Panel title={m.desk_notes()}>
            <ul className="space-y-2">
              {order.notes.map(({ time, by, text }) => (
                <li key={time + text}>
                  <Written text={text} />
                  <span className="block text-xs text-gray-500">
                    {by} · {time}
                  </span>
                </li>
              ))}
            </ul>
            {may(role, 'note orders') && <NoteForm sn={order.order_sn} />}
          </Panel>
        </div>
      </div>
    </>
  )
}

function History({ order }: { order: SellerOrder }) {
  return (
    <Panel title={m.desk_history()}>
      <ol className="space-y-2">
        {order.history.map(({ time, to, by, reason }) => (
          <li key={`${time} ${to}`} className="flex flex-wrap gap-x-3 text-sm">
            <span className="tabular-nums text-gray-500">{time}</span>
            <span>{statusName(to)}</span>
            <span className="text-gray-500">{by}</span>
            {reason && <span className="text-gray-500">{reason}</span>}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
