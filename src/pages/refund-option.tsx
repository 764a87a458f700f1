import type { MetaArgs } from 'react-router'
import { windowText } from '#features/after-sales/after-sales-rules.ts'
import { ItemLine } from '#features/after-sales/web/item-line.tsx'
import { TypeChoice } from '#features/after-sales/web/type-choice.tsx'
import { BrokenLink } from '#features/orders/web/broken-link.tsx'
import { focusShell } from '#pages/layouts/page-shell.ts'
import { pageMeta } from '#pages/page-meta.ts'
import { PageBelow } from '#pages/parts/page-below.tsx'
import { paths, readRefundItem } from '#paths'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { Alert } from '#ui/show/alert.tsx'
import { Card } from '#ui/show/card.tsx'
import { buyerPageData, type Loaded } from '#web/page-data.ts'
import * as m from '#words'
import { loadItem } from './parts/load-item.ts'

export const loader = buyerPageData((context) => loadItem(context, readRefundItem(context.params.order)))

export const handle = focusShell(m.aftersales_option_title, paths.orders)

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, m.aftersales_option_title())

export default function RefundOptionPage({ loaderData: data }: Loaded<typeof loader>) {
  const orders = { label: m.shell_my_orders(), href: paths.orders() }
  return (
    <PageBelow list="orders" title={m.aftersales_option_title()} className="pb-10">
      <h1 className="max-md:sr-only pb-4 pt-1 text-xl font-bold text-gray-900 md:text-2xl">
        {m.aftersales_option_title()}
      </h1>
      {data.broken ? (
        <BrokenLink reason={data.reason} back={orders} />
      ) : (
        <div className="space-y-4">
          <Card title={m.aftersales_item()} look="outline">
            <ItemLine item={data.item} orderSn={data.item.order_sn} />
          </Card>
          {data.item.open_id > 0 && (
            <Alert
              tone="info"
              action={
                <ButtonLink variant="link" size="sm" href={paths.refundDetail(data.item.open_id)}>
                  {m.aftersales_see_open()}
                </ButtonLink>
              }
            >
              {m.aftersales_already_open()}
            </Alert>
          )}
          <p className="text-gray-500">{windowText(data.item.window_hours)}</p>
          <TypeChoice options={data.item} />
        </div>
      )}
    </PageBelow>
  )
}
