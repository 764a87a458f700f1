import type { UserInfo } from '#features/account/account-contract.ts'
import type { FormAnswer } from '#web/take-form.ts'
import { safeRedirect } from '../safe-redirect.ts'
import { userInfoCookie } from '../user-info-cookie.ts'

type Entered = { msg: string; data: { userinfo: UserInfo & { user_token: string } } }

/** Who came in without a script: the same cookies, set by the server instead of the page. */
export function enteredPlainly({ msg, data }: Entered, redirect: string | null): FormAnswer {
  const { user_token, ...user } = data.userinfo
  return {
    to: safeRedirect(redirect),
    said: msg,
    good: true,
    cookies: { user_token, user_info: userInfoCookie(user) },
  }
}
