import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { seconds } from '#platform/time.ts'

/** Read out by then; a sentence that stays would be met again by who reads on to the end of the page. */
const STAND = seconds(2)

/**
 * Once per page, near its root. A browser says which page has come and starts reading at its head; within the shop
 * nothing is loaded anew, so this says the title and puts the focus on the heading. Not for the first page, which the
 * browser itself tells, nor where another part of the same page is asked for.
 */
export function TellPage() {
  const { pathname, hash } = useLocation()
  const told = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (told.current === pathname) return
    told.current = pathname
    if (!hash) focusHeading()
    setTitle(document.title)
    const timer = setTimeout(() => setTitle(''), STAND)
    return () => clearTimeout(timer)
  }, [pathname, hash])
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}

/** Who writes, walks along tabs or has a dialog open is left there. */
const BUSY = 'main :is(input,textarea,select,nav *,[role=tab]), dialog *'

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (!heading || document.activeElement?.matches(BUSY)) return
  heading.tabIndex = -1
  // The router has put the page where it belongs.
  heading.focus({ preventScroll: true })
}
