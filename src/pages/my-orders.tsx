import PackageSearch from 'lucide-react/icons/package-search'
import { useCallback, useState } from 'react'
import { type MetaArgs, useLoaderData } from 'react-router'
import { ordersPath } from '#features/orders/order-links.ts'
import { ORDER_STATUS, ORDER_TABS, type OrderTab } from '#features/orders/order-states.ts'
import type { OrderCounters } from '#features/orders/orders-contract.ts'
import { LogisticsDialog } from '#features/orders/web/my-orders/logistics-dialog.tsx'
import { ORDER_GRID, OrderGroup } from '#features/orders/web/my-orders/order-group.tsx'
import { OrderSearch } from '#features/orders/web/my-orders/order-search.tsx'
import { useLooking } from '#features/orders/web/my-orders/use-looking.ts'
import { useOrderActs } from '#features/orders/web/my-orders/use-order-acts.ts'
import { pageMeta } from '#pages/page-meta.ts'
import { pageOf } from '#pages/parts/page-of.ts'
import { buyerPageData, need } from '#platform/pages/page-data.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkTabs } from '#ui/link-tabs.tsx'
import { Pagination } from '#ui/pagination.tsx'
import * as m from '#words'

const load = buyerPageData(async ({ api, params, url }) => {
  const tab = Math.max(0, Math.trunc(Number(params.type)) || 0)
  const status = ORDER_TABS[tab] ?? 'all'
  const keyword = cleanKeyword(url.searchParams.get('keyword') ?? '')
  const page = pageOf(url)
  const listed = (at: number) => api.orders.list({ type: 'goods', status, keyword, page: at })
  const [first, counters, system] = await Promise.all([
    listed(page),
    api.orders.counters(),
    api.site.config({ module: 'system' }),
  ])
  let orders = need(first, url)
  // The last one of the last page may have gone: the page before it is meant then.
  const last = Math.max(1, Math.ceil(orders.total / orders.per_page))
  if (page > last) orders = need(await listed(last), url)
  return {
    orders,
    counters: need(counters, url),
    status,
    tab: ORDER_TABS.indexOf(status),
    keyword,
    virtualGoods: Number(need(system, url).virtual_goods ?? 0),
  }
})
export const loader = load.onServer
export const clientLoader = load.inBrowser

const cleanKeyword = (text: string) =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 64)

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, m.myorders_title())

const TAB_NAMES: Record<OrderTab, () => string> = {
  all: m.myorders_tab_all,
  unpaid: m.myorders_tab_unpaid,
  nosend: m.myorders_tab_nosend,
  noget: m.myorders_tab_noget,
  nocomment: m.myorders_tab_nocomment,
  completed: m.myorders_tab_completed,
}

const countOf = (tab: OrderTab, counters: OrderCounters) =>
  tab === 'all' ? counters.total_num : counters[tab]

export default function MyOrdersPage() {
  const { orders, counters, status, tab, keyword, virtualGoods } = useLoaderData<typeof clientLoader>()
  const [followed, setFollowed] = useState<number>()
  const closeLogistics = useCallback(() => setFollowed(undefined), [])
  const acts = useOrderActs()
  useLooking(
    orders.data.some((order) => order.status === ORDER_STATUS.paid),
    30,
  )
  const path = ordersPath(tab)
  const pagePath = (page: number) => {
    const query = new URLSearchParams({ ...(keyword ? { keyword } : {}), page: String(page) })
    return `${path}?${query}`
  }
  return (
    <Card heading="h1" title={m.myorders_title()}>
      <LinkTabs
        label={m.myorders_tabs()}
        items={ORDER_TABS.map((name, at) => ({
          label: TAB_NAMES[name](),
          href: ordersPath(at),
          count: countOf(name, counters),
          countLabel: m.myorders_tab_count({ count: countOf(name, counters) }),
          current: name === status,
        }))}
      />
      <div className="my-4">
        <OrderSearch key={`${tab} ${keyword}`} keyword={keyword} path={path} />
      </div>
      {orders.data.length === 0 ? (
        <NoOrders keyword={keyword} path={path} />
      ) : (
        <>
          <ListHead />
          <div className="space-y-4">
            {orders.data.map((order) => (
              <OrderGroup
                key={order.id}
                order={order}
                acts={acts}
                virtualGoods={virtualGoods}
                onLogistics={() => setFollowed(order.id)}
              />
            ))}
          </div>
        </>
      )}
      <Pagination
        page={orders.current_page}
        total={orders.total}
        perPage={orders.per_page}
        hrefFor={pagePath}
        className="mt-6"
      />
      <LogisticsDialog orderId={followed} onClose={closeLogistics} />
    </Card>
  )
}

const ListHead = () => (
  <div
    aria-hidden="true"
    className={`mb-3 rounded-lg bg-gray-50 py-2.5 text-center text-gray-600 max-md:hidden ${ORDER_GRID}`}
  >
    <span className="px-4 text-left">{m.myorders_goods()}</span>
    <span>{m.myorders_total()}</span>
    <span>{m.myorders_status()}</span>
    <span>{m.myorders_act()}</span>
  </div>
)

function NoOrders({ keyword, path }: { keyword: string; path: string }) {
  return (
    <EmptyState
      icon={<PackageSearch />}
      title={keyword ? m.myorders_none_found({ keyword }) : m.myorders_none()}
      text={keyword ? m.myorders_none_found_text() : m.myorders_none_text()}
      action={
        keyword ? (
          <ButtonLink href={path} variant="outline">
            {m.myorders_search_clear()}
          </ButtonLink>
        ) : (
          <ButtonLink href="/">{m.myorders_look_around()}</ButtonLink>
        )
      }
    />
  )
}
