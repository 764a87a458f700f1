import { type MetaArgs, useRevalidator } from 'react-router'
import { FavouriteList } from '#features/catalogue/web/collection/favourite-list.tsx'
import { accountShell } from '#pages/layouts/page-shell.ts'
import { pageMeta } from '#pages/page-meta.ts'
import { loadPage } from '#pages/parts/load-page.ts'
import { shows } from '#pages/parts/shows.ts'
import { readClock, shopDay } from '#platform/time.ts'
import { Pagination } from '#ui/move/pagination.tsx'
import { Card } from '#ui/show/card.tsx'
import { buyerPageData, type Loaded } from '#web/page-data.ts'
import * as m from '#words'

export const loader = buyerPageData(async ({ api, url }) => ({
  favourites: await loadPage(url, (page) => api.collection.listFavourites({ page })),
  today: shopDay(readClock()),
}))

export const handle = {
  ...accountShell(m.collection_favourites),
  ...shows<typeof loader>(({ favourites }) => ({
    products: favourites.data.map(({ product_id }) => product_id),
  })),
}

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, m.collection_favourites())

export default function MyCollectionPage({ loaderData: { favourites, today } }: Loaded<typeof loader>) {
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
      <Pagination of={favourites} className="mt-6" />
    </Card>
  )
}
