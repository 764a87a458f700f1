import type { MetaArgs } from 'react-router'
import { AFTER_SALE_TYPES } from '#features/after-sales/after-sale-states.ts'
import { StepsBefore } from '#features/after-sales/web/after-sale-steps.tsx'
import { ApplicationForm } from '#features/after-sales/web/application-form.tsx'
import { ItemLine } from '#features/after-sales/web/item-line.tsx'
import { BrokenLink } from '#features/orders/web/broken-link.tsx'
import { focusShell } from '#pages/layouts/page-shell.ts'
import { pageMeta } from '#pages/page-meta.ts'
import { PageBelow } from '#pages/parts/page-below.tsx'
import { paths, readRefundItem } from '#paths'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { Alert } from '#ui/show/alert.tsx'
import { Card } from '#ui/show/card.tsx'
import { buyerPageData, type Loaded, need, type PageArgs } from '#web/page-data.ts'
import * as m from '#words'
import { loadItem } from './parts/load-item.ts'

export const loader = buyerPageData(async (context: PageArgs) => {
  const { api, params, url } = context
  const type = AFTER_SALE_TYPES.find((one) => one === params.type?.toLowerCase())
  const loaded = await loadItem(context, type && readRefundItem(params.order))
  if (loaded.broken || !type) return { ...loaded, broken: true as const }
  return { ...loaded, type, reasons: need(await api.afterSales.listReasons({ type }), url) }
})

export const handle = focusShell(m.aftersales_apply_title, paths.orders)

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, m.aftersales_apply_title())

export default function RefundPage({ loaderData: data }: Loaded<typeof loader>) {
  const orders = { label: m.shell_my_orders(), href: paths.orders() }
  const returning = !data.broken && data.type === 'return'
  const title = returning ? m.aftersales_apply_title_return() : m.aftersales_apply_title()
  return (
    <PageBelow list="orders" title={title} className="pb-10">
      <h1 className="max-md:sr-only pb-4 pt-1 text-xl font-bold text-gray-900 md:text-2xl">{title}</h1>
      {data.broken ? (
        <BrokenLink reason={'reason' in data ? data.reason : undefined} back={orders} />
      ) : (
        <Application data={data} ordersPath={orders.href} />
      )}
    </PageBelow>
  )
}

type Ready = Extract<Awaited<ReturnType<typeof loader>>, { broken: false }>

function Application({ data, ordersPath }: { data: Ready; ordersPath: string }) {
  const { item, type, reasons } = data
  const barred = item.choices.find((choice) => choice.type === type && choice.allowed === 0)
  const choices = paths.refundOption({ id: item.order_item_id, order_id: item.order_id })
  return (
    <div className="space-y-4">
      <StepsBefore type={type} className="mx-auto my-4 max-w-3xl" />
      <Card title={m.aftersales_item()} look="outline">
        <ItemLine item={item} orderSn={item.order_sn} />
      </Card>
      {barred ? (
        <Alert
          tone="warn"
          action={
            <ButtonLink variant="link" size="sm" href={choices}>
              {m.aftersales_option_title()}
            </ButtonLink>
          }
        >
          {barred.reason}
        </Alert>
      ) : (
        <Card look="outline">
          <ApplicationForm
            key={`${item.order_item_id} ${type}`}
            item={item}
            type={type}
            reasons={reasons}
            ordersPath={ordersPath}
          />
        </Card>
      )}
    </div>
  )
}
