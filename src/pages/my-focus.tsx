import Store from 'lucide-react/icons/store'
import { type MetaArgs, useLoaderData, useRevalidator } from 'react-router'
import { FollowedShop } from '#features/shop/web/followed-shop.tsx'
import { pageMeta } from '#pages/page-meta.ts'
import { pageOf } from '#pages/parts/page-of.ts'
import { ShelfGrid } from '#pages/parts/shelf-grid.tsx'
import { paths } from '#paths'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { Pagination } from '#ui/move/pagination.tsx'
import { Card } from '#ui/show/card.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { buyerPageData, need } from '#web/page-data.ts'
import * as m from '#words'

const load = buyerPageData(async ({ api, url }) => {
  const page = pageOf(url)
  const follows = need(await api.shop.listFollows({ page }), url)
  // The last one of the last page may have gone: the page before it is meant then.
  const last = Math.max(1, Math.ceil(follows.total / follows.per_page))
  return page > last ? need(await api.shop.listFollows({ page: last }), url) : follows
})
export const loader = load.onServer
export const clientLoader = load.inBrowser

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, m.shop_my_follows())

/** The shops the buyer follows, with what is new in each. */
export default function MyFocusPage() {
  const follows = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  return (
    <Card heading="h1" title={m.shop_my_follows()}>
      {follows.data.length === 0 && (
        <EmptyState
          icon={<Store />}
          title={m.shop_no_follows()}
          text={m.shop_no_follows_text()}
          action={<ButtonLink href={paths.search()}>{m.collection_go_shopping()}</ButtonLink>}
        />
      )}
      <div>
        {follows.data.map((shop) => (
          <FollowedShop key={shop.id} shop={shop} onChanged={revalidate}>
            <ShelfGrid products={shop.products} />
          </FollowedShop>
        ))}
      </div>
      <Pagination
        page={follows.current_page}
        total={follows.total}
        perPage={follows.per_page}
        hrefFor={(page) => `?page=${page}`}
        className="mt-6"
      />
    </Card>
  )
}
