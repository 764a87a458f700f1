import { useEffect, useEffectEvent, useRef } from 'react'
import { createPath, useLocation, useNavigate } from 'react-router'
import { useOnChange } from '#platform/pages/use-on-change.ts'
import { minutes } from '#platform/time.ts'
import { toast } from '#ui/act/toast.ts'
import * as m from '#words'
import { keepHere, type Missed } from './missed-page.ts'

/** Long enough to find the network again; whoever goes elsewhere is no longer told. */
const STAND = minutes(5)

const SENTENCES = { network: m.web_page_unreached, busy: m.shell_busy }

/**
 * Once per page, near its root. When the next page does not come, the buyer stays where they are, with what they have
 * written, and may try again.
 */
export function StayHere() {
  const navigate = useNavigate()
  const here = useLocation()
  const told = useRef(0)
  const stay = useEffectEvent(async ({ url, why }: Missed) => {
    // A router ends a navigation by another: this one leads to where we are and asks for nothing.
    const options = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false }
    await navigate(createPath(here), { ...options, state: here.state })
    const wanted = url.pathname + url.search
    const again = () => navigate(wanted, { replace: wanted === here.pathname + here.search })
    const action = { label: m.shell_try_again(), onClick: () => void again() }
    told.current = toast.warn(SENTENCES[why](), { action, duration: STAND })
  })
  useEffect(() => keepHere((missed) => stay(missed)), [])
  useOnChange(here.pathname + here.search, () => toast.dismiss(told.current))
  return null
}
