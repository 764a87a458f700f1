import type { UserInfo } from '#features/account/account-contract.ts'
import { api } from '#platform/contract/api.ts'
import { addressHere } from '#platform/i18n/browser-language.ts'
import { toast } from '#ui/act/toast.ts'
import { reachApi } from '#web/call-api.ts'
import { thenGo } from '#web/then-go.ts'
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
  const info = await reachApi(api.account.showUserInfo())
  if (!info) return
  if (info.code !== 1 || !info.data) {
    forgetLogin(user.user_token)
    toast.warn(m.account_verify_failed())
    return
  }
  storeUserInfo(info.data)
  await thenGo(msg, () => window.location.assign(addressHere(safeRedirect(wanted))))
}
