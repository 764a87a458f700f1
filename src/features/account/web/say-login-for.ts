import type { LoginFor } from '#paths'
import * as m from '#words'

const SAID: Record<LoginFor, () => string> = {
  favourite: m.account_login_favourite,
  follow: m.account_login_follow,
  like: m.account_login_like,
  dislike: m.account_login_dislike,
  comment: m.account_login_comment,
  coupon: m.account_login_coupon,
  buy: m.account_login_buy,
}

/** What somebody logs in for, who was sent to the login by what they pressed. */
export const sayLoginFor = (act: LoginFor): string => SAID[act]()
