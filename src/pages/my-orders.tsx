import { useCallback, useState } from 'react'
import { type MetaArgs, useLoaderData } from 'react-router'
import { ORDER } from '#features/orders/order-states.ts'
import { listed } from '#features/orders/web/my-orders/listed-order.ts'
import { LogisticsDialog } from '#features/orders/web/my-orders/logistics-dialog.tsx'
import { OrderGroup } from '#features/orders/web/my-orders/order-group.tsx'
import { OrderSearch } from '#features/orders/web/my-orders/order-search.tsx'
import { OrderTabs } from '#features/orders/web/my-orders/order-tabs.tsx'
import { useLooking } from '#features/orders/web/my-orders/use-looking.ts'
import { useOrderActs } from '#features/orders/web/my-orders/use-order-acts.ts'
import { accountShell } from '#pages/layouts/page-shell.ts'
import { pageMeta } from '#pages/page-meta.ts'
import { loadPage } from '#pages/parts/load-page.ts'
import { type OrderTab, paths, readOrderTab } from '#paths'
import { cutLine } from '#platform/clean-text.ts'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { Pagination } from '#ui/move/pagination.tsx'
import { Card } from '#ui/show/card.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { buyerPageData, need } from '#web/page-data.ts'
import * as m from '#words'

export const loader = buyerPageData(async ({ api, params, url }) => {
  const tab = readOrderTab(params.type)
  const keyword = cutLine(url.searchParams.get('keyword') ?? '', 64)
  const [orders, counters, system] = await Promise.all([
    loadPage(url, (page) => api.orders.listOrders({ type: 'goods', status: tab, keyword, page })),
    api.orders.countOrders(),
    api.site.showConfig({ module: 'system' }),
  ])
  const virtualGoods = Number(need(system, url).virtual_goods ?? 0)
  return {
    orders: { ...orders, data: orders.data.map((order) => listed(order, virtualGoods)) },
    counters: need(counters, url),
    tab,
    keyword,
  }
})

export const handle = accountShell(m.myorders_title)

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, m.myorders_title())

export default function MyOrdersPage() {
  const { orders, counters, tab, keyword } = useLoaderData<typeof loader>()
  const [followed, setFollowed] = useState<number>()
  const closeLogistics = useCallback(() => setFollowed(undefined), [])
  const acts = useOrderActs()
  useLooking(
    orders.data.some((order) => order.status === ORDER.paid),
    30,
  )
  return (
    <Card heading="h1" title={m.myorders_title()}>
      <OrderTabs current={tab} counters={counters} />
      <div className="my-4">
        <OrderSearch key={`${tab} ${keyword}`} keyword={keyword} tab={tab} />
      </div>
      {orders.data.length === 0 ? (
        <NoOrders keyword={keyword} tab={tab} />
      ) : (
        <div className="@container">
          <ListHead />
          <div className="space-y-4">
            {orders.data.map((order) => (
              <OrderGroup
                key={order.id}
                order={order}
                acts={acts}
                onLogistics={() => setFollowed(order.id)}
              />
            ))}
          </div>
        </div>
      )}
      <Pagination of={orders} hrefFor={(page) => paths.orders(tab, { keyword, page })} className="mt-6" />
      <LogisticsDialog orderId={followed} onClose={closeLogistics} />
    </Card>
  )
}

const ListHead = () => (
  <div
    aria-hidden="true"
    className="order-columns mb-3 rounded-lg bg-gray-50 py-2.5 text-center text-gray-600 @max-3xl:hidden"
  >
    <span className="px-4 text-left">{m.myorders_goods()}</span>
    <span>{m.myorders_total()}</span>
    <span>{m.myorders_status()}</span>
    <span>{m.myorders_act()}</span>
  </div>
)

function NoOrders({ keyword, tab }: { keyword: string; tab: OrderTab }) {
  return (
    <EmptyState
      scene={keyword ? 'search' : 'parcel'}
      title={keyword ? m.myorders_none_found({ keyword }) : m.myorders_none()}
      text={keyword ? m.myorders_none_found_text() : m.myorders_none_text()}
      action={
        keyword ? (
          <ButtonLink href={paths.orders(tab)} variant="outline">
            {m.myorders_search_clear()}
          </ButtonLink>
        ) : (
          <ButtonLink href={paths.home()}>{m.myorders_look_around()}</ButtonLink>
        )
      }
    />
  )
}
