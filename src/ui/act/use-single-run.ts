import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Runs a handler once at a time: while the promise it returned is open, further calls are dropped.
 * The ref decides, because two clicks can arrive before React has drawn the first one.
 */
export function useSingleRun<Event>(handler: ((event: Event) => unknown) | undefined) {
  const running = useRef(false)
  const mounted = useRef(false)
  const [pending, setPending] = useState(false)

  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])

  const run = useCallback(
    (event: Event) => {
      if (running.current) return
      const result = handler?.(event)
      if (!(result instanceof Promise)) return
      running.current = true
      setPending(true)
      const settle = () => {
        running.current = false
        if (mounted.current) setPending(false)
      }
      result.then(settle, settle)
    },
    [handler],
  )

  return { run, pending }
}
