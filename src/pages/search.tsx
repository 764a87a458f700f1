import { useEffect } from 'react'
import { type MetaArgs, useLoaderData, useNavigation } from 'react-router'
import type { Category } from '#features/catalogue/catalogue-contract.ts'
import type { SearchPage } from '#features/catalogue/search-contract.ts'
import { isRangeReversed, isRangeSet, LISTED_MAX } from '#features/catalogue/search-rules.ts'
import { FoundSkeleton } from '#features/catalogue/web/search/found-skeleton.tsx'
import { NothingFound } from '#features/catalogue/web/search/nothing-found.tsx'
import { SearchFailed } from '#features/catalogue/web/search/search-failed.tsx'
import { SearchTools } from '#features/catalogue/web/search/search-tools.tsx'
import { pageMeta, titleOfPage } from '#pages/page-meta.ts'
import { breadcrumbJsonLd } from '#pages/parts/breadcrumb-json-ld.ts'
import { needPage } from '#pages/parts/load-page.ts'
import { ShelfGrid } from '#pages/parts/shelf-grid.tsx'
import { idsOf, shows } from '#pages/parts/shows.ts'
import { isAt, paths, readSearch, type SearchPlace } from '#paths'
import { toast } from '#ui/act/toast.ts'
import { Breadcrumb } from '#ui/move/breadcrumb.tsx'
import { Pagination } from '#ui/move/pagination.tsx'
import { Alert } from '#ui/show/alert.tsx'
import { need, type PageArgs, pageData } from '#web/page-data.ts'
import * as m from '#words'

/** A row of wide screens; phones show four of them at first. */
const SEEN_FIRST = 5

export const loader = pageData(async ({ api, url }) => {
  const asked = readSearch(url)
  // As in the boxes themselves, the minimum gives way.
  const reversed = isRangeReversed(asked.min_price, asked.max_price)
  const wanted = reversed ? { ...asked, min_price: '' } : asked
  const [categories, hotWords, found] = await Promise.all([
    api.catalogue.listCategories({ level: 2 }),
    api.search.listHotWords(),
    searchFor(api, wanted),
  ])
  if (found.code === 1) needPage(found.data, wanted.page)
  return {
    place: wanted,
    categories: need(categories, url),
    hotWords: need(hotWords, url),
    // A keyword that is refused is answered on this page: the box to change it stands above.
    found: found.code === 1 ? found.data : undefined,
    refused: found.code === 1 ? undefined : { reason: found.reason, msg: found.msg },
    reversed,
    origin: url.origin,
  }
})

/** A range that is not set asks for nothing. */
const searchFor = (api: PageArgs['api'], place: SearchPlace) =>
  api.search.searchProducts({
    ...place,
    ...(isRangeSet(place.min_price, place.max_price) ? {} : { min_price: '', max_price: '' }),
  })

export const handle = shows<typeof loader>(({ found }) => ({ products: idsOf(found?.data ?? []) }))

export const meta = ({ loaderData, matches }: MetaArgs<typeof loader>) => {
  if (!loaderData) return []
  const { place, categories, found, origin } = loaderData
  const title = titleOfPage(titleOf(place, categories), place.page)
  const about = found && m.search_description({ name: title })
  const tags = pageMeta(matches, title, about, found?.data[0]?.cover)
  // Categories belong in search engines; what somebody typed does not (`canonical-path.ts`), nor does an empty page.
  if (place.keyword || place.min_price || place.max_price) return tags
  return found?.data.length
    ? [...tags, { 'script:ld+json': breadcrumbJsonLd(crumbsOf(place, categories), origin) }]
    : [...tags, { name: 'robots', content: 'noindex' }]
}

const titleOf = ({ keyword, type_id }: SearchPlace, categories: readonly Category[]) =>
  keyword
    ? m.search_results({ keyword })
    : (categories.find((category) => category.id === type_id)?.name ?? m.search_everything())

export default function SearchScreen() {
  const { place, categories, hotWords, found, refused, reversed } = useLoaderData<typeof loader>()
  const { state, location } = useNavigation()
  const waiting = state === 'loading' && isAt('search', location.pathname)
  useEffect(() => {
    if (reversed) toast.warn(m.search_min_above_max())
  }, [reversed])
  return (
    <div className="column pb-6">
      <Breadcrumb items={crumbsOf(place, categories)} className="max-md:hidden" />
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3 gap-y-1 max-md:mb-1 max-md:pt-3">
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
      <SearchTools categories={categories} place={place} reversed={reversed} />
      <section aria-labelledby="found" className="mt-3 md:mt-5">
        <h2 id="found" className="sr-only">
          {m.search_found()}
        </h2>
        {waiting ? (
          <FoundSkeleton />
        ) : found && found.data.length > 0 ? (
          <Found found={found} place={place} />
        ) : refused ? (
          <SearchFailed {...refused} />
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

/** What has the keyword in its name; then, under a heading of their own, those that only have to do with it. */
function Found({ found, place }: { found: SearchPage; place: SearchPlace }) {
  const mixed = place.keyword === '' || place.orderby !== 'comprehensive'
  const named = mixed ? found.data : found.data.filter(({ hits }) => hits.length > 0)
  const related = mixed ? [] : found.data.filter(({ hits }) => hits.length === 0)
  return (
    <>
      <ShelfGrid products={named} seenFirst={SEEN_FIRST} />
      {related.length > 0 && (
        <>
          {named.length > 0 && (
            <h3 className="mb-4 mt-8 border-t border-gray-200 pt-6 font-medium text-gray-600">
              {m.search_related()}
            </h3>
          )}
          <ShelfGrid products={related} />
        </>
      )}
    </>
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
