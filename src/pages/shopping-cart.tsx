import type { MetaArgs } from 'react-router'
import type { CartLine } from '#features/cart/cart-contract.ts'
import { CartView } from '#features/cart/web/cart-view.tsx'
import { MergeNews } from '#features/cart/web/merge-news.tsx'
import { useBuyerCart, useVisitorCart } from '#features/cart/web/use-cart.ts'
import { pageMeta } from '#pages/page-meta.ts'
import { Card } from '#ui/show/card.tsx'
import { type Loaded, need, pageData } from '#web/page-data.ts'
import * as m from '#words'

/** A visitor's cart is in the browser: the server knows nothing of it and renders the same page for every visitor. */
const load = pageData(async ({ api, loggedIn, url }) => ({
  lines: loggedIn ? need(await api.cart.listLines(), url) : undefined,
}))
export const loader = load.onServer
export const clientLoader = load.inBrowser

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, m.cart_title())

export default function ShoppingCartPage({ loaderData: { lines } }: Loaded<typeof clientLoader>) {
  return (
    <Card heading="h1" title={m.cart_title()} look={lines ? 'plain' : 'outline'}>
      <MergeNews />
      {lines ? <BuyerCart lines={lines} /> : <VisitorCart />}
    </Card>
  )
}

const BuyerCart = ({ lines }: { lines: readonly CartLine[] }) => <CartView cart={useBuyerCart(lines)} />
const VisitorCart = () => <CartView cart={useVisitorCart()} />
