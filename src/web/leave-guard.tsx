import { useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router'
import { useConfirm } from '#ui/act/confirm-dialog.tsx'
import * as m from '#words'
import { isHalfWritten } from './half-written.ts'

/** Once per page, near its root: a router has room for one blocker, so it speaks for all forms. */
export function LeaveGuard() {
  const confirm = useConfirm()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isHalfWritten() && currentLocation.pathname !== nextLocation.pathname,
  )
  const ask = useEffectEvent(async () => {
    const sure = await confirm({
      title: m.web_leave_title(),
      text: m.web_leave_text(),
      confirm: m.web_leave(),
      cancel: m.web_stay(),
      danger: true,
    })
    if (sure) blocker.proceed?.()
    else blocker.reset?.()
  })
  useEffect(() => {
    if (blocker.state === 'blocked') void ask()
  }, [blocker.state])
  return null
}
