import SearchX from 'lucide-react/icons/search-x'
import { Link, type MetaArgs, useLoaderData } from 'react-router'
import { SearchFilters } from '#features/catalogue/web/search/search-filters.tsx'
import { readSearchPlace, searchPath } from '#features/catalogue/web/search/search-place.ts'
import { pageMeta } from '#pages/page-meta.ts'
import { ShelfGrid } from '#pages/parts/shelf-grid.tsx'
import { pageData } from '#platform/pages/page-data.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Pagination } from '#ui/pagination.tsx'
import * as m from '#words'

const load = pageData(async ({ api, url, params }) => {
  const asked = readSearchPlace(url.searchParams)
  const place = { ...asked, keyword: asked.keyword || (params.keyword ?? '') }
  const [categories, found, words] = await Promise.all([
    api.catalogue.categories({ level: 2 }),
    api.search.products({
      keyword: place.keyword,
      orderby: place.sort.by,
      orderway: place.sort.way,
      ...(place.min !== '' && place.max !== '' ? { min_price: place.min, max_price: place.max } : {}),
      type_id: place.typeId,
      page: place.page,
    }),
    api.search.hotWords(),
  ])
  return {
    place,
    categories: categories.code === 1 ? categories.data : [],
    // A keyword the shop refuses (too long) is shown with its sentence, not as a broken page.
    refused: found.code === 1 ? '' : found.msg,
    found: found.code === 1 ? found.data : undefined,
    words: words.code === 1 ? words.data : [],
  }
})
export const loader = load.onServer
export const clientLoader = load.inBrowser

export const meta = ({ loaderData, matches }: MetaArgs<typeof clientLoader>) => {
  const keyword = loaderData?.place.keyword.slice(0, 60) ?? ''
  return pageMeta(matches, keyword ? m.search_title({ keyword }) : m.search_all_products(), m.search_description())
}

export default function SearchPage() {
  const { place, categories, refused, found, words } = useLoaderData<typeof clientLoader>()
  const title = place.keyword ? m.search_title({ keyword: place.keyword.slice(0, 60) }) : m.search_all_products()
  return (
    <div className="column">
      <Breadcrumb items={[{ label: m.shell_home(), href: '/' }, { label: title }]} />
      <h1 className="mb-1 text-xl font-bold text-gray-900 md:text-2xl">{title}</h1>
      <p className="mb-4 text-gray-500" role="status">
        {found && m.search_found({ count: found.total })}
        {found?.corrected && <> {m.search_corrected({ keyword: found.corrected })}</>}
      </p>
      <SearchFilters categories={categories} place={place} />
      <div className="mt-6">
        {found && found.data.length > 0 ? (
          <>
            <ShelfGrid products={found.data} />
            <Pagination
              className="mt-8"
              page={place.page}
              total={found.total}
              perPage={found.per_page}
              hrefFor={(page) => searchPath({ ...place, page })}
            />
          </>
        ) : (
          <EmptyState
            icon={<SearchX />}
            title={refused || m.search_nothing()}
            text={m.search_try()}
            action={words.map((word) => (
              <Link
                key={word}
                to={searchPath({ ...readSearchPlace(new URLSearchParams()), keyword: word })}
                className="rounded-full bg-gray-100 px-4 py-2 text-gray-700 hover:bg-brand-50 hover:text-brand-700"
              >
                {word}
              </Link>
            ))}
          />
        )}
      </div>
    </div>
  )
}
