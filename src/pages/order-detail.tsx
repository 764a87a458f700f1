import Printer from 'lucide-react/icons/printer'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { type MetaArgs, useLoaderData, useNavigate } from 'react-router'
import { ORDER } from '#features/orders/order-states.ts'
import { hasParcel } from '#features/orders/parcel-rules.ts'
import { OrderActions } from '#features/orders/web/my-orders/order-actions.tsx'
import { Parcels } from '#features/orders/web/my-orders/parcel-timeline.tsx'
import { useLooking } from '#features/orders/web/my-orders/use-looking.ts'
import { useOrderActs } from '#features/orders/web/my-orders/use-order-acts.ts'
import { OrderFacts } from '#features/orders/web/order-detail/order-facts.tsx'
import { OrderGoods } from '#features/orders/web/order-detail/order-goods.tsx'
import { OrderProgress } from '#features/orders/web/order-detail/order-progress.tsx'
import { StatusBanner } from '#features/orders/web/order-detail/status-banner.tsx'
import { useBuyAgain } from '#features/orders/web/order-detail/use-buy-again.ts'
import { focusShell } from '#pages/layouts/page-shell.ts'
import { pageMeta } from '#pages/page-meta.ts'
import { PageBelow } from '#pages/parts/page-below.tsx'
import { PrintHead } from '#pages/parts/print-head.tsx'
import { paths, readId } from '#paths'
import { Button } from '#ui/act/button.tsx'
import { Card } from '#ui/show/card.tsx'
import { buyerPageData, need, optional } from '#web/page-data.ts'
import * as m from '#words'

export const loader = buyerPageData(async ({ api, params, url }) => {
  // What is no number is no order of anybody.
  const id = readId(params.id) ?? 0
  const [found, system] = await Promise.all([
    api.orders.orderDetail({ id }),
    api.site.showConfig({ module: 'system' }),
  ])
  const order = need(found, url)
  // It may have been taken back in the same moment.
  const logistics = hasParcel(order) && (await optional(api.orders.showLogistics({ id: order.id })))
  return {
    order,
    parcels: logistics ? logistics.parcels : [],
    virtualGoods: Number(need(system, url).virtual_goods ?? 0),
  }
})

export const handle = focusShell(m.orderdetail_title, paths.orders)

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, m.orderdetail_title())

const PARCEL = 'parcel'

export default function OrderDetailPage() {
  const { order, parcels, virtualGoods } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const acts = useOrderActs({ onRemoved: () => navigate(paths.orders(), { replace: true }) })
  // Paid: it will be shipped. Shipped: the parcel travels.
  const travelling = order.status === ORDER.shipped && parcels.some(({ delivered }) => delivered === 0)
  useLooking(order.status === ORDER.paid || travelling, 10)
  const buyAgain = useBuyAgain(order, paths.cart())
  const showParcel = () => document.getElementById(PARCEL)?.scrollIntoView()
  return (
    <PageBelow list="orders" title={m.orderdetail_title()} className="pb-8">
      <h1 className="sr-only print:hidden">{m.orderdetail_title()}</h1>
      <PrintHead order={order} />
      <StatusBanner order={order}>
        <OrderActions
          order={order}
          acts={acts}
          onLogistics={showParcel}
          size="md"
          without={parcels.length > 0 ? [] : ['logistics']}
        />
        <Button variant="outline" onClick={buyAgain}>
          <ShoppingCart />
          {m.orderdetail_buy_again()}
        </Button>
        <Button variant="ghost" onClick={() => window.print()} className="max-md:hidden">
          <Printer />
          {m.orderdetail_print()}
        </Button>
      </StatusBanner>
      <OrderProgress order={order} className="mx-auto my-8 max-w-4xl max-md:my-5 print:hidden" />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem] print:grid-cols-1">
        <div className="space-y-4">
          <OrderGoods order={order} virtualGoods={virtualGoods} />
          {parcels.length > 0 && (
            <div id={PARCEL} className="scroll-mt-20 print:hidden">
              <Card title={m.myorders_logistics_title()} look="outline">
                <Parcels parcels={parcels} />
              </Card>
            </div>
          )}
        </div>
        <div className="space-y-4">
          <OrderFacts order={order} />
        </div>
      </div>
    </PageBelow>
  )
}
