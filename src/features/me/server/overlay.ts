import { findBuyer, showUser } from '#features/account/server/buyer-store.ts'
import { favouriteIds } from '#features/catalogue/server/collection/favourite-ids.ts'
import { ownComments } from '#features/community/server/list-comments.ts'
import { reactionsTo } from '#features/community/server/my-reactions.ts'
import type { meContract } from '#features/me/me-contract.ts'
import { unreadAmong } from '#features/notices/server/notice-marks.ts'
import { followedIds } from '#features/shop/server/mark-followed.ts'
import type { Act, ReadContext } from '#platform/contract/act.ts'
import type { Buyer } from '#platform/contract/actor.ts'
import { showBesideProduct } from './show-beside-product.ts'
import { showLatestNews } from './show-latest-news.ts'
import { showOwnCoupons } from './show-own-coupons.ts'

type Context = ReadContext<Buyer>

export const overlay: Act<typeof meContract.overlay> = async (asked, context) => {
  const { tx, actor, language } = context
  const [user, favourites, followed, comments, announcements, reactions, coupons, besideProduct, news] =
    await Promise.all([
      findBuyer(tx, actor.id).then((buyer) => showUser(tx, buyer, language)),
      marked(asked.products, favouriteIds, context),
      marked(asked.shops, followedIds, context),
      ownComments(asked.comments, context),
      unreadAmong(tx, actor.id, 'platform', asked.announcements),
      ownReactions(asked.posts, context),
      asked.coupons ? showOwnCoupons(context) : null,
      asked.beside_product ? showBesideProduct(context) : null,
      asked.news ? showLatestNews(context) : null,
    ])
  return {
    user,
    favourites,
    followed,
    own_comments: [...comments],
    new_announcements: [...announcements],
    reactions,
    coupons,
    beside_product: besideProduct,
    news,
  }
}

async function marked(
  ids: readonly number[],
  ofBuyer: (context: Context) => Promise<ReadonlySet<number>>,
  context: Context,
): Promise<number[]> {
  if (ids.length === 0) return []
  const mine = await ofBuyer(context)
  return ids.filter((id) => mine.has(id))
}

async function ownReactions(ids: readonly number[], context: Context) {
  if (ids.length === 0) return []
  const mine = await reactionsTo(
    ids.map((id) => ({ id })),
    context,
  )
  return ids.flatMap((id) => {
    const reaction = mine.get(id)
    return reaction ? [{ id, is_zan: reaction === 1 ? 1 : 0, is_cai: reaction === -1 ? 1 : 0 }] : []
  })
}
