import { useEffect, useRef, useState } from 'react'
import { paths } from '#paths'
import { SESSION_EXPIRED } from '#platform/contract/api.ts'
import { readCookie } from '#platform/contract/cookies.ts'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import * as m from '#words'
import { agreeWithTabs } from './agree-with-tabs.ts'
import { forgetLogin } from './store-login.ts'

/** Once per page, near its root: tells that the login has ended, and keeps this tab in step with the others. */
export function ExpiryDialog() {
  const [open, setOpen] = useState(false)
  const ended = useRef<string>(undefined)
  useEffect(agreeWithTabs, [])
  useEffect(() => {
    const show = () => {
      ended.current = readCookie('user_token')
      setOpen(true)
    }
    window.addEventListener(SESSION_EXPIRED, show)
    return () => window.removeEventListener(SESSION_EXPIRED, show)
  }, [])

  const leave = (go: () => void) => {
    if (ended.current !== undefined) forgetLogin(ended.current)
    setOpen(false)
    go()
  }
  const toRoot = () => leave(() => window.location.assign(paths.home()))
  const reload = () => leave(() => window.location.reload())
  return (
    <Dialog
      open={open}
      onClose={reload}
      title={m.account_exit_login()}
      role="alertdialog"
      size="sm"
      cancel={m.ui_cancel()}
      footer={
        <Button data-autofocus="" onClick={toRoot}>
          {m.ui_confirm()}
        </Button>
      }
    >
      <p className="text-base text-gray-600">{m.shell_login_expired()}</p>
    </Dialog>
  )
}
