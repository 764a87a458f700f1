import { useEffect } from 'react'

/** The forms of this page that hold something their buyer would have to write again. */
const halfWritten = new Set<object>()

export const isHalfWritten = () => halfWritten.size > 0

/** What is written is kept elsewhere: leaving needs no question. */
export function forgetHalfWritten(): void {
  halfWritten.clear()
  window.removeEventListener('beforeunload', warn)
}

const warn = (event: Event) => event.preventDefault()

/** While `dirty`, leaving is asked about: by `LeaveGuard` within the shop, by the browser when the tab goes. */
export function useHalfWritten(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return
    const mark = {}
    halfWritten.add(mark)
    // Only now: a page that always listens is not kept by every browser for going back to it.
    window.addEventListener('beforeunload', warn)
    return () => {
      halfWritten.delete(mark)
      if (!isHalfWritten()) window.removeEventListener('beforeunload', warn)
    }
  }, [dirty])
}
