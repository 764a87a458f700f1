import { useCallback } from 'react'
import { paths } from '#paths'
import { api } from '#platform/contract/api.ts'
import { addressHere } from '#platform/i18n/browser-language.ts'
import { useConfirm } from '#ui/act/confirm-dialog.tsx'
import { thenGo } from '#web/then-go.ts'
import * as m from '#words'
import { forgetLogin } from './store-login.ts'

/** Asks, logs out here whatever the network says, and goes home after a second. */
export function useLogout(): () => Promise<void> {
  const confirm = useConfirm()
  return useCallback(async () => {
    const sure = await confirm({
      title: m.account_logout_title(),
      text: m.account_logout_text(),
      confirm: m.account_logout_confirm(),
    })
    if (!sure) return
    // The session ends on the server too; without a network the cookies go all the same.
    await api.account.logOut().catch(() => undefined)
    forgetLogin()
    await thenGo(m.account_logged_out(), () => window.location.assign(addressHere(paths.home())))
  }, [confirm])
}
