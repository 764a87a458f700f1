import { data, type MetaArgs, useLoaderData, useNavigate, useRevalidator } from 'react-router'
import { AFTER_SALE, WAITING_FOR_SELLER } from '#features/after-sales/after-sale-states.ts'
import type { AfterSaleDetail } from '#features/after-sales/after-sales-contract.ts'
import { AfterSaleHistory } from '#features/after-sales/web/after-sale-history.tsx'
import { ParcelForm } from '#features/after-sales/web/parcel-form.tsx'
import { RequestFacts } from '#features/after-sales/web/request-facts.tsx'
import { ReturnAddress } from '#features/after-sales/web/return-address.tsx'
import { StatusCard } from '#features/after-sales/web/status-card.tsx'
import { useCancelling } from '#features/after-sales/web/use-cancelling.ts'
import { usePolling } from '#features/payment/web/use-polling.ts'
import { focusShell } from '#pages/layouts/page-shell.ts'
import { pageMeta } from '#pages/page-meta.ts'
import { PageBelow } from '#pages/parts/page-below.tsx'
import { paths } from '#paths'
import { Alert } from '#ui/show/alert.tsx'
import { Card } from '#ui/show/card.tsx'
import { buyerPageData, type Loaded, need } from '#web/page-data.ts'
import * as m from '#words'

/** The seller may answer, and Alipay return the money, while the buyer looks on. */
const LOOK_AGAIN = 5

export const loader = buyerPageData(async ({ api, params, url }) => {
  if (!/^\d{1,15}$/.test(params.id ?? '')) throw data(m.aftersales_none(), { status: 404 })
  const sale = need(await api.afterSales.afterSaleDetail({ id: Number(params.id) }), url)
  if (sale.aftersale_status !== AFTER_SALE.awaitingParcel) return { sale, couriers: [], config: {} }
  const [couriers, config] = await Promise.all([
    api.afterSales.listCouriers(),
    api.site.showConfig({ module: 'aftersale' }),
  ])
  return { sale, couriers: need(couriers, url), config: need(config, url) }
})

export const handle = focusShell(m.aftersales_detail_title, paths.afterSales)

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, m.aftersales_detail_title())

/** Type 2 of the list, as the specification returns to it. */
const LIST = paths.afterSales(2)

export default function RefundDetailPage({ loaderData: { sale } }: Loaded<typeof loader>) {
  return (
    <PageBelow list="afterSales" title={m.aftersales_detail_title()} className="pb-10">
      <h1 className="max-md:sr-only pb-4 pt-1 text-xl font-bold text-gray-900 md:text-2xl">
        {m.aftersales_detail_title()}
      </h1>
      <Request key={sale.id} sale={sale} />
    </PageBelow>
  )
}

function Request({ sale }: { sale: AfterSaleDetail }) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const cancel = useCancelling(sale, { onCancelled: () => navigate(LIST), onRefused: revalidate })
  const waiting = WAITING_FOR_SELLER.some((status) => status === sale.aftersale_status)
  usePolling(waiting || sale.refund_state === 'underway', LOOK_AGAIN, async () => {
    if (document.visibilityState === 'visible') await revalidate()
  })
  return (
    <div className="space-y-4">
      <StatusCard sale={sale} onCancel={cancel} onDue={revalidate} />
      {sale.aftersale_status === AFTER_SALE.awaitingParcel && <Parcel sale={sale} onSent={revalidate} />}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <RequestFacts sale={sale} orderPath={paths.order(sale.order_id)} />
        <AfterSaleHistory sale={sale} />
      </div>
    </div>
  )
}

function Parcel({ sale, onSent }: { sale: AfterSaleDetail; onSent: () => Promise<void> }) {
  const { couriers, config } = useLoaderData<typeof loader>()
  const text = (key: string) => String((config as Record<string, string | number>)[key] ?? '')
  return (
    <Card title={m.aftersales_parcel()} look="outline">
      <div className="grid gap-6 md:grid-cols-2">
        {text('back_user_address') === '' ? (
          <Alert tone="warn" className="self-start">
            {m.aftersales_no_address()}
          </Alert>
        ) : (
          <ReturnAddress
            address={text('back_user_address')}
            name={text('back_user_name')}
            mobile={text('back_user_mobile')}
          />
        )}
        <ParcelForm sale={sale} couriers={couriers} onSent={onSent} />
      </div>
    </Card>
  )
}
