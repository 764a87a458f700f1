import { type MetaArgs, useRevalidator } from 'react-router'
import type { CartLine } from '#features/cart/cart-contract.ts'
import { CartView } from '#features/cart/web/cart-page/cart-view.tsx'
import { changeCartPlainly } from '#features/cart/web/cart-page/change-cart-plainly.ts'
import { MergeNews } from '#features/cart/web/cart-page/merge-news.tsx'
import { type Cart, useBuyerCart, useVisitorCart } from '#features/cart/web/cart-page/use-cart.ts'
import { CollectStrip } from '#features/orders/web/collect-strip.tsx'
import { mainPlaceShell } from '#pages/layouts/page-shell.ts'
import { pageMeta } from '#pages/page-meta.ts'
import { loadHome } from '#pages/parts/load-home.ts'
import { ShelfGrid } from '#pages/parts/shelf-grid.tsx'
import { Card } from '#ui/show/card.tsx'
import { SectionHeading } from '#ui/show/section-heading.tsx'
import { type Loaded, need, pageData } from '#web/page-data.ts'
import { takeForm } from '#web/take-form.ts'
import * as m from '#words'

/** A row of wide screens; what stands below an empty cart is seen at once. */
const SEEN_FIRST = 5
/** Two rows of wide screens. */
const ALSO_SHOWN = 10

/** A visitor's cart is in the browser: the server knows nothing of it and renders the same page for every visitor. */
export const loader = pageData(async ({ api, loggedIn, url }) => {
  const [lines, home, coupons, also] = await Promise.all([
    loggedIn ? api.cart.listLines() : undefined,
    loggedIn ? loadHome(api) : undefined,
    api.coupons.listAvailableCoupons(),
    api.catalogue.listProducts({ display_type: 'recommend' }),
  ])
  const delivery = await api.postage.showDelivery({ province_id: home?.province_id ?? 0 })
  return {
    lines: lines && need(lines, url),
    delivery: need(delivery, url),
    coupons: need(coupons, url).filter(({ collected }) => collected === 0),
    also: need(also, url).data,
  }
})

export const action = takeForm(changeCartPlainly)

export const handle = mainPlaceShell(m.cart_title)

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, m.cart_title())

type Page = Loaded<typeof loader>['loaderData']

export default function ShoppingCartPage({ loaderData }: Loaded<typeof loader>) {
  const { lines } = loaderData
  return lines ? <BuyerCart lines={lines} page={loaderData} /> : <VisitorCart page={loaderData} />
}

const BuyerCart = ({ lines, page }: { lines: readonly CartLine[]; page: Page }) => (
  <CartScreen cart={useBuyerCart(lines)} page={page} />
)
const VisitorCart = ({ page }: { page: Page }) => <CartScreen cart={useVisitorCart()} page={page} />

function CartScreen({ cart, page: { delivery, coupons, also } }: { cart: Cart; page: Page }) {
  const { revalidate } = useRevalidator()
  const inCart = new Set(cart.lines?.map((line) => line.product_id))
  const shown = also.filter(({ id }) => !inCart.has(id)).slice(0, ALSO_SHOWN)
  return (
    <>
      <Card heading="h1" title={m.cart_title()} look={cart.visitor ? 'outline' : 'plain'}>
        <MergeNews />
        <CartView
          cart={cart}
          delivery={delivery}
          offers={
            coupons.length > 0 && (
              <div className="mb-3 flex items-center gap-3 @max-3xl:mb-1">
                <h2 className="shrink-0 text-gray-600">{m.coupons_label()}</h2>
                <CollectStrip coupons={coupons} onCollected={revalidate} className="min-w-0" />
              </div>
            )
          }
        />
      </Card>
      {shown.length > 0 && (
        <section aria-labelledby="also" className="mt-8">
          <SectionHeading id="also" title={m.cartpage_also()} />
          <ShelfGrid
            products={shown}
            seenFirst={cart.lines?.length ? 0 : SEEN_FIRST}
            onAdded={revalidate}
            aside
            cut
          />
        </section>
      )}
    </>
  )
}
