import { Flame, Sparkles } from 'lucide-react'
import { type MetaArgs, useLoaderData } from 'react-router'
import { CategoryColumn } from '#features/catalogue/web/category-column.tsx'
import { ProductGrid } from '#features/catalogue/web/product-grid.tsx'
import { HomeCarousel } from '#features/site/web/home-carousel.tsx'
import { NoticeBox } from '#features/site/web/notice-box.tsx'
import { pageMeta } from '#pages/page-meta.ts'
import { need, pageData } from '#platform/pages/page-data.ts'
import { SectionHeading } from '#ui/section-heading.tsx'
import * as m from '#words'

const load = pageData(async ({ api, url }) => {
  const [slides, system, categories, fresh, selected] = await Promise.all([
    api.site.carousel({ type: 'nav' }),
    api.site.config({ module: 'system' }),
    api.catalogue.categories({ level: 2 }),
    api.catalogue.listProducts({ display_type: 'new', orderby: 'time' }),
    api.catalogue.listProducts({ display_type: 'recommend' }),
  ])
  return {
    slides: need(slides, url),
    notice: String(need(system, url).web_notice ?? ''),
    categories: need(categories, url),
    fresh: need(fresh, url).data.slice(0, 10),
    selected: need(selected, url).data,
  }
})
export const loader = load.onServer
export const clientLoader = load.inBrowser

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, m.home_title(), m.home_description())

export default function Home() {
  const { slides, notice, categories, fresh, selected } = useLoaderData<typeof clientLoader>()
  return (
    <div className="column">
      <h1 className="sr-only">{m.home_title()}</h1>
      <div className="grid gap-4 pt-4 md:grid-cols-[15rem_minmax(0,1fr)] md:pt-0">
        <div className="max-md:hidden">
          <CategoryColumn categories={categories} />
        </div>
        <HomeCarousel slides={slides} />
      </div>
      <div className="mt-4">
        <NoticeBox text={notice} />
      </div>
      <section aria-labelledby="new" className="mt-10">
        <SectionHeading
          id="new"
          title={m.home_new()}
          text={m.home_new_text()}
          icon={<Sparkles />}
          more={{ label: m.home_more(), href: '/Search?orderby=time' }}
        />
        <ProductGrid products={fresh} />
      </section>
      <section aria-labelledby="selected" className="mt-10">
        <SectionHeading
          id="selected"
          title={m.home_selected()}
          text={m.home_selected_text()}
          icon={<Flame />}
          more={{ label: m.home_more(), href: '/Search' }}
        />
        <ProductGrid products={selected} />
      </section>
    </div>
  )
}
