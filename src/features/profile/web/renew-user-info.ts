import { storeUserInfo } from '#features/account/web/store-login.ts'
import { api } from '#platform/contract/api.ts'
import { dataOf } from '#web/call-api.ts'

/** What the browser remembers of its buyer is read again and kept for another seven days. */
export async function renewUserInfo(): Promise<void> {
  const user = await dataOf(api.account.showUserInfo())
  if (user) storeUserInfo(user)
}
