import type { MetaArgs } from 'react-router'
import { AfterSaleTable } from '#features/after-sales/web/after-sale-table.tsx'
import { accountShell } from '#pages/layouts/page-shell.ts'
import { pageMeta } from '#pages/page-meta.ts'
import { pageOf } from '#pages/parts/page-of.ts'
import { paths } from '#paths'
import { Pagination } from '#ui/move/pagination.tsx'
import { Card } from '#ui/show/card.tsx'
import { buyerPageData, type Loaded, need } from '#web/page-data.ts'
import * as m from '#words'

export const loader = buyerPageData(async ({ api, url }) =>
  need(await api.afterSales.listAfterSales({ page: pageOf(url) }), url),
)

export const handle = accountShell(m.aftersales_list)

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, m.aftersales_list())

export default function AfterSalePage({ loaderData: sales }: Loaded<typeof loader>) {
  return (
    <Card
      heading="h1"
      title={m.aftersales_list()}
      action={
        sales.total > 0 && <span className="text-gray-500">{m.aftersales_total({ count: sales.total })}</span>
      }
    >
      <AfterSaleTable sales={sales.data} ordersPath={paths.orders()} />
      <Pagination of={sales} className="mt-6" />
    </Card>
  )
}
