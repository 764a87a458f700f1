import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load, usePerson } from '#desk/door/load-door.ts'
import { statusName } from '#desk/orders/order-status.ts'
import { requestStatus } from '#desk/requests/request-status.ts'
import { PageTitle } from '#desk/shell/page-title.tsx'
import { Panel } from '#desk/shell/panel.tsx'
import type { SellerBuyerDetail } from '#features/buyers/buyers-seller-contract.ts'
import { may } from '#features/people/roles.ts'
import { deskPaths } from '#paths/desk'
import { Alert } from '#ui/show/alert.tsx'
import { FactRow } from '#ui/show/fact-row.tsx'
import * as m from '#words'
import { BlockButton } from './block-button.tsx'
import { BuyerNote } from './buyer-note.tsx'
import { Phone } from './phone.tsx'

export const loader = ({ params }: LoaderFunctionArgs) =>
  load(() => desk.buyersSeller.showBuyer({ id: Number(params.id) || 0 }))

/** Who somebody is to the shop: what they bought, what they asked back, what they have in the wallet. */
export function Component() {
  const { buyer, orders, requests, balance, sessions, thread_id } = useLoaderData<SellerBuyerDetail>()
  const { role } = usePerson()
  return (
    <>
      <PageTitle title={buyer.nickname}>
        {may(role, 'block buyers') && buyer.closed_time === '' && <BlockButton buyer={buyer} />}
      </PageTitle>
      {buyer.blocked_time && (
        <Alert tone="warn" className="mb-4">
          {m.office_blocked_since({ time: buyer.blocked_time, reason: buyer.blocked_reason })}
        </Alert>
      )}
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-4">
          <Panel title={m.desk_orders()}>
            <Rows
              none={m.desk_no_orders()}
              rows={orders.map((order) => ({
                key: order.order_sn,
                to: deskPaths.order(order.order_sn),
                name: order.order_sn,
                more: `${statusName(order.status)} · ${order.goods}`,
                sum: order.pay_fee,
                time: order.create_time,
              }))}
            />
          </Panel>
          <Panel title={m.desk_requests()}>
            <Rows
              none={m.office_no_requests()}
              rows={requests.map((request) => ({
                key: request.aftersale_sn,
                to: deskPaths.request(request.id),
                name: request.aftersale_sn,
                more: `${requestStatus(request)} · ${request.product_title}`,
                sum: request.refund_amount,
                time: request.create_time,
              }))}
            />
          </Panel>
        </div>
        <div className="space-y-4">
          <Panel title={m.desk_buyer()}>
            <FactRow label={m.desk_thing_id()}>{buyer.id}</FactRow>
            {buyer.mobile && (
              <FactRow label={m.office_mobile()}>
                <Phone id={buyer.id} masked={buyer.mobile} />
              </FactRow>
            )}
            <FactRow label={m.office_since()}>{buyer.create_time.slice(0, 10)}</FactRow>
            <FactRow label={m.office_balance()}>¥{balance}</FactRow>
            {thread_id > 0 && may(role, 'talk to buyers') && (
              <Link to={deskPaths.talk(thread_id)} className="mt-2 inline-block text-brand-700 underline">
                {m.office_talk()}
              </Link>
            )}
          </Panel>
          <Panel title={m.office_note()}>
            <BuyerNote key={buyer.note} buyer={buyer} />
          </Panel>
          <Panel title={m.office_sessions()}>
            <ul className="space-y-1">
              {sessions.map(({ browser, system, last_time }) => (
                <li key={browser + system + last_time}>
                  {browser} · {system}
                  <span className="block text-xs text-gray-500">{last_time}</span>
                </li>
              ))}
            </ul>
            {sessions.length === 0 && <p className="text-gray-500">{m.desk_none()}</p>}
          </Panel>
        </div>
      </div>
    </>
  )
}

type Row = { key: string; to: string; name: string; more: string; sum: string; time: string }

const Rows = ({ rows, none }: { rows: readonly Row[]; none: string }) =>
  rows.length === 0 ? (
    <p className="text-gray-500">{none}</p>
  ) : (
    <ul className="divide-y divide-gray-100">
      {rows.map(({ key, to, name, more, sum, time }) => (
        <li key={key} className="flex items-start justify-between gap-3 py-2">
          <span className="min-w-0">
            <Link to={to} className="text-brand-700 underline">
              {name}
            </Link>
            <span className="block truncate text-sm text-gray-600">{more}</span>
          </span>
          <span className="shrink-0 text-right tabular-nums">
            ¥{sum}
            <span className="block text-xs text-gray-500">{time.slice(0, 16)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
