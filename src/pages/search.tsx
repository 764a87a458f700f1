import { useEffect } from 'react'
import { type MetaArgs, useLoaderData, useNavigation } from 'react-router'
import type { Category } from '#features/catalogue/catalogue-contract.ts'
import { isRangeReversed, isRangeSet, LISTED_MAX } from '#features/catalogue/search-rules.ts'
import { CategoryFilter } from '#features/catalogue/web/search/category-filter.tsx'
import { FoundSkeleton } from '#features/catalogue/web/search/found-skeleton.tsx'
import { NothingFound } from '#features/catalogue/web/search/nothing-found.tsx'
import { PriceRange } from '#features/catalogue/web/search/price-range.tsx'
import { SortLinks } from '#features/catalogue/web/search/sort-links.tsx'
import { pageMeta } from '#pages/page-meta.ts'
import { breadcrumbJsonLd } from '#pages/parts/product-json-ld.ts'
import { ShelfGrid } from '#pages/parts/shelf-grid.tsx'
import { isAt, paths, readSearch, type SearchPlace } from '#paths'
import { toast } from '#ui/act/toast.ts'
import { Breadcrumb } from '#ui/move/breadcrumb.tsx'
import { Pagination } from '#ui/move/pagination.tsx'
import { Alert } from '#ui/show/alert.tsx'
import { need, pageData } from '#web/page-data.ts'
import * as m from '#words'

/** A row of wide screens; phones show four of them at first. */
const SEEN_FIRST = 5

export const loader = pageData(async ({ api, url }) => {
  const asked = readSearch(url)
  // As in the boxes themselves, the minimum gives way.
  const reversed = isRangeReversed(asked.min_price, asked.max_price)
  const place = reversed ? { ...asked, min_price: '' } : asked
  const [categories, hotWords, found] = await Promise.all([
    api.catalogue.listCategories({ level: 2 }),
    api.search.listHotWords(),
    api.search.searchProducts(
      isRangeSet(place.min_price, place.max_price) ? place : { ...place, min_price: '', max_price: '' },
    ),
  ])
  return {
    place,
    categories: need(categories, url),
    hotWords: need(hotWords, url),
    // A keyword that is refused is answered on this page: the box to change it stands above.
    found: found.code === 1 ? found.data : undefined,
    refused: found.code === 1 ? '' : found.msg,
    reversed,
    origin: url.origin,
  }
})

export const meta = ({ loaderData, matches }: MetaArgs<typeof loader>) => {
  if (!loaderData) return []
  const { place, categories, found, origin } = loaderData
  const title = titleOf(place, categories)
  const tags = pageMeta(matches, title, undefined, found?.data[0]?.cover)
  // Categories belong in search engines; what somebody typed or sorted does not, nor does an empty page.
  const plain =
    found?.data.length && paths.search(place) === paths.search({ type_id: place.type_id, page: place.page })
  return plain
    ? [...tags, { 'script:ld+json': breadcrumbJsonLd(crumbsOf(place, categories), origin) }]
    : [...tags, { name: 'robots', content: 'noindex, follow' }]
}

const titleOf = ({ keyword, type_id }: SearchPlace, categories: readonly Category[]) =>
  keyword
    ? m.search_results({ keyword })
    : (categories.find((category) => category.id === type_id)?.name ?? m.search_everything())

export default function SearchPage() {
  const { place, categories, hotWords, found, refused, reversed } = useLoaderData<typeof loader>()
  const { state, location } = useNavigation()
  const waiting = state === 'loading' && isAt('search', location.pathname)
  useEffect(() => {
    if (reversed) toast.warn(m.search_min_above_max())
  }, [reversed])
  return (
    <div className="column pb-6">
      <Breadcrumb items={crumbsOf(place, categories)} />
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h1 className="text-xl font-bold tracking-tight text-gray-900 wrap-anywhere md:text-2xl">
          {titleOf(place, categories)}
        </h1>
        <p role="status" className="text-gray-500">
          {found && countOf(found.total)}
        </p>
      </div>
      {found?.corrected && (
        <Alert className="mb-4">
          {m.search_corrected({ keyword: place.keyword, corrected: found.corrected })}
        </Alert>
      )}
      <div className="rounded-2xl ring-1 ring-gray-200/70">
        {categories.length > 1 && (
          <div className="border-b border-gray-100 p-4 md:px-6 md:py-5">
            <CategoryFilter categories={categories} place={place} />
          </div>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 md:px-6 md:py-3">
          <SortLinks
            sort={{ by: place.orderby, way: place.orderway }}
            hrefFor={({ by, way }) => paths.search({ ...place, orderby: by, orderway: way, page: 1 })}
            className="-mx-2"
          />
          <PriceRange
            key={`${place.min_price} ${place.max_price} ${place.keyword} ${place.type_id}`}
            place={place}
            reversed={reversed}
          />
        </div>
      </div>
      <section aria-labelledby="found" className="mt-4 md:mt-5">
        <h2 id="found" className="sr-only">
          {m.search_found()}
        </h2>
        {waiting ? (
          <FoundSkeleton />
        ) : found && found.data.length > 0 ? (
          <ShelfGrid products={found.data} seenFirst={SEEN_FIRST} />
        ) : refused ? (
          <Alert tone="warn">{refused}</Alert>
        ) : (
          <NothingFound place={place} hotWords={hotWords} />
        )}
      </section>
      {found && (
        <Pagination of={found} hrefFor={(page) => paths.search({ ...place, page })} className="mt-6" />
      )}
    </div>
  )
}

const countOf = (total: number) =>
  total >= LISTED_MAX ? m.search_count_many({ count: LISTED_MAX }) : m.search_count({ count: total })

function crumbsOf(place: SearchPlace, categories: readonly Category[]) {
  const chosen = categories.find((category) => category.id === place.type_id)
  const above = chosen && categories.find((category) => category.id === chosen.pid)
  const crumbs = [
    { label: m.shell_home(), href: paths.home() },
    { label: m.search_everything(), href: paths.search({}) },
    ...[above, chosen].flatMap((category) =>
      category ? [{ label: category.name, href: paths.search({ type_id: category.id }) }] : [],
    ),
  ]
  return place.keyword ? [...crumbs, { label: m.search_quoted({ keyword: place.keyword }) }] : crumbs
}
