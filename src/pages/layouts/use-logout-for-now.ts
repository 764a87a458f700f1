import { api } from '#platform/contract/api.ts'
import { removeCookie } from '#platform/contract/cookies.ts'

export const useLogout = () => async () => {
  await api.account.logout()
  removeCookie('user_token')
  removeCookie('user_info')
  window.location.assign('/')
}
