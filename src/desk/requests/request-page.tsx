import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { desk } from '#desk/desk-api.ts'
import { load, usePerson } from '#desk/door/load-door.ts'
import { PageTitle } from '#desk/shell/page-title.tsx'
import { Panel } from '#desk/shell/panel.tsx'
import type { SellerAfterSaleDetail } from '#features/after-sales/after-sales-seller-contract.ts'
import { may } from '#features/people/roles.ts'
import { deskPaths } from '#paths/desk'
import { FactRow } from '#ui/show/fact-row.tsx'
import { Written } from '#ui/show/written.tsx'
import * as m from '#words'
import { JudgePanel } from './judge-panel.tsx'
import { requestStatus, stepName } from './request-status.ts'
import { ToldByBuyer } from './told-by-buyer.tsx'

export const loader = ({ params }: LoaderFunctionArgs) =>
  load(() => desk.afterSalesSeller.showSellerAfterSale({ id: Number(params.id) || 0 }))

export function Component() {
  const request = useLoaderData<SellerAfterSaleDetail>()
  const { role } = usePerson()
  return (
    <>
      <PageTitle title={m.desk_request_title({ sn: request.aftersale_sn })} />
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-4">
          <Panel title={requestStatus(request)}>
            <p className="font-medium">
              {request.product_title} {request.product_sku_text}
            </p>
            <div className="mt-3 space-y-1">
              <FactRow label={m.desk_reason()}>{request.reason}</FactRow>
              <FactRow label={m.desk_pieces()}>
                {request.refund_num} / {request.product_num}
              </FactRow>
              <FactRow label={m.desk_sum()}>¥{request.refund_amount}</FactRow>
              <FactRow label={m.desk_refunded()}>¥{request.refunded_amount}</FactRow>
              <FactRow label={m.desk_order()}>
                <Link to={deskPaths.order(request.order_sn)} className="text-brand-700 underline">
                  {request.order_sn}
                </Link>
              </FactRow>
              {request.back_express_no && (
                <FactRow label={m.desk_tracking()}>
                  {request.back_express_name} {request.back_express_no}
                </FactRow>
              )}
            </div>
            <ToldByBuyer content={request.content} images={request.images} />
          </Panel>
          <Panel title={m.desk_history()}>
            <ol className="space-y-2 text-sm">
              {request.history.map(({ status, act, by, note, amount, create_time }) => (
                <li key={`${create_time} ${status} ${act}`} className="flex flex-wrap gap-x-3">
                  <span className="tabular-nums text-gray-500">{create_time}</span>
                  <span>{stepName(status, act)}</span>
                  {amount && <span className="tabular-nums">¥{amount}</span>}
                  <span className="text-gray-500">{by}</span>
                  {note && <Written text={note} />}
                </li>
              ))}
            </ol>
          </Panel>
        </div>
        {may(role, 'refund') && <JudgePanel request={request} />}
      </div>
    </>
  )
}
