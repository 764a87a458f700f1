import { Link } from 'react-router'
import { OrderItems } from '#desk/orders/order-items.tsx'
import { requestStatus } from '#desk/requests/request-status.ts'
import { ToldByBuyer } from '#desk/requests/told-by-buyer.tsx'
import { Panel } from '#desk/shell/panel.tsx'
import { BatchLines } from '#desk/ship/batch-lines.tsx'
import { deskPaths } from '#paths/desk'
import { FactRow } from '#ui/show/fact-row.tsx'
import * as m from '#words'
import { actName } from './act-name.ts'
import { DecisionBar } from './decision-bar.tsx'
import { FoundAtTable } from './found-at-table.tsx'
import type { Case } from './load-case.ts'

/**
 * Everything a second person wants to see before saying yes, on one screen: what is asked, the photos, the order, who the
 * buyer is. Yes and no stay in reach, also below five hundred orders on a phone.
 */
export function ApprovalCase({ approval, request, order, buyer, batch }: Case) {
  return (
    <div>
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="space-y-4 xl:order-last">
          <Asked approval={approval} />
          {buyer && <BuyerHistory shown={buyer} />}
        </div>
        <div className="min-w-0 space-y-4">
          {request && (
            <Panel title={requestStatus(request)}>
              <p className="font-medium">
                {request.product_title} {request.product_sku_text} × {request.refund_num}
              </p>
              <p className="mt-1 text-gray-600">{request.reason}</p>
              <ToldByBuyer content={request.content} images={request.images} />
            </Panel>
          )}
          {order && (
            <Panel title={m.desk_order_title({ sn: order.order_sn })}>
              <OrderItems items={order.items} sums />
            </Panel>
          )}
          {approval.lines.length > 0 && <FoundAtTable lines={approval.lines} act={approval.act} />}
          {batch && <BatchLines kind={batch.kind} counts={batch.counts} lines={batch.lines} />}
        </div>
      </div>
      <DecisionBar approval={approval} />
    </div>
  )
}

function Asked({ approval }: Pick<Case, 'approval'>) {
  const { act, amount, reason, asked_by, ask_time, note, order_sn, thing, thing_id, given_alone } = approval
  return (
    <Panel title={actName(act)}>
      <FactRow label={m.desk_sum()}>¥{amount}</FactRow>
      <FactRow label={m.office_asked_by()}>
        {asked_by} · {ask_time.slice(5, 16)}
      </FactRow>
      <FactRow label={m.office_given_alone()}>¥{given_alone}</FactRow>
      {reason && <FactRow label={m.desk_reason()}>{reason}</FactRow>}
      {order_sn && (
        <FactRow label={m.desk_order()}>
          <Link to={deskPaths.order(order_sn)} className="text-brand-700 underline">
            {order_sn}
          </Link>
        </FactRow>
      )}
      {thing === 'batch' && (
        <FactRow label={m.manyrefunds_batch()}>
          <Link to={deskPaths.batch(Number(thing_id))} className="text-brand-700 underline">
            {thing_id}
          </Link>
        </FactRow>
      )}
      {note && <FactRow label={m.office_answer()}>{note}</FactRow>}
    </Panel>
  )
}

/** How often somebody has bought, and how often asked for money back. */
function BuyerHistory({ shown }: { shown: NonNullable<Case['buyer']> }) {
  const { buyer, orders, requests, balance } = shown
  return (
    <Panel title={m.desk_buyer()}>
      <FactRow label={m.desk_buyer()}>
        <Link to={deskPaths.buyer(buyer.id)} className="text-brand-700 underline">
          {buyer.nickname}
        </Link>
      </FactRow>
      <FactRow label={m.office_since()}>{buyer.create_time.slice(0, 10)}</FactRow>
      <FactRow label={m.desk_orders()}>{orders.length}</FactRow>
      <FactRow label={m.desk_requests()}>{requests.length}</FactRow>
      <FactRow label={m.office_balance()}>¥{balance}</FactRow>
      {buyer.note && <p className="mt-2 text-amber-700">{buyer.note}</p>}
      <ul className="mt-3 space-y-1 text-sm text-gray-600">
        {requests.slice(0, 5).map((request) => (
          <li key={request.id} className="flex justify-between gap-3">
            <span className="truncate">
              {request.create_time.slice(0, 10)} {requestStatus(request)}
            </span>
            <span className="tabular-nums">¥{request.refund_amount}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
