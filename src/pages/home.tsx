import Flame from 'lucide-react/icons/flame'
import MessagesSquare from 'lucide-react/icons/messages-square'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import Sparkles from 'lucide-react/icons/sparkles'
import type { ReactNode } from 'react'
import type { MetaArgs } from 'react-router'
import { CategoryColumn } from '#features/catalogue/web/category-column.tsx'
import { feedPostOf, PostFeed } from '#features/community/web/post-feed.tsx'
import { HomeCarousel } from '#features/site/web/home-carousel.tsx'
import { HomeWelcome } from '#features/site/web/home-welcome.tsx'
import { NoticeBox } from '#features/site/web/notice-box.tsx'
import { useIdentity } from '#features/site/web/use-identity.ts'
import { pageMeta, sloganOf } from '#pages/page-meta.ts'
import { CategoryStrip } from '#pages/parts/category-strip.tsx'
import { HomeUserCard } from '#pages/parts/home-user-card.tsx'
import { SelectedProducts } from '#pages/parts/selected-products.tsx'
import { ShelfGrid } from '#pages/parts/shelf-grid.tsx'
import { paths, readSelection } from '#paths'
import { cx } from '#ui/cx.ts'
import { SectionHeading } from '#ui/show/section-heading.tsx'
import { type Loaded, need, pageData } from '#web/page-data.ts'
import * as m from '#words'

const NEW_SHOWN = 10
/** Fewer categories would stand lost in a column as high as the carousel. */
const COLUMN_FROM = 4

export const loader = pageData(async ({ api, url }) => {
  const selection = readSelection(url.searchParams)
  const [slides, system, categories, posts, fresh, selected] = await Promise.all([
    api.site.listSlides({ type: 'nav' }),
    api.site.showConfig({ module: 'system' }),
    api.catalogue.listCategories({ level: 2 }),
    api.community.listPosts({ page: 1 }),
    api.catalogue.listProducts({ display_type: 'new', orderby: 'time' }),
    api.catalogue.listProducts({ display_type: 'recommend', ...selection }),
  ])
  const picks = need(selected, url).data
  // A shop that recommends nothing yet shows what it has.
  const everything = picks.length === 0 && (await api.catalogue.listProducts(selection))
  return {
    selection,
    slides: need(slides, url),
    notice: String(need(system, url).web_notice ?? ''),
    categories: need(categories, url),
    posts: need(posts, url).data.map(feedPostOf),
    fresh: need(fresh, url).data.slice(0, NEW_SHOWN),
    selected: everything ? need(everything, url).data : picks,
    recommends: picks.length > 0,
  }
})

export const meta = ({ loaderData, matches }: MetaArgs<typeof loader>) =>
  pageMeta(matches, sloganOf(matches), undefined, loaderData?.slides[0]?.thumb)

export default function Home({ loaderData: home }: Loaded<typeof loader>) {
  const { name, slogan } = useIdentity()
  const tops = home.categories.filter(({ pid }) => pid === 0).length
  const column = tops >= COLUMN_FROM
  return (
    <div className="column">
      <h1 className="sr-only">{slogan || name}</h1>
      <div
        className={cx(
          'grid gap-4 pt-4 md:grid-rows-1 md:pt-0',
          (column || home.slides.length > 0) && 'md:h-[460px]',
          column
            ? 'md:grid-cols-[15rem_minmax(0,1fr)] lg:grid-cols-[15rem_minmax(0,1fr)_13.5rem]'
            : 'lg:grid-cols-[minmax(0,1fr)_13.5rem]',
        )}
      >
        {column && (
          <div className="max-md:hidden">
            <CategoryColumn categories={home.categories} />
          </div>
        )}
        {home.slides.length > 0 ? (
          <HomeCarousel slides={home.slides} />
        ) : (
          <HomeWelcome name={name} slogan={slogan} className={column ? 'md:h-[460px]' : ''} />
        )}
        <aside className="flex min-h-0 flex-col gap-4 max-lg:hidden">
          <HomeUserCard />
          <NoticeBox text={home.notice} tall />
        </aside>
      </div>
      {/* Where there is one category, everything is in it. */}
      {tops > 1 && (
        <CategoryStrip categories={home.categories} className={cx('mt-4', column && 'md:hidden')} />
      )}
      <div className="mt-4 lg:hidden">
        <NoticeBox text={home.notice} />
      </div>
      {home.posts.length > 0 && (
        <Shelf id="feed" title={m.home_feed()} text={m.home_feed_text()} icon={<MessagesSquare />}>
          <PostFeed first={home.posts} />
        </Shelf>
      )}
      {home.fresh.length > 0 && (
        <Shelf
          id="new"
          title={m.home_new()}
          text={m.home_new_text()}
          icon={<Sparkles />}
          more={paths.search({ orderby: 'time' })}
        >
          <ShelfGrid products={home.fresh} />
        </Shelf>
      )}
      <Shelf
        id="selected"
        title={home.recommends ? m.home_selected() : m.home_everything()}
        {...(home.recommends && { text: m.home_selected_text() })}
        icon={home.recommends ? <Flame /> : <ShoppingBasket />}
        {...(home.recommends && { more: paths.search() })}
        className="scroll-mt-20"
      >
        <SelectedProducts categories={home.categories} selection={home.selection} products={home.selected} />
      </Shelf>
    </div>
  )
}

type ShelfProps = {
  id: string
  title: string
  text?: string
  icon: ReactNode
  more?: string
  className?: string
  children: ReactNode
}

const Shelf = ({ more, className, children, ...heading }: ShelfProps) => (
  <section aria-labelledby={heading.id} className={cx('mt-10', className)}>
    <SectionHeading {...heading} more={more ? { label: m.home_more(), href: more } : undefined} />
    {children}
  </section>
)
