import { storeUserInfo } from '#features/account/web/store-login.ts'
import { api } from '#platform/contract/api.ts'

/** What the browser remembers of its buyer is read again and kept for another seven days. */
export async function renewUserInfo(): Promise<void> {
  const answer = await api.account.showUserInfo()
  if (answer.code === 1) storeUserInfo(answer.data)
}
