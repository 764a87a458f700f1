import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { seconds } from '#platform/time.ts'

/** While something is about to happen to an order, a page in sight looks again, and at once when it comes into sight. */
export function useLooking(waiting: boolean, everySeconds: number): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!waiting) return
    const look = () => {
      if (document.visibilityState === 'visible') void revalidate()
    }
    const looking = setInterval(look, seconds(everySeconds))
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(looking)
      document.removeEventListener('visibilitychange', look)
    }
  }, [waiting, everySeconds, revalidate])
}
