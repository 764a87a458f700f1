import { takeWish, type WishAct } from '#features/account/web/wish.ts'
import { api } from '#platform/contract/api.ts'
import { readCookie } from '#platform/contract/cookies.ts'
import { toast } from '#ui/act/toast.ts'
import { callApi } from '#web/call-api.ts'

type Done = { msg: string } | undefined

/** Each says where it should end, so that nothing that holds already is taken back. */
const DO: Record<WishAct, (id: number) => Promise<Done>> = {
  favourite: (id) => callApi(api.collection.toggleFavourite({ id, on: 1 })),
  follow: (id) => callApi(api.shop.followShop({ id, on: 1 })),
  like: (id) => callApi(api.community.likePost({ id, on: 1 })),
  dislike: (id) => callApi(api.community.dislikePost({ id, on: 1 })),
  coupon: (id) => callApi(api.coupons.collectCoupon({ id })),
}

/**
 * On the first page after the login what a visitor pressed is done. Whoever turned back from the login has thought better
 * of it.
 */
export async function finishWish(): Promise<boolean> {
  const wish = takeWish()
  if (!wish || !readCookie('user_token')) return false
  const done = await DO[wish.act](wish.id)
  if (done?.msg) toast.success(done.msg)
  return done !== undefined
}
