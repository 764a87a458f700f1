import type { MetaArgs } from 'react-router'
import type { CartLine } from '#features/cart/cart-contract.ts'
import { CartView } from '#features/cart/web/cart-page/cart-view.tsx'
import { MergeNews } from '#features/cart/web/cart-page/merge-news.tsx'
import { useBuyerCart, useVisitorCart } from '#features/cart/web/cart-page/use-cart.ts'
import type { DeliveryShown } from '#features/postage/postage-contract.ts'
import { mainPlaceShell } from '#pages/layouts/page-shell.ts'
import { pageMeta } from '#pages/page-meta.ts'
import { loadHome } from '#pages/parts/load-home.ts'
import { Card } from '#ui/show/card.tsx'
import { type Loaded, need, pageData } from '#web/page-data.ts'
import * as m from '#words'

/** A visitor's cart is in the browser: the server knows nothing of it and renders the same page for every visitor. */
export const loader = pageData(async ({ api, loggedIn, url }) => {
  const [lines, home] = await Promise.all([
    loggedIn ? api.cart.listLines() : undefined,
    loggedIn ? loadHome(api) : undefined,
  ])
  const delivery = await api.postage.showDelivery({ province_id: home?.province_id ?? 0 })
  return { lines: lines && need(lines, url), delivery: need(delivery, url) }
})

export const handle = mainPlaceShell(m.cart_title)

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, m.cart_title())

export default function ShoppingCartPage({ loaderData: { lines, delivery } }: Loaded<typeof loader>) {
  return (
    <Card heading="h1" title={m.cart_title()} look={lines ? 'plain' : 'outline'}>
      <MergeNews />
      {lines ? <BuyerCart lines={lines} delivery={delivery} /> : <VisitorCart delivery={delivery} />}
    </Card>
  )
}

type Delivered = { delivery: DeliveryShown }

const BuyerCart = ({ lines, delivery }: Delivered & { lines: readonly CartLine[] }) => (
  <CartView cart={useBuyerCart(lines)} delivery={delivery} />
)
const VisitorCart = ({ delivery }: Delivered) => <CartView cart={useVisitorCart()} delivery={delivery} />
