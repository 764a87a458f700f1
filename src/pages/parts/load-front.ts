import type { ProductCard } from '#features/catalogue/catalogue-contract.ts'
import { dealOf } from '#features/catalogue/web/deal-row.tsx'
import { feedPostOf } from '#features/community/web/feed-card.tsx'
import { readSelection, type Selection } from '#paths'
import { need, type PageArgs } from '#web/page-data.ts'

const NEW_SHOWN = 10
const SELECTED_SHOWN = 10

/** Everything Home shows, asked for at once. A visitor's is the same for everyone, and kept. */
export async function loadFront({ api, url }: PageArgs) {
  const selection = readSelection(url.searchParams)
  const [slides, system, categories, posts, newest, selected, coupons, hot] = await Promise.all([
    api.site.listSlides({ type: 'nav' }),
    api.site.showConfig({ module: 'system' }),
    api.catalogue.listCategories({ level: 2 }),
    api.community.listPosts({ page: 1 }),
    api.catalogue.listProducts({ display_type: 'new', orderby: 'time' }),
    api.catalogue.listProducts({ display_type: 'recommend', ...selection }),
    api.coupons.listAvailableCoupons(),
    api.search.listHotWords(),
  ])
  const picks = need(selected, url).data
  // A shop that recommends nothing yet shows what it has.
  const everything = picks.length === 0 && need(await api.catalogue.listProducts(selection), url)
  const fresh = need(newest, url).data.slice(0, NEW_SHOWN).map(dealOf)
  const shelf = everything ? everything.data : picks
  const choice = (isChosen(selection) ? shelf : without(shelf, fresh)).slice(0, SELECTED_SHOWN)
  return {
    selection,
    slides: need(slides, url),
    notice: String(need(system, url).web_notice ?? ''),
    categories: need(categories, url),
    posts: need(posts, url).data.map(feedPostOf),
    coupons: need(coupons, url),
    fresh,
    selected: choice,
    /** Where all there is stands among the new ones, a second shelf would only say so again. */
    selects: choice.length > 0 || isChosen(selection) || fresh.length === 0,
    recommends: picks.length > 0,
    /** False where all the shop has stands here already. */
    more: !everything || everything.total > choice.length + (isChosen(selection) ? 0 : fresh.length),
    hot: need(hot, url),
  }
}

/** Whoever sorts or filters sees all that fits, also what stands elsewhere on the page. */
const isChosen = ({ type_id, orderby }: Selection) => type_id !== 0 || orderby !== 'comprehensive'

/** Nothing is shown twice. */
const without = (shelf: readonly ProductCard[], others: readonly { id: number }[]) =>
  shelf.filter(({ id }) => !others.some((other) => other.id === id))
