import type { UserInfo } from '#features/account/account-contract.ts'
import { api } from '#platform/contract/api.ts'
import { seconds } from '#platform/time.ts'
import { toast } from '#ui/act/toast.ts'
import * as m from '#words'
import { safeRedirect } from '../safe-redirect.ts'
import { forgetLogin, storeLogin, storeUserInfo } from './store-login.ts'

/**
 * After a login or a registration: the token is kept, the user info fetched and kept, and after a second the buyer
 * goes on. The page is loaded anew, because all of it may differ for who is known now.
 */
export async function enterShop(
  user: UserInfo & { user_token: string },
  msg: string,
  wanted: string | null,
): Promise<void> {
  storeLogin(user)
  const info = await api.account.showUserInfo()
  if (info.code !== 1 || !info.data) {
    forgetLogin(user.user_token)
    toast.warn(m.account_verify_failed())
    return
  }
  storeUserInfo(info.data)
  toast.success(msg)
  goAfterSuccess(safeRedirect(wanted))
}

export const goAfterSuccess = (path: string) =>
  void setTimeout(() => window.location.assign(path), seconds(1))
