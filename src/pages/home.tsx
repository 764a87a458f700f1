import Flame from 'lucide-react/icons/flame'
import MessagesSquare from 'lucide-react/icons/messages-square'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import Sparkles from 'lucide-react/icons/sparkles'
import Ticket from 'lucide-react/icons/ticket-percent'
import type { ReactNode } from 'react'
import type { MetaArgs } from 'react-router'
import { CategoryColumn } from '#features/catalogue/web/category-column.tsx'
import { CategoryFloors } from '#features/catalogue/web/category-floors.tsx'
import { DealRow } from '#features/catalogue/web/deal-row.tsx'
import { sayPostagePromise } from '#features/postage/web/say-postage.ts'
import { HomeCarousel } from '#features/site/web/home-carousel.tsx'
import { NoticeBox } from '#features/site/web/notice-box.tsx'
import { useIdentity } from '#features/site/web/use-identity.ts'
import { pageMeta, publisherOf, sloganOf } from '#pages/page-meta.ts'
import { CategoryStrip } from '#pages/parts/category-strip.tsx'
import { BENEFITS, FEED, STRIP, WELCOME } from '#pages/parts/front-later.ts'
import { HomeUserCard } from '#pages/parts/home-user-card.tsx'
import { loadFront } from '#pages/parts/load-front.ts'
import { SelectedProducts } from '#pages/parts/selected-products.tsx'
import { idsOf, shows } from '#pages/parts/shows.ts'
import { siteJsonLd } from '#pages/parts/site-json-ld.ts'
import { useMe } from '#pages/parts/use-me.ts'
import { paths } from '#paths'
import { cx } from '#ui/cx.ts'
import { SectionHeading } from '#ui/show/section-heading.tsx'
import { Later } from '#web/later.tsx'
import { OwnPart } from '#web/own-part.tsx'
import { type Loaded, pageData } from '#web/page-data.ts'
import * as m from '#words'

/** Fewer categories would stand lost in a column as high as the carousel. */
const COLUMN_FROM = 4

export const loader = pageData(loadFront)

export const handle = shows<typeof loader>(({ coupons }) => ({ coupons: idsOf(coupons) }))

export const meta = ({ loaderData, matches }: MetaArgs<typeof loader>) => [
  ...pageMeta(matches, sloganOf(matches), undefined, loaderData?.slides[0]?.thumb),
  { 'script:ld+json': siteJsonLd(publisherOf(matches)) },
]

export default function Home({ loaderData: home }: Loaded<typeof loader>) {
  const { name, slogan } = useIdentity()
  const { postage } = useMe()
  const tops = home.categories.filter(({ pid }) => pid === 0).length
  const column = tops >= COLUMN_FROM
  const benefits = <Later part={BENEFITS} with={{ postage: sayPostagePromise(postage) }} />
  const first = home.fresh[0] ?? home.selected[0]
  return (
    <div className="column">
      <h1 className="sr-only">{slogan || name}</h1>
      <div
        className={cx(
          'grid gap-4 pt-2 md:grid-rows-1 md:pt-0',
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
          <Later
            part={WELCOME}
            with={{
              name,
              slogan,
              cover: first?.cover ?? '',
              href: paths.search(),
              className: column ? 'md:h-[460px]' : '',
            }}
          />
        )}
        <aside className="flex min-h-0 flex-col gap-4 max-lg:hidden">
          <HomeUserCard />
          <NoticeBox text={home.notice} tall />
        </aside>
      </div>
      <div className="mt-2.5 lg:hidden md:mt-4">
        <NoticeBox text={home.notice} />
      </div>
      {/* Where there is one category, everything is in it. */}
      {tops > 1 && (
        <CategoryStrip categories={home.categories} className={cx('mt-2.5 md:mt-4', column && 'md:hidden')} />
      )}
      <div className="mt-4 max-md:hidden">{benefits}</div>
      {home.fresh.length > 0 && (
        <Shelf
          id="new"
          title={m.home_new()}
          text={m.home_new_text()}
          icon={<Sparkles />}
          more={paths.search({ orderby: 'time' })}
          className="mt-4 md:mt-6"
        >
          <DealRow products={home.fresh} />
        </Shelf>
      )}
      {/* On a phone the first goods come before it. Moved there by a style they would push it down before everybody's eyes. */}
      <div className="mt-5 md:hidden">{benefits}</div>
      {home.coupons.length > 0 && (
        <section
          aria-label={m.home_coupons()}
          className="mt-5 flex items-center gap-x-6 gap-y-3 rounded-2xl bg-warm-50 px-4 py-3 max-md:flex-col max-md:items-stretch md:mt-6 md:px-6"
        >
          <p className="flex shrink-0 items-center gap-2 font-semibold text-warm-700">
            <Ticket className="size-5" />
            {m.home_coupons()}
          </p>
          <Later part={STRIP} with={{ coupons: home.coupons, className: 'coupon-row' }} />
        </section>
      )}
      {home.selects && (
        <Shelf
          id="selected"
          title={home.recommends ? m.home_selected() : m.home_everything()}
          {...(home.recommends && { text: m.home_selected_text() })}
          {...(home.more && { more: paths.search() })}
          icon={home.recommends ? <Flame /> : <ShoppingBasket />}
          className="mt-8 scroll-mt-20"
        >
          <SelectedProducts
            categories={home.categories}
            selection={home.selection}
            products={home.selected}
            cut={home.recommends}
          />
        </Shelf>
      )}
      {home.posts.length > 0 && (
        <Shelf
          id="feed"
          title={m.home_feed()}
          text={m.home_feed_text()}
          icon={<MessagesSquare />}
          className="mt-10"
        >
          <Later part={FEED} with={{ first: home.posts }} when="near" />
        </Shelf>
      )}
      {home.more && (
        <OwnPart>
          <CategoryFloors categories={home.categories} elsewhere={[...home.fresh, ...home.selected]} />
        </OwnPart>
      )}
    </div>
  )
}

type ShelfProps = {
  id: string
  title: string
  text?: string
  icon: ReactNode
  more?: string
  className: string
  children: ReactNode
}

const Shelf = ({ more, className, children, ...heading }: ShelfProps) => (
  <OwnPart>
    <section aria-labelledby={heading.id} className={className}>
      <SectionHeading {...heading} more={more ? { label: m.home_more(), href: more } : undefined} />
      {children}
    </section>
  </OwnPart>
)
