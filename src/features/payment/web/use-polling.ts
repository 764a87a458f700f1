import { useEffect, useEffectEvent } from 'react'
import { seconds } from '#platform/time.ts'

/** Asks again and again while `active`, one question at a time; a question that failed is asked again later. */
export function usePolling(active: boolean, every: number, question: () => Promise<void>): void {
  const ask = useEffectEvent(question)
  useEffect(() => {
    if (!active) return
    let stopped = false
    let timer: ReturnType<typeof setTimeout>
    const next = () => {
      timer = setTimeout(async () => {
        await ask().catch(() => undefined)
        if (!stopped) next()
      }, seconds(every))
    }
    next()
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [active, every])
}
