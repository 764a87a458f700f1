import { useCallback, useEffect, useRef, useState } from 'react'
import { type MetaArgs, useSearchParams } from 'react-router'
import { BuyBar } from '#features/cart/web/buy-bar.tsx'
import { BuyPanel } from '#features/cart/web/buy-panel.tsx'
import { buyPlainly } from '#features/cart/web/buy-plainly.ts'
import { useCartCount } from '#features/cart/web/cart-count.ts'
import { useBuying } from '#features/cart/web/use-buying.ts'
import type { CollectionCounts } from '#features/catalogue/collection-contract.ts'
import { FavouriteButton } from '#features/catalogue/web/collection/favourite-button.tsx'
import { DeliveryFacts } from '#features/catalogue/web/product/delivery-facts.tsx'
import { LeftPanel } from '#features/catalogue/web/product/left-panel.tsx'
import { ProductGallery } from '#features/catalogue/web/product/product-gallery.tsx'
import { useOverlay } from '#features/me/web/take-overlay.ts'
import { focusShell } from '#pages/layouts/page-shell.ts'
import { pageMeta } from '#pages/page-meta.ts'
import { breadcrumbJsonLd } from '#pages/parts/breadcrumb-json-ld.ts'
import { destinationOf } from '#pages/parts/destination-of.tsx'
import { GoodsHead } from '#pages/parts/goods-head.tsx'
import { loadProduct } from '#pages/parts/load-product.ts'
import { crumbsOf } from '#pages/parts/product-crumbs.ts'
import { productJsonLd } from '#pages/parts/product-json-ld.ts'
import { ProductTabs, REVIEWS_ID, useProductTab } from '#pages/parts/product-tabs.tsx'
import { ShelfGrid } from '#pages/parts/shelf-grid.tsx'
import { idsOf, shows } from '#pages/parts/shows.ts'
import { useMe } from '#pages/parts/use-me.ts'
import { paths, readProduct } from '#paths'
import { api } from '#platform/contract/api.ts'
import type { Answer } from '#platform/contract/envelope.ts'
import { useWhenIdle } from '#ui/act/use-when-idle.ts'
import { Breadcrumb } from '#ui/move/breadcrumb.tsx'
import { Alert } from '#ui/show/alert.tsx'
import { SectionHeading } from '#ui/show/section-heading.tsx'
import { dataOf } from '#web/call-api.ts'
import { Later, laterPart } from '#web/later.tsx'
import { OwnPart } from '#web/own-part.tsx'
import { type Loaded, pageData } from '#web/page-data.ts'
import { takeForm } from '#web/take-form.ts'
import * as m from '#words'

const fetchPosts = async () => (await import('#features/community/web/product-posts.tsx')).ProductPosts
const SIDE = laterPart(async () => (await import('#pages/parts/product-side.tsx')).ProductSide)

export const loader = pageData(loadProduct)
export const action = takeForm(buyPlainly)

export const handle = {
  ...focusShell(m.product_page, paths.search),
  ...shows<typeof loader>(({ product, similar, coupons }) => ({
    products: [product.id, ...idsOf(similar)],
    coupons: idsOf(coupons),
    beside_product: 1,
  })),
}

export const meta = ({ loaderData, matches }: MetaArgs<typeof loader>) => {
  if (!loaderData) return []
  const { product, summary, first, origin } = loaderData
  return [
    ...pageMeta(matches, product.name, product.summary, product.covers[0]),
    {
      'script:ld+json': productJsonLd(product, { rating: summary, reviews: first.reviews.data, origin }),
    },
    { 'script:ld+json': breadcrumbJsonLd(crumbsOf(product), origin) },
  ]
}

export default function ProductPage({ loaderData: data }: Loaded<typeof loader>) {
  // Another product is another choice: nothing of the last one stays.
  return <ProductView key={data.product.id} data={data} />
}

function ProductView({ data }: { data: Awaited<ReturnType<typeof loadProduct>> }) {
  const { product, summary, similar } = data
  const overlay = useOverlay()
  const own = overlay?.beside_product ?? undefined
  const [query] = useSearchParams()
  const buying = useBuying(product, readProduct(query))
  const [tab, setTab] = useProductTab(data.first.type !== 'all' || data.first.reviews.current_page > 1)
  const { counts, recount } = useOwnCounts(product.id, own?.collection)
  const cartCount = useCartCount()
  const panel = useRef<HTMLDivElement>(null)
  const Mini = useWhenIdle(fetchMini)
  const Posts = useWhenIdle(fetchPosts)
  const favourite = (look: 'labelled' | 'place', className?: string) => (
    <FavouriteButton
      productId={product.id}
      collected={product.is_collect}
      look={look}
      onChanged={recount}
      {...(className ? { className } : {})}
    />
  )
  return (
    <div className="column over-act">
      <Breadcrumb items={crumbsOf(product)} className="max-md:hidden" />
      <article className="grid gap-5 md:grid-cols-[36%_minmax(0,1fr)] md:gap-8 xl:gap-12">
        <ProductGallery covers={product.covers} alts={product.cover_alts} name={product.name} />
        <div className="flex min-w-0 flex-col gap-4 md:gap-5">
          <GoodsHead
            product={product}
            sku={buying.choice.sku}
            summary={summary}
            coupons={data.coupons}
            onReviews={() => setTab('reviews')}
          />
          <DeliveryFacts
            product={product}
            delivery={own?.delivery ?? data.delivery}
            destination={destinationOf(own?.home ?? null)}
            isKnown={overlay !== undefined}
          />
          {buying.soldOut && (
            <Alert
              tone="warn"
              title={m.product_sold_out_title()}
              action={
                similar.length > 0 && (
                  <a href="#similar" className="font-medium underline underline-offset-4">
                    {m.product_see_similar()}
                  </a>
                )
              }
            >
              {m.product_sold_out_text()}
            </Alert>
          )}
          <div ref={panel}>
            <BuyPanel product={product} buying={buying} favourite={favourite('labelled')} />
          </div>
        </div>
      </article>
      {/* After what is bought with. */}
      <OwnPart>
        <div className="mt-10 grid gap-8 md:grid-cols-[15rem_minmax(0,1fr)]">
          <div className="max-md:order-last">
            <Later
              part={SIDE}
              with={{ product, categories: data.categories, counts: counts && { ...own?.orders, ...counts } }}
            />
          </div>
          <ProductTabs
            product={product}
            summary={summary}
            tags={data.tags}
            first={data.first}
            hrefFor={(type, page) =>
              `${paths.product(product.id, { review: type, review_page: page })}#${REVIEWS_ID}`
            }
            tab={tab}
            onTab={setTab}
            end={Mini && <Mini buying={buying} price={product.price} instead={panel} />}
          />
        </div>
      </OwnPart>
      {similar.length > 0 && (
        <OwnPart>
          <section id="similar" aria-labelledby="similar-title" className="mt-12 scroll-mt-4">
            <SectionHeading
              id="similar-title"
              title={m.product_similar()}
              more={{ label: m.product_more(), href: paths.search({ type_id: product.category.top_id }) }}
            />
            <ShelfGrid products={similar} aside cut />
          </section>
        </OwnPart>
      )}
      {Posts && <Posts productId={product.id} />}
      <LeftPanel />
      <BuyBar
        buying={buying}
        shopHref={paths.shop(product.shop.id)}
        cartCount={cartCount}
        favourite={(className) => favourite('place', className)}
      />
    </div>
  )
}

const fetchMini = async () => (await import('#features/cart/web/mini-buy.tsx')).MiniBuy

/** A buyer who opens a product leaves a footprint, after it is on the screen; the answer has the counts as they are then. */
function useOwnCounts(productId: number, told: CollectionCounts | undefined) {
  const [noted, setCounts] = useState<CollectionCounts>()
  const isBuyer = useMe().me !== undefined
  const counts = noted ?? told
  // A footprint or a count that is lost is no reason to trouble anyone.
  const take = useCallback(async (counting: Promise<Answer<CollectionCounts>>) => {
    const counted = await dataOf(counting)
    if (counted) setCounts(counted)
  }, [])
  useEffect(() => {
    if (isBuyer) void take(api.collection.recordFootprint({ id: productId }))
  }, [productId, isBuyer, take])
  return { counts, recount: () => take(api.collection.countCollection()) }
}
