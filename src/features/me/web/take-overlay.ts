import { storeUserInfo } from '#features/account/web/store-login.ts'
import { ownFavourites } from '#features/catalogue/web/collection/own-favourites.ts'
import { ownComments, ownReactions } from '#features/community/web/own-community.ts'
import type { Overlay, OverlayAsked } from '#features/me/me-contract.ts'
import { newAnnouncements } from '#features/notices/web/new-announcements.ts'
import { ownCoupons } from '#features/orders/web/own-coupons.ts'
import { ownFollows } from '#features/shop/web/own-follows.ts'
import { api } from '#platform/contract/api.ts'
import { readCookie } from '#platform/contract/cookies.ts'
import { dataOf } from '#web/call-api.ts'
import { createStore } from '#web/create-store.ts'

/** What a page shows, with the ids of the open coupons, of which all are asked for. */
export type Shown = Omit<OverlayAsked, 'coupons'> & { coupons?: readonly number[] }

type OfPage = Pick<Overlay, 'beside_product' | 'news'>

const NOTHING: OfPage = { beside_product: null, news: null }

const ofPage = createStore<OfPage | undefined>(undefined)
/** What is the buyer's own of a page beside marks; nothing until it is known, or known that it does not come. */
export const useOverlay = ofPage.useValue

let latest = 0

/** Asks what is the buyer's own of a page. A page without it is no reason to trouble anyone. */
export async function takeOverlay({ coupons = [], ...shown }: Shown): Promise<void> {
  const token = readCookie('user_token')
  if (token === undefined) return
  const asking = ++latest
  const tell = beginTelling({ coupons, ...shown })
  const own = await dataOf(api.me.overlay({ ...shown, coupons: coupons.length > 0 ? 1 : 0 }))
  if (asking !== latest || readCookie('user_token') !== token) return
  if (own) {
    tell(own)
    storeUserInfo(own.user)
  }
  const known = ofPage.read() ?? NOTHING
  ofPage.write({
    beside_product: own?.beside_product ?? known.beside_product,
    news: own?.news ?? known.news,
  })
}

/** Of everything that is shown the marks are told, also that there is none. */
function beginTelling({ products, shops, posts, comments, announcements, coupons }: Shown) {
  const favourites = ownFavourites.beginAsking()
  const follows = ownFollows.beginAsking()
  const reactions = ownReactions.beginAsking()
  const authors = ownComments.beginAsking()
  const news = newAnnouncements.beginAsking()
  const collected = ownCoupons.beginAsking()
  return (own: Overlay) => {
    favourites(eachOf(products, (id) => (own.favourites.includes(id) ? 1 : 0)))
    follows(eachOf(shops, (id) => (own.followed.includes(id) ? 1 : 0)))
    reactions(eachOf(posts, (id) => own.reactions.find((one) => one.id === id) ?? NO_REACTION))
    authors(eachOf(comments, (id) => own.own_comments.includes(id)))
    news(eachOf(announcements, (id) => own.new_announcements.includes(id)))
    collected(eachOf(coupons, (id) => stateOf(own.coupons?.find((one) => one.id === id))))
  }
}

const NO_REACTION = { is_zan: 0, is_cai: 0 }

const stateOf = (coupon: { collected: number } | undefined) =>
  !coupon ? 'not for them' : coupon.collected === 1 ? 'collected' : 'open'

const eachOf = <T>(ids: readonly unknown[] = [], markOf: (id: number) => T) =>
  ids.map(Number).map((id) => [id, markOf(id)] as const)
