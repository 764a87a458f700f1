import { type RefObject, useEffect, useState } from 'react'

/** What is this far below or above what is seen is near. */
const NEAR = '800px 0px'

/** Whether a box has come near what is seen; from then on it stays near. */
export function useNear(box: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!box.current) return
    const watcher = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: NEAR },
    )
    watcher.observe(box.current)
    return () => watcher.disconnect()
  }, [box])
  return near
}
