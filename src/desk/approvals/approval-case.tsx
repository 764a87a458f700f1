import { Link, useRevalidator } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { usePerson } from '#desk/door/load-door.ts'
import { OrderItems } from '#desk/orders/order-items.tsx'
import { ReasonDialog } from '#desk/reason-dialog.tsx'
import { requestStatus } from '#desk/requests/request-status.ts'
import { Panel } from '#desk/shell/panel.tsx'
import { BatchLines } from '#desk/ship/batch-lines.tsx'
import { usePress } from '#desk/use-press.ts'
import { may } from '#features/people/roles.ts'
import { deskPaths } from '#paths/desk'
import { Button } from '#ui/act/button.tsx'
import { useConfirm } from '#ui/act/confirm-dialog.tsx'
import { FactRow } from '#ui/show/fact-row.tsx'
import { PictureRow } from '#ui/show/picture-row.tsx'
import { Written } from '#ui/show/written.tsx'
import * as m from '#words'
import { actName } from './act-name.ts'
import type { Case } from './load-case.ts'

/** Everything a second person wants to see before saying yes, on one screen: the photos, the order, who the buyer is. */
export function ApprovalCase({ approval, request, order, buyer, batch }: Case) {
  return (
    <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0 space-y-4">
        {request && (
          <Panel title={requestStatus(request)}>
            <p className="font-medium">
              {request.product_title} {request.product_sku_text} × {request.refund_num}
            </p>
            <p className="mt-1 text-gray-600">{request.reason}</p>
            {request.content && (
              <p className="mt-2">
                <Written text={request.content} />
              </p>
            )}
            <PictureRow
              pictures={request.images}
              label={m.desk_evidence()}
              labelOf={(position) => m.desk_evidence_one({ position })}
              size="lg"
              className="mt-3"
            />
          </Panel>
        )}
        {order && (
          <Panel title={m.desk_order_title({ sn: order.order_sn })}>
            <OrderItems items={order.items} sums />
          </Panel>
        )}
        {batch && <BatchLines kind={batch.kind} counts={batch.counts} lines={batch.lines} />}
      </div>
      <div className="space-y-4">
        <Decision approval={approval} />
        {buyer && <BuyerHistory shown={buyer} />}
      </div>
    </div>
  )
}

function Decision({ approval }: Pick<Case, 'approval'>) {
  const { id, act, amount, reason, asked_by, ask_time, mine, state, note, order_sn } = approval
  const { thing, thing_id } = approval
  const { role } = usePerson()
  const press = usePress()
  const confirm = useConfirm()
  const { revalidate } = useRevalidator()
  const agree = async () => {
    if (await confirm({ title: m.office_agree_sure({ sum: amount }) }))
      await press(desk.approvalsSeller.agreeToApproval({ id }))
  }
  return (
    <Panel title={actName(act)}>
      <FactRow label={m.desk_sum()}>¥{amount}</FactRow>
      <FactRow label={m.office_asked_by()}>
        {asked_by} · {ask_time.slice(5, 16)}
      </FactRow>
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
      {state === 'open' && (
        <div className="mt-4 flex flex-wrap gap-2">
          {mine === 1 && (
            <Button variant="outline" onClick={() => press(desk.approvalsSeller.withdrawApproval({ id }))}>
              {m.office_withdraw()}
            </Button>
          )}
          {mine === 0 && may(role, 'agree') && (
            <>
              <Button onClick={agree}>{m.office_agree()}</Button>
              <ReasonDialog
                label={m.office_decline()}
                title={m.office_decline()}
                hint={m.office_decline_hint()}
                send={(why) => desk.approvalsSeller.declineApproval({ id, reason: why })}
                onDone={revalidate}
              />
            </>
          )}
        </div>
      )}
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
