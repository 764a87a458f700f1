import type { MetaArgs } from 'react-router'
import { SortLinks } from '#features/catalogue/web/search/sort-links.tsx'
import { ShopHeader } from '#features/shop/web/shop-header.tsx'
import { ShopSearchBox } from '#features/shop/web/shop-search-box.tsx'
import { pageMeta, titleOfPage } from '#pages/page-meta.ts'
import { breadcrumbJsonLd } from '#pages/parts/breadcrumb-json-ld.ts'
import { needPage } from '#pages/parts/load-page.ts'
import { ShelfGrid } from '#pages/parts/shelf-grid.tsx'
import { idsOf, shows } from '#pages/parts/shows.ts'
import { paths, readShop } from '#paths'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { Breadcrumb } from '#ui/move/breadcrumb.tsx'
import { Pagination } from '#ui/move/pagination.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { SectionHeading } from '#ui/show/section-heading.tsx'
import { type Loaded, need, pageData } from '#web/page-data.ts'
import * as m from '#words'

export const loader = pageData(async ({ api, params, url }) => {
  const place = readShop(url.searchParams)
  const id = params.id ?? ''
  const [shop, products] = await Promise.all([
    api.shop.showShop({ id }),
    api.shop.listShopProducts({ id, ...place }),
  ])
  const shown = need(products, url)
  needPage(shown, place.page)
  return { shop: need(shop, url), products: shown, place, origin: url.origin }
})

export const handle = shows<typeof loader>(({ shop, products }) => ({
  shops: [shop.id],
  products: idsOf(products.data),
}))

export const meta = ({ loaderData, matches }: MetaArgs<typeof loader>) => {
  if (!loaderData) return []
  const { shop, place, origin } = loaderData
  const title = titleOfPage(shop.name, place.page)
  const about = m.shop_description({ name: title, city: shop.city, intro: shop.intro })
  return [
    ...pageMeta(matches, title, about, shop.logo),
    { 'script:ld+json': breadcrumbJsonLd(crumbsOf(shop.name), origin) },
  ]
}

export default function ShopPage({ loaderData: { shop, products, place } }: Loaded<typeof loader>) {
  const { keyword } = place
  return (
    <div className="column">
      <Breadcrumb items={crumbsOf(shop.name)} />
      <ShopHeader key={shop.id} shop={shop} />
      <section aria-labelledby="shelf" className="mt-8">
        <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <SectionHeading
            id="shelf"
            title={keyword ? m.shop_results({ keyword }) : m.shop_all_products()}
            text={m.shop_found({ count: products.total })}
            className="mb-0! md:mb-0!"
          />
          <ShopSearchBox shopId={shop.id} place={place} />
        </div>
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <SortLinks
            sort={{ by: place.orderby, way: place.orderway }}
            hrefFor={({ by, way }) => paths.shop(shop.id, { ...place, orderby: by, orderway: way, page: 1 })}
          />
          {keyword && (
            <ButtonLink href={paths.shop(shop.id)} variant="link" preventScrollReset>
              {m.shop_clear_search()}
            </ButtonLink>
          )}
        </div>
        {products.data.length > 0 ? (
          <ShelfGrid products={products.data} seenFirst={5} />
        ) : (
          <EmptyState
            scene={keyword ? 'search' : 'basket'}
            title={keyword ? m.shop_nothing() : m.shop_empty()}
            text={keyword ? m.shop_nothing_text() : undefined}
            action={
              <ButtonLink href={keyword ? paths.shop(shop.id) : paths.search()}>
                {m.shop_see_all()}
              </ButtonLink>
            }
          />
        )}
        <Pagination
          label={m.shop_pages()}
          of={products}
          hrefFor={(page) => paths.shop(shop.id, { ...place, page })}
          className="mt-6"
        />
      </section>
    </div>
  )
}

const crumbsOf = (name: string) => [{ label: m.shell_home(), href: paths.home() }, { label: name }]
