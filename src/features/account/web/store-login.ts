import type { UserInfo } from '#features/account/account-contract.ts'
import { readCookie, removeCookie, writeCookie } from '#platform/contract/cookies.ts'
import { notifyTabs } from './agree-with-tabs.ts'

/** Browsers drop a cookie above 4096 bytes silently; what a page shows at once is what must be kept. */
const MAX_COOKIE = 3800

/** What the cookie `user_info` holds: the fields of the specification, as long as they fit. */
function cookieOf(user: UserInfo): string {
  const { id, user_nickname, name, avatar, mobile, gender, birthday, email, wechat, qq, academic, work } =
    user
  const short = { id, user_nickname, avatar }
  const whole = { ...short, name, mobile, gender, birthday, email, wechat, qq, academic, work }
  const text = JSON.stringify(whole)
  return encodeURIComponent(text).length <= MAX_COOKIE ? text : JSON.stringify(short)
}

/** Renews the stored user info, as after a change of the profile. */
export const storeUserInfo = (user: UserInfo) => writeCookie('user_info', cookieOf(user))

/** The buyer is logged in from now on, here and in the other tabs. */
export function storeLogin(user: UserInfo & { user_token: string }): void {
  writeCookie('user_token', user.user_token)
  storeUserInfo(user)
  notifyTabs()
}

/** Nobody is logged in any more. With a token only if it is still that one: another tab may have logged in since. */
export function forgetLogin(token?: string): void {
  if (token !== undefined && readCookie('user_token') !== token) return
  removeCookie('user_token')
  removeCookie('user_info')
  notifyTabs()
}
