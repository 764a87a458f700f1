import type { UserInfo } from '#features/account/account-contract.ts'
import { readCookie, removeCookie, writeCookie } from '#platform/contract/cookies.ts'
import { userInfoCookie } from '../user-info-cookie.ts'
import { notifyTabs } from './agree-with-tabs.ts'
import { buyerChanged } from './known-buyer.ts'

/** Renews the stored user info, as after a change of the profile. */
export function storeUserInfo(user: UserInfo): void {
  writeCookie('user_info', userInfoCookie(user))
  buyerChanged()
}

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
  buyerChanged()
  notifyTabs()
}
