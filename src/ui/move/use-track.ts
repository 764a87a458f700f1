import { type RefObject, useCallback, useEffect, useState } from 'react'

/**
 * Follows a row of equally wide slides in a scroll-snapping track. The track ends with a copy of the first
 * slide; resting on it jumps back unseen, so going forward never ends.
 */
export function useTrack(track: RefObject<HTMLElement | null>, count: number, calm: boolean) {
  const [index, setIndex] = useState(0)

  const scrollTo = useCallback(
    (position: number, instant = false) => {
      const element = track.current
      element?.scrollTo({
        left: position * element.clientWidth,
        behavior: instant || calm ? 'instant' : 'smooth',
      })
    },
    [track, calm],
  )

  useEffect(() => {
    const element = track.current
    if (!element || count < 2) return
    let rest: ReturnType<typeof setTimeout>
    const settle = () => {
      if (Math.round(element.scrollLeft / element.clientWidth) >= count) scrollTo(0, true)
    }
    const follow = () => {
      if (element.clientWidth > 0) setIndex(Math.round(element.scrollLeft / element.clientWidth) % count)
      clearTimeout(rest)
      rest = setTimeout(settle, 120)
    }
    element.addEventListener('scroll', follow, { passive: true })
    return () => {
      clearTimeout(rest)
      element.removeEventListener('scroll', follow)
    }
  }, [track, count, scrollTo])

  const next = useCallback(() => scrollTo(index + 1), [index, scrollTo])
  const previous = useCallback(() => {
    // Before the first comes the last: start from the copy at the far end, which looks the same.
    if (index === 0) scrollTo(count, true)
    scrollTo((index === 0 ? count : index) - 1)
  }, [index, count, scrollTo])

  return { index, next, previous, goTo: scrollTo }
}
