import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { seconds } from '#platform/time.ts'

const EVERY = seconds(20)

/** Asks again while somebody looks, and at once when they come back to the tab. */
export function useFreshly(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') void revalidate()
    }
    const timer = setInterval(ask, EVERY)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [revalidate])
}
