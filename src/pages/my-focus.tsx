import { type MetaArgs, useRevalidator } from 'react-router'
import { FollowedShop } from '#features/shop/web/followed-shop.tsx'
import { accountShell } from '#pages/layouts/page-shell.ts'
import { pageMeta } from '#pages/page-meta.ts'
import { loadPage } from '#pages/parts/load-page.ts'
import { ShelfGrid } from '#pages/parts/shelf-grid.tsx'
import { idsOf, shows } from '#pages/parts/shows.ts'
import { paths } from '#paths'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { Pagination } from '#ui/move/pagination.tsx'
import { Card } from '#ui/show/card.tsx'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { buyerPageData, type Loaded } from '#web/page-data.ts'
import * as m from '#words'

export const loader = buyerPageData(({ api, url }) => loadPage(url, (page) => api.shop.listFollows({ page })))

export const handle = {
  ...accountShell(m.shop_my_follows),
  ...shows<typeof loader>(({ data }) => ({ products: data.flatMap(({ products }) => idsOf(products)) })),
}

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, m.shop_my_follows())

/** The shops the buyer follows, with what is new in each. */
export default function MyFocusPage({ loaderData: follows }: Loaded<typeof loader>) {
  const { revalidate } = useRevalidator()
  return (
    <Card heading="h1" title={m.shop_my_follows()}>
      {follows.data.length === 0 && (
        <EmptyState
          scene="basket"
          title={m.shop_no_follows()}
          text={m.shop_no_follows_text()}
          action={<ButtonLink href={paths.search()}>{m.collection_go_shopping()}</ButtonLink>}
        />
      )}
      <div>
        {follows.data.map((shop) => (
          <FollowedShop key={shop.id} shop={shop} onChanged={revalidate}>
            <ShelfGrid products={shop.products} cut />
          </FollowedShop>
        ))}
      </div>
      <Pagination of={follows} className="mt-6" />
    </Card>
  )
}
