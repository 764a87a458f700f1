import { useEffect, useRef, useState } from 'react'
import { isAt, paths } from '#paths'
import { SESSION_EXPIRED } from '#platform/contract/api.ts'
import { readCookie } from '#platform/contract/cookies.ts'
import { addressHere } from '#platform/i18n/browser-language.ts'
import { placeOf } from '#platform/i18n/language-address.ts'
import { useWhenIdle } from '#ui/act/use-when-idle.ts'
import { keepTyped } from '#web/keep-typed.ts'
import { agreeWithTabs } from './agree-with-tabs.ts'
import { forgetLogin } from './store-login.ts'

const fetchDialog = async () => (await import('./expired-dialog.tsx')).ExpiredDialog

/** Once per page, near its root: tells that the login has ended, and keeps this tab in step with the others. */
export function ExpiryDialog() {
  const Dialog = useWhenIdle(fetchDialog)
  const [open, setOpen] = useState(false)
  const ended = useRef<string>(undefined)
  useEffect(agreeWithTabs, [])
  useEffect(() => {
    const show = () => {
      // Who is at the door to log in need not be told to.
      if (isAt('login', window.location.pathname)) return
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
  const toRoot = () => leave(() => window.location.assign(addressHere(paths.home())))
  const reload = () => leave(() => window.location.reload())
  const logInAgain = () => leave(toLoginAndBack)
  return Dialog && <Dialog open={open} onHome={toRoot} onStay={reload} onLogin={logInAgain} />
}

function toLoginAndBack() {
  keepTyped()
  const { pathname, search } = window.location
  window.location.assign(addressHere(paths.login({ redirect: placeOf(pathname + search) })))
}
