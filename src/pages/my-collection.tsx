import { type MetaArgs, useLoaderData, useRevalidator } from 'react-router'
import { FavouriteList } from '#features/catalogue/web/collection/favourite-list.tsx'
import { pageMeta } from '#pages/page-meta.ts'
import { pageOf } from '#pages/parts/page-of.ts'
import { readClock, shopDay } from '#platform/time.ts'
import { Pagination } from '#ui/move/pagination.tsx'
import { Card } from '#ui/show/card.tsx'
import { buyerPageData, need } from '#web/page-data.ts'
import * as m from '#words'

const load = buyerPageData(async ({ api, url }) => {
  const page = pageOf(url)
  const favourites = need(await api.collection.listFavourites({ page }), url)
  // The last one of the last page may have gone: the page before it is meant then.
  const last = Math.max(1, Math.ceil(favourites.total / favourites.per_page))
  const shown = page > last ? need(await api.collection.listFavourites({ page: last }), url) : favourites
  return { favourites: shown, today: shopDay(readClock()) }
})
export const loader = load.onServer
export const clientLoader = load.inBrowser

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, m.collection_favourites())

export default function MyCollectionPage() {
  const { favourites, today } = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  return (
    <Card
      heading="h1"
      title={m.collection_favourites()}
      action={
        <span className="text-gray-500">{m.collection_favourites_total({ count: favourites.total })}</span>
      }
    >
      <FavouriteList favourites={favourites.data} today={today} onChanged={revalidate} />
      <Pagination
        page={favourites.current_page}
        total={favourites.total}
        perPage={favourites.per_page}
        hrefFor={(page) => `?page=${page}`}
        className="mt-6"
      />
    </Card>
  )
}
